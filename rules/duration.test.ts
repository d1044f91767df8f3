import { expect, test } from 'vitest';
import { roughly } from './duration.ts';

test.for([
  [0, 1, 'second'],
  [1.2, 2, 'second'],
  [59, 59, 'second'],
  [60, 1, 'minute'],
  [61, 2, 'minute'],
  [3_600, 1, 'hour'],
  [3_601, 2, 'hour'],
  [90_000, 25, 'hour'],
  [172_800, 2, 'day'],
  [172_801, 3, 'day'],
] as const)('%i seconds are %i %ss', ([seconds, count, unit]) => {
  expect(roughly(seconds)).toEqual({ count, unit });
});
