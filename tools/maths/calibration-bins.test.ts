import { expect, test } from 'vitest';
import { binsOf, isCalibrated } from './calibration-bins.ts';

const outcomes = (wins: number, of: number) =>
  Array.from({ length: of }, (_, place) => ({ chances: [0.644, 0.356], winner: place < wins ? 0 : 1 }));

test('favourites that are priced at 0.644 and win 0.688 of 3,104 matches are not calibrated', () => {
  const bins = binsOf(outcomes(2_136, 3_104));
  expect(bins.map(({ count }) => count)).toEqual([3_104, 3_104]);
  expect(bins.map(isCalibrated)).toEqual([false, false]);
});

test('a difference of less than 0.01 is accepted, and a greater one where so few matches may show it', () => {
  expect(binsOf(outcomes(65_000, 100_000)).every(isCalibrated)).toBe(true);
  expect(binsOf(outcomes(66_000, 100_000)).some(isCalibrated)).toBe(false);
  expect(binsOf(outcomes(70, 100)).every(isCalibrated)).toBe(true);
});
