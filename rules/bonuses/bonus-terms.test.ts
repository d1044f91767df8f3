import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { type BonusTemplate, termsFor } from './bonus-terms.ts';

const template: BonusTemplate = {
  ...{ name: 'a', product: 'casino', is_free_bet: false, wager: { x: 35, base: 'bonus' } },
  ...{ contribution: { slot: 100 }, excluded_games: [], stake_max: { eur_cents: 500, percent: 5 } },
  ...{ cap_x: 10, is_sticky: false, odds_min: null, days_to_activate: 7, days_to_play: 14 },
  ...{ priority: 1, starts_at_once: true },
};
const eur = { currency: 'EUR', rates: { USD: 1, EUR: 1.1, BRL: 0.2 } } as const;

test('a bonus of 60 asks for 35 times as much, stakes of at most 5 percent, and keeps at most ten times as much', () => {
  expect(termsFor(template, { amount: cents(6_000), ...eur })).toMatchObject({
    ...{ required: 210_000, stakeMax: 300, stakeMaxPercent: 5, cap: 60_000, capX: 10 },
  });
});

test('of two bounds of a stake the smaller holds, in the player’s own currency', () => {
  const large = { amount: cents(1_000_000), ...eur };
  expect(termsFor(template, large)).toMatchObject({ stakeMax: 500, stakeMaxPercent: null });
  expect(termsFor(template, { ...large, currency: 'USD' }).stakeMax).toBe(550);
  expect(termsFor(template, { ...large, currency: 'BRL' }).stakeMax).toBe(2_750);
  const free = { ...template, stake_max: { eur_cents: null, percent: null }, cap_x: null };
  expect(termsFor(free, large)).toMatchObject({ stakeMax: null, cap: null });
});

test.for([
  ['bonus', 210_000],
  ['winnings', 210_000],
  ['bonus-and-deposit', 630_000],
] as const)('of %s so many times must be played', ([base, required]) => {
  const given = { amount: cents(6_000), deposit: cents(12_000), ...eur };
  expect(termsFor({ ...template, wager: { x: 35, base } }, given).required).toBe(required);
});

test('what is left of a cent is one more to play', () => {
  const odd = { ...template, wager: { x: 1.01, base: 'bonus' as const } };
  expect(termsFor(odd, { amount: cents(101), ...eur }).required).toBe(103);
});
