import { expect, test } from 'vitest';
import { limitFactorOf, needsSecondForLimit } from './limit-factors.ts';

test('factors of a limit multiply, to five at most', () => {
  expect(limitFactorOf()).toBe(1);
  expect(limitFactorOf(2, 0.5, 3)).toBe(3);
  expect(limitFactorOf(5, 5, 5, 5)).toBe(5);
  expect(limitFactorOf(5, 5, 0)).toBe(0);
});

test('one trader raises a limit to the usual, and above it only lowers it', () => {
  const alone = [
    [0.5, 1],
    [1, 1],
    [3, 2],
    [3, 3],
    [3, 0],
  ] as const;
  const two = [
    [1, 1.001],
    [0.5, 2],
    [2, 3],
  ] as const;
  expect(alone.map(([from, to]) => needsSecondForLimit(from, to))).toEqual(alone.map(() => false));
  expect(two.map(([from, to]) => needsSecondForLimit(from, to))).toEqual(two.map(() => true));
});
