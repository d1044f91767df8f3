import { expect, test } from 'vitest';
import { countBet, type JackpotTerms, measureOf, type Standing, ticketsOf, wonCents } from './jackpots.ts';

const terms: JackpotTerms = {
  ...{ kind: 'by-value', games: ['gem-forge'], min_stake_cents: 20, start_cents: 1_000, limit_cents: 5_000 },
  ...{ pot_ppm: 5_000, reserve_ppm: 2_500, rates: { EUR: 1_000_000, USD: 925_926 } },
};
const bet = { game: 'gem-forge', currency: 'EUR', stake: 100, at: 1 } as const;
const start: Standing = { potMicros: 0, reservedMicros: 0, tickets: 0, lastAt: 0, rounds: 0 };

test.for([
  ['a euro is a hundred thousand tickets', {}, 100_000],
  ['a dollar is worth less', { currency: 'USD' }, 92_592],
  ['a currency without a rate buys none', { currency: 'BRL' }, 0],
  ['another game buys none', { game: 'mines' }, 0],
  ['less than the least bet buys none', { stake: 19 }, 0],
  ['the least bet buys some', { stake: 20 }, 20_000],
] as const)('%s', ([, change, tickets]) => {
  expect(ticketsOf(terms, { ...bet, ...change })).toBe(tickets);
});

test('a bet adds its part to the pot, puts its part by, and never a millionth too much', () => {
  const after = countBet(terms, start, ticketsOf(terms, bet), 5);
  // Half a cent of a euro, and a quarter.
  expect(after).toEqual({
    potMicros: 500_000,
    reservedMicros: 250_000,
    tickets: 100_000,
    lastAt: 5,
    rounds: 1,
  });
  expect(countBet(terms, start, 1, 5)).toMatchObject({ potMicros: 5, reservedMicros: 2 });
  // An earlier bet that was counted later does not turn the clock back.
  expect(countBet(terms, after, 1, 3).lastAt).toBe(5);
});

test('what is measured follows the kind, and whole cents are won', () => {
  const standing = { ...start, potMicros: 1_234_567_890, tickets: 77, lastAt: 99 };
  expect(
    (['by-value', 'by-time', 'progressive', 'fixed'] as const).map((kind) => measureOf(kind, standing)),
  ).toEqual([1_234_567_890, 99, 77, 77]);
  expect(wonCents(standing.potMicros)).toBe(1_234);
});
