import { expect, test } from 'vitest';
import type { MarketShown } from '#contract/betting/event.ts';
import { nearestLine } from './nearest-line.ts';

const total = (line: number, change: Partial<MarketShown> = {}): MarketShown => ({
  ...{ id: `total|line=${line}`, code: 'total', params: { line }, group: 'totals', pause: null },
  outcomes: [
    { code: 'over', odds: 1_000 + line * 200 },
    { code: 'under', odds: null },
  ],
  ...{ has_cash_out: true, is_for_builder: true },
  ...change,
});
const pick = { market: 'total|line=2.5', code: 'total', params: { line: 2.5 }, outcome: 'over' };

test('a line that went is asked about at the nearest one that is open', () => {
  const markets = [total(1.5), total(3.5, { pause: 'incident' }), total(4), total(2.5)];
  expect(nearestLine(markets, pick)).toMatchObject({ market: { id: 'total|line=1.5' }, odds: 1_300 });
});

test('not at another question, nor at an answer that cannot be had', () => {
  const other = total(3.5, { id: 'h1-total|line=3.5', code: 'h1-total' });
  expect(nearestLine([other], pick)).toBeNull();
  expect(nearestLine([total(3.5, { params: { line: 3.5, side: 'home' } })], pick)).toBeNull();
  expect(nearestLine([total(3.5)], { ...pick, outcome: 'under' })).toBeNull();
  expect(nearestLine([total(3.5)], { ...pick, params: {} })).toBeNull();
});
