import { expect, test } from 'vitest';
import { progressPercent } from './progress.ts';

test('progress is the share of the range that is covered', () => {
  expect(progressPercent({ minValue: 100, maxValue: 300, expCount: 150 })).toBe(25);
});

test('progress is whole when there is no upper end', () => {
  expect(progressPercent({ minValue: 100, expCount: 150 })).toBe(100);
  expect(progressPercent({ minValue: 100, maxValue: null, expCount: 150 })).toBe(100);
});

test('progress stays between nothing and all', () => {
  expect(progressPercent({ minValue: 100, maxValue: 300, expCount: 20 })).toBe(0);
  expect(progressPercent({ minValue: 100, maxValue: 300, expCount: 999 })).toBe(100);
});

test('a range of no width is covered', () => {
  expect(progressPercent({ minValue: 100, maxValue: 100, expCount: 100 })).toBe(100);
});
