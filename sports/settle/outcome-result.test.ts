import { expect, test } from 'vitest';
import {
  HALF_LOST,
  HALF_WON,
  isSameResult,
  LOST,
  legFactor,
  type OutcomeResult,
  oddsFraction,
  placeOdds,
  VOID,
  WON,
  wonTied,
} from './outcome-result.ts';
import { type Finish, settleRunner } from './outright.ts';

const worth = (result: OutcomeResult, oddsX1000: number) => {
  const { top, bottom } = legFactor(result, oddsFraction(oddsX1000));
  return Number(top) / Number(bottom);
};

test.for([
  ['won', WON, 1.9],
  ['lost', LOST, 0],
  ['void', VOID, 1],
  ['half won', HALF_WON, 1.45],
  ['half lost', HALF_LOST, 0.5],
  ['one of two for one place', wonTied(1, 2), 0.95],
  ['one of three for two places', wonTied(2, 3), (1.9 * 2) / 3],
] as const)('a leg at 1.90 that is %s', ([, result, factor]) =>
  expect(worth(result, 1900)).toBeCloseTo(factor, 12),
);

test('a place is paid at a part of the profit', () => {
  const { top, bottom } = placeOdds(9_000, 4);
  expect(Number(top) / Number(bottom)).toBe(3);
});

test.for<[Finish, number, OutcomeResult]>([
  [{ position: 1, tied: 1 }, 1, WON],
  [{ position: 2, tied: 1 }, 1, LOST],
  [{ position: 1, tied: 2 }, 1, wonTied(1, 2)],
  [{ position: 3, tied: 1 }, 3, WON],
  [{ position: 3, tied: 2 }, 3, wonTied(1, 2)],
  [{ position: 2, tied: 3 }, 3, wonTied(2, 3)],
  [{ position: 2, tied: 2 }, 3, WON],
  [{ position: 4, tied: 2 }, 3, LOST],
  ['did not start', 3, VOID],
])('a runner who finished %o of %i places', ([finish, places, result]) =>
  expect(settleRunner(finish, { places })).toEqual(result),
);

test('all in means that whoever does not start has lost', () =>
  expect(settleRunner('did not start', { places: 1, isAllIn: true })).toBe(LOST));

test('results are the same by what they pay', () => {
  expect(isSameResult(wonTied(1, 2), wonTied(2, 4))).toBe(true);
  expect(isSameResult(wonTied(1, 2), WON)).toBe(false);
  expect(isSameResult(HALF_LOST, VOID)).toBe(false);
});

test('there is no factor below nothing', () => {
  expect(() => legFactor(WON, oddsFraction(-1000))).toThrow('no factor');
});
