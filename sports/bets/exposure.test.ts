import { expect, test } from 'vitest';
import { LOST, VOID, WON } from '../settle/outcome-result.ts';
import { exposures } from './exposure.ts';

const leg = (oddsX1000: number, chance: number, result: typeof WON | null = null) => ({
  oddsX1000,
  chance,
  result,
});

test('a single owes what it pays beyond its stake', () => {
  expect(exposures([leg(2_500, 0.38)], [[0]])).toEqual([{ owed: 1.5, staked: 1 }]);
});

test('of an accumulator each leg owes what is likely, and the last open one all of it', () => {
  const two = exposures([leg(2_000, 0.5), leg(3_000, 0.3)], [[0, 1]]);
  expect(two[0]!.owed).toBeCloseTo(2 * 3 * 0.3 - 0.3);
  expect(two[1]!.owed).toBeCloseTo(2 * 3 * 0.5 - 0.5);
  const last = exposures([leg(2_000, 0.5, WON), leg(3_000, 0.3)], [[0, 1]]);
  expect(last).toEqual([
    { owed: 0, staked: 0 },
    { owed: 5, staked: 1 },
  ]);
  expect(exposures([leg(2_000, 0.5, VOID), leg(3_000, 0.3)], [[0, 1]])[1]!.owed).toBe(2);
  expect(exposures([leg(2_000, 0.5, LOST), leg(3_000, 0.3)], [[0, 1]])[1]!.owed).toBe(0);
});
