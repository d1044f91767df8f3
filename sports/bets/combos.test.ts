import { expect, test } from 'vitest';
import { COMBOS_MAX, combosOf, countCombos, namedSystems } from './combos.ts';

test.for([
  ['trixie', 4],
  ['patent', 7],
  ['yankee', 11],
  ['lucky-15', 15],
  ['canadian', 26],
  ['lucky-31', 31],
  ['heinz', 57],
  ['lucky-63', 63],
  ['super-heinz', 120],
  ['goliath', 247],
] as const)('%s has %i combos', ([name, count]) => {
  const { legs, sizes } = namedSystems[name];
  const combos = combosOf({ legs, sizes });
  expect(combos).toHaveLength(count);
  expect(countCombos({ legs, sizes })).toBe(count);
  expect(new Set(combos.map((combo) => combo.join())).size).toBe(count);
  expect(count).toBeLessThanOrEqual(COMBOS_MAX);
});

test('two of four with a banker: the banker is in each of the ways to choose two of the others', () => {
  expect(combosOf({ legs: 4, bankers: [1], sizes: [2] })).toEqual([
    [0, 1, 2],
    [0, 1, 3],
    [1, 2, 3],
  ]);
});

test('all legs together are one combo, and each alone is as many as there are legs', () => {
  expect(combosOf({ legs: 3, sizes: [3] })).toEqual([[0, 1, 2]]);
  expect(combosOf({ legs: 3, sizes: [1] })).toEqual([[0], [1], [2]]);
  expect(combosOf({ legs: 3, sizes: [4] })).toEqual([]);
});
