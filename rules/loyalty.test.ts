import { expect, test } from 'vitest';
import {
  COINS_WARNED_DAYS,
  changePrice,
  coinsEndAt,
  coinsOfDay,
  countedCost,
  dayOf,
  levelAt,
  MICRO,
  microcoinsOf,
  micropointsOf,
  perkSources,
  shareWithinDay,
  wholeCoins,
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
  ['from a thousandth on a game counts', { edge: 0.001 }, 0.1],
  ['what was taken back is taken back', { staked: -100 }, -4],
] as const)('%s', ([, part, cost]) => {
  expect(countedCost({ ...slot, ...part }, 0.2)).toBeCloseTo(cost, 12);
});

test('a level and a character multiply coins', () => {
  expect(microcoinsOf(1, terms, { ratePercent: 125, perkPercent: 10 })).toBe(11 * MICRO);
});

test('points and coins are rounded to the nearest millionth, and shown as whole ones', () => {
  // 1.6 and 1.4 millionths of a point, 1.6 and 2.4 millionths of a coin.
  expect([1.6e-7, 1.4e-7].map((cost) => micropointsOf(cost, terms))).toEqual([2, 1]);
  expect([2e-7, 3e-7].map((cost) => microcoinsOf(cost, terms))).toEqual([2, 2]);
  expect([0, 999_999, 1_000_000, 1_999_999, 70_000_000].map(wholeCoins)).toEqual([0, 0, 1, 1, 70]);
});

test.for([
  [50, 0, 1],
  [50, 75, 0.5],
  [50, 100, 0],
  [50, 130, 0],
  [-50, 130, 1],
  [0, 130, 1],
] as const)('of %s earned with %s today, %s fits below the bound of a day', ([earned, today, share]) => {
  expect(shareWithinDay(earned, today, 100)).toBe(share);
});

test('a level is reached at its threshold', () => {
  const levels = [0, 450, 1_000].map((points, at) => ({ level: at + 1, points }));
  expect([0, 450 * MICRO - 1, 450 * MICRO, 9_999 * MICRO].map((held) => levelAt(held, levels))).toEqual([
    1, 1, 2, 3,
  ]);
  expect(levelAt(-MICRO, levels), 'corrections took more than there was').toBe(1);
});

test('a streak pays more each day for seven days, and begins anew', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((days) => coinsOfDay(days))).toEqual([4, 5, 6, 7, 8, 10, 14, 4]);
  expect(coinsOfDay(7, 15)).toBe(16);
});

test.for([
  [6, 5, 11],
  [7, 3, 14],
] as const)(
  'day %s of a streak with a character of %s percent pays %s whole coins',
  ([days, percent, coins]) => {
    expect(coinsOfDay(days, percent)).toBe(coins);
  },
);

test('coins run out 180 days after they were last moved, and the player is warned 30 and 7 days before', () => {
  expect(coinsEndAt(new Date('2026-01-01T12:00:00Z'))).toEqual(new Date('2026-06-30T12:00:00Z'));
  expect(COINS_WARNED_DAYS).toEqual([30, 7]);
});

test('a day is that of UTC', () => {
  expect(['2026-11-17T23:59:59.999Z', '2026-11-18T00:00:00Z'].map((text) => dayOf(new Date(text)))).toEqual([
    '2026-11-17',
    '2026-11-18',
  ]);
});

test('a character may favour four kinds of games or the streak', () => {
  expect(perkSources).toEqual(['slots', 'table', 'originals', 'live', 'streak']);
});

test('the first character is free, and so is another a month later', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  expect(changePrice({ id: null, chosenAt: null }, 500, now)).toBe(0);
  expect(changePrice({ id: 1, chosenAt: ago(29.9) }, 500, now)).toBe(500);
  expect(changePrice({ id: 1, chosenAt: ago(30) }, 500, now)).toBe(0);
  expect(changePrice({ id: null, chosenAt: ago(1) }, 500, now), 'they go with none').toBe(0);
  expect(changePrice({ id: 1, chosenAt: null }, 500, now), 'nobody knows since when').toBe(0);
});
