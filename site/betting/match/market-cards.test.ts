import { expect, test } from 'vitest';
import type { MarketShown } from '#contract/betting/event.ts';
import { cardsOf, mainLines } from './market-cards.ts';

const total = (line: number, ...odds: (number | null)[]): MarketShown => ({
  ...{ id: `total|line=${line}`, code: 'total', params: { line }, group: 'totals' },
  outcomes: odds.map((price, at) => ({ code: at === 0 ? 'over' : 'under', odds: price })),
  ...{ pause: null, has_cash_out: true, is_for_builder: true },
});
const ofSide = (side: string): MarketShown => ({
  ...total(0.5, 1_500, 2_500),
  ...{ code: 'side-total', params: { side, line: 0.5 } },
});

test('a question is one card with all its lines; a side has its own', () => {
  const cards = cardsOf('football', [
    total(1.5, 1_300, 3_400),
    total(2.5, 1_900, 1_900),
    ofSide('home'),
    ofSide('away'),
  ]);
  expect(cards.map(({ name, markets, hasLines }) => [name, markets.length, hasLines])).toEqual([
    ['football:total', 2, true],
    ['football:side-total:home', 1, true],
    ['football:side-total:away', 1, true],
  ]);
});

test('of many lines the evenest are shown first, in the order of the lines', () => {
  const lines = [
    total(0.5, 1_050, 9_000),
    total(1.5, 1_300, 3_400),
    total(2.5, 1_900, 1_900),
    total(3.5, 3_200, 1_330),
    total(4.5, 6_400, 1_100),
    total(5.5, null, null),
  ];
  expect(mainLines(lines).map(({ params }) => params['line'])).toEqual([1.5, 2.5, 3.5]);
});
