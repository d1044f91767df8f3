// What picks cost: one, or several of a match together, and what cannot be had.
import { expect, test } from 'vitest';
import { jointChance } from '#sports/law/score-law.ts';
import { eventRecord, playedTo } from '#tests/event-record.ts';
import { matchOf } from './match-of.ts';
import { offeredBook, priceOf } from './offered-book.ts';
import type { Trading } from './trading.ts';

const football = (trading: Trading = {}) => offeredBook(eventRecord('football', { trading }));

const pick = (market: string, outcome: string) => ({ market, outcome });

test('one pick costs what is offered, and says what it is worth', () => {
  const book = football();
  const { chance, oddsX1000 } = book.markets.get('result')!.outcomes[0]!;
  expect(priceOf(book, [pick('result', '1')])).toEqual({
    oddsX1000,
    plainOddsX1000: oddsX1000,
    baseOddsX1000: oddsX1000,
    chance,
  });
});

test('what is not there, or not open, is refused by its name', () => {
  const book = football({ markets: { result: { is_paused: true } }, lean: { 'both-score': { yes: 1 } } });
  expect(priceOf(book, [])).toEqual({ why: 'not-possible' });
  expect(priceOf(book, [pick('no-such', '1')])).toEqual({ why: 'closed' });
  expect(priceOf(book, [pick('double-chance', 'no-such')])).toEqual({ why: 'closed' });
  expect(priceOf(book, [pick('result', '1')])).toEqual({ why: 'paused' });
  expect(priceOf(book, [pick('both-score', 'yes')])).toEqual({ why: 'closed' });
  for (const pause of ['incident', 'feed'] as const)
    expect(priceOf(offeredBook(eventRecord('football', { pause })), [pick('odd-even', 'odd')])).toEqual({
      why: 'paused',
    });
  expect(priceOf(football({ pause: { reason: 'a test' } }), [pick('result', '1')])).toEqual({
    why: 'paused',
  });
});

test('a trader’s price and margin stand in place of the usual ones', () => {
  const fixed = football({ markets: { result: { prices: { '1': 5_000 } } } });
  expect(priceOf(fixed, [pick('result', '1')])).toMatchObject({ oddsX1000: 5_000 });
  expect(priceOf(fixed, [pick('result', '2')])).toEqual(priceOf(football(), [pick('result', '2')]));
  const oddsAt = (margin: number) => {
    const price = priceOf(football({ margin }), [pick('total|line=2.5', 'over')]);
    return 'why' in price ? 0 : price.oddsX1000;
  };
  expect(oddsAt(3)).toBeLessThan(oddsAt(1));
  expect(oddsAt(1)).toBeLessThan(oddsAt(0));
});

test('what the house owes makes an outcome dearer', () => {
  const odds = (lean: Record<string, number>) => {
    const price = priceOf(football({ lean: { result: lean } }), [pick('result', '1')]);
    return 'why' in price ? 0 : price.oddsX1000;
  };
  expect(odds({ '1': 0.9 })).toBeLessThan(odds({}));
});

test('a builder costs what its picks are worth together, which is not their product', () => {
  const book = football();
  const picks = [pick('result', '1'), pick('total|line=3.5', 'over'), pick('both-score', 'yes')];
  const price = priceOf(book, picks);
  if ('why' in price) throw new Error(price.why);
  const joint = jointChance(
    picks.map(({ market, outcome }) => ({ spec: book.markets.get(market)!.spec, outcome })),
    matchOf(eventRecord('football')).law()!,
  )!;
  const product = picks.reduce(
    (all, { market, outcome }) =>
      all * book.markets.get(market)!.outcomes.find(({ code }) => code === outcome)!.chance,
    1,
  );
  expect(price.chance).toBeCloseTo(joint, 12);
  expect(joint).toBeGreaterThan(product * 1.3);
  expect(price.oddsX1000 * joint).toBeLessThan(1000);
});

test.for([
  ['says nothing new', [pick('result', '1'), pick('double-chance', '1X')], 'pick-says-nothing'],
  ['cannot all come', [pick('result', '1'), pick('result', '2')], 'impossible'],
  ['is no pick of a builder', [pick('result', '1'), pick('draw-no-bet', '2')], undefined],
  ['has a line that may be met', [pick('both-score', 'yes'), pick('total|line=3', 'over')], undefined],
] as const)('a builder that %s is refused', ([, picks, fault]) => {
  const price = priceOf(football(), picks);
  expect(price).toMatchObject({ why: 'not-possible' });
  expect('fault' in price ? price.fault : undefined).toBe(fault);
});

test('nine picks are too many, and where a trader has fixed a price there is no builder', () => {
  const lines = [0.5, 1.5, 2.5, 3.5];
  const many = [
    ...lines.flatMap((line) => [pick(`side-total|side=home|line=${line}`, 'under')]),
    ...lines.flatMap((line) => [pick(`side-total|side=away|line=${line}`, 'under')]),
    pick('odd-even', 'odd'),
  ];
  expect(priceOf(football(), many)).toMatchObject({ why: 'not-possible' });
  const fixed = football({ markets: { result: { prices: { X: 3_000 } } } });
  expect(priceOf(fixed, [pick('result', '1'), pick('both-score', 'yes')])).toEqual({ why: 'not-possible' });
});

test('builders are priced in play too', () => {
  const book = offeredBook(playedTo('tennis', 0.3, 4));
  const [total] = [...book.markets.values()].filter(({ type }) => type.code === 'games-total');
  const price = priceOf(book, [pick('winner', '1'), pick(total!.id, 'over')]);
  expect('why' in price ? price : price.oddsX1000 * price.chance <= 1000).toBe(true);
});
