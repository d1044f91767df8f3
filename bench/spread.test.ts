import { expect, test } from 'vitest';
import { quantile, spreadOf } from './spread.ts';

test('the median of an odd number of rounds is the middle one, whatever their order', () => {
  expect(quantile([30, 10, 20], 0.5)).toBe(20);
});

test('the median of an even number of rounds lies between the middle two', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
});

test('one round gone wrong moves the most, not the median', () => {
  expect(spreadOf([10, 11, 9, 10, 900])).toEqual({ median: 10, least: 9, most: 900 });
});

test('99% are quicker than the 99th of a hundred', () => {
  const times = Array.from({ length: 101 }, (_, ms) => ms);
  expect(quantile(times, 0.99)).toBe(99);
});

test('numbers are sorted as numbers', () => {
  expect(spreadOf([9, 100, 20])).toEqual({ median: 20, least: 9, most: 100 });
});

test('nothing measured has no median', () => {
  expect(() => spreadOf([])).toThrow('no values');
});
