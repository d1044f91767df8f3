import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test('86,400,000 ms is one day left', () => {
  expect(timeLeft(86_400_000)).toEqual({ days: 1, hours: 0, minutes: 0, seconds: 0 });
  expect(timeLeft(86_399_000)).toEqual({ days: 0, hours: 23, minutes: 59, seconds: 59 });
});

test('a second begun still counts as one', () => {
  expect(timeLeft(1).seconds).toBe(1);
  expect(timeLeft(1_001).seconds).toBe(2);
});

test('a moment already past leaves nothing', () => {
  expect(timeLeft(-5_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
