import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { filledWords, offeredMoney } from './offer-words.ts';
import { bonusOn, figuresOn } from './terms.ts';
import { shareOf, worthOf } from './worth.ts';

const most = { amount: cents(50_000), currency: 'EUR' } as const;
const terms = {
  wager_x: 35,
  wager_base: 'bonus',
  max_bet_percent: 5,
  max_bet: { amount: cents(500), currency: 'EUR' },
  cap_x: 10,
} as const;

test('a bonus is a share of the deposit, down to the cent, and no more than its most', () => {
  expect(bonusOn(cents(10_000), { percent: 100, most })).toBe(10_000);
  expect(bonusOn(cents(90_000), { percent: 100, most })).toBe(50_000);
  expect(bonusOn(cents(333), { percent: 50, most })).toBe(166);
  expect(bonusOn(cents(0), { percent: null, most })).toBe(50_000);
});

test('the figures of the picture: 100 brings 100, 3,500 to play, bets of 5 at most, 1,000 to keep', () => {
  expect(figuresOn(cents(10_000), { percent: 100, most }, terms)).toEqual({
    ...{ bonus: 10_000, turnover: 350_000, maxBet: 500, cap: 100_000 },
  });
  const both = { ...terms, wager_base: 'bonus-and-deposit', cap_x: null, max_bet: null } as const;
  expect(figuresOn(cents(10_000), { percent: 100, most }, both)).toEqual({
    ...{ bonus: 10_000, turnover: 700_000, maxBet: 500, cap: null },
  });
  expect(figuresOn(cents(2_000), { percent: 100, most }, terms).maxBet).toBe(100);
  expect(figuresOn(cents(2_000), { percent: 100, most }, null)).toMatchObject({ turnover: 0, maxBet: null });
});

const rule = { percent: 100, wager_x: 35, wager_base: 'bonus', cap_x: 10 };
const at = (swing: 'steady' | 'wild', share: 1 | 5, change = {}) =>
  worthOf({ ...rule, ...change }, { deposit: cents(10_000), swing, share });

test('what it is worth is what was measured, and scales with the deposit', () => {
  expect(at('steady', 1)).toEqual({ finish: 39, turnover: 239_500, worth: 390 });
  expect(at('steady', 5)).toEqual({ finish: 22, turnover: 154_800, worth: 2_690 });
  expect(at('wild', 1)).toEqual({ finish: 13, turnover: 119_800, worth: 70 });
  expect(at('wild', 5)).toEqual({ finish: 8, turnover: 79_500, worth: -4_280 });
  expect(at('wild', 5, { cap_x: null })?.worth).toBe(6_570);
  expect(at('steady', 1, { wager_x: 30 })).toEqual({ finish: 44, turnover: 217_400, worth: 960 });
  expect(worthOf(rule, { deposit: cents(20_000), swing: 'steady', share: 1 })?.worth).toBe(780);
});

test('of a rule that was not measured nothing is said', () => {
  for (const other of [
    { percent: 50 },
    { percent: null },
    { wager_x: 31 },
    { cap_x: 5 },
    { wager_base: 'winnings' },
  ])
    expect(at('steady', 1, other)).toBeNull();
});

test('a stake is near to one hundredth of the deposit or to five', () => {
  expect([100, 300, 301, 500].map((stake) => shareOf(cents(stake), cents(10_000)))).toEqual([1, 1, 5, 5]);
});

test('words are filled by the rule, and what it has nothing for stays to be seen', () => {
  expect(offeredMoney(most)).toBe('€\u00a0500');
  expect(offeredMoney({ amount: cents(20), currency: 'USD' })).toBe('$\u00a00.20');
  expect(filledWords('{percent}% up to {most}, {what}', { percent: 100, most: 'much' })).toBe(
    '100% up to much, {what}',
  );
});
