import { expect, test } from 'vitest';
import {
  changePrice,
  coinsOfDay,
  countedCost,
  levelAt,
  MICRO,
  microcoinsOf,
  micropointsOf,
  shareWithinDay,
} from './loyalty.ts';

const terms = { coinsPerEuro: 8, pointsPerEuro: 10, bonusShare: 0.2, dailyPointsMax: 100, streakPoints: 6 };
const slot = { staked: 100, stakedBonus: 0, edge: 0.04, isPack: false };

test('what play brings is its expected cost, the same in every game', () => {
  const cost = countedCost(slot, terms.bonusShare);
  expect([micropointsOf(cost, terms), microcoinsOf(cost, terms)]).toEqual([40 * MICRO, 32 * MICRO]);
  const dice = countedCost({ ...slot, staked: 400, edge: 0.01 }, terms.bonusShare);
  expect(microcoinsOf(dice, terms)).toBe(32 * MICRO);
});

test.for([
  ['bonus money counts a fifth', { stakedBonus: 100 }, 0.8],
  ['half in bonus money', { stakedBonus: 50 }, 2.4],
  ['free spins bring nothing', { isPack: true }, 0],
  ['nor does a game that gives back nearly everything', { edge: 0.0009 }, 0],
  ['what was taken back is taken back', { staked: -100 }, -4],
] as const)('%s', ([, part, cost]) => {
  expect(countedCost({ ...slot, ...part }, 0.2)).toBeCloseTo(cost, 12);
});

test('a level and a character multiply coins', () => {
  expect(microcoinsOf(1, terms, { ratePercent: 125, perkPercent: 10 })).toBe(11 * MICRO);
});

test.for([
  [50, 0, 1],
  [50, 75, 0.5],
  [50, 100, 0],
  [50, 130, 0],
  [-50, 130, 1],
] as const)('of %s earned with %s today, %s fits below the bound of a day', ([earned, today, share]) => {
  expect(shareWithinDay(earned, today, 100)).toBe(share);
});

test('a level is reached at its threshold', () => {
  const levels = [0, 450, 1_000].map((points, at) => ({ level: at + 1, points }));
  expect([0, 450 * MICRO - 1, 450 * MICRO, 9_999 * MICRO].map((held) => levelAt(held, levels))).toEqual([
    1, 1, 2, 3,
  ]);
});

test('a streak pays more each day for seven days, and begins anew', () => {
  expect([1, 2, 7, 8].map((days) => coinsOfDay(days))).toEqual([4, 5, 14, 4]);
  expect(coinsOfDay(7, 15)).toBe(16);
});

test('the first character is free, and so is another a month later', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  expect(changePrice({ id: null, chosenAt: null }, 500, now)).toBe(0);
  expect(changePrice({ id: 1, chosenAt: ago(29.9) }, 500, now)).toBe(500);
  expect(changePrice({ id: 1, chosenAt: ago(30) }, 500, now)).toBe(0);
});
