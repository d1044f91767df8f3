import { expect, test } from 'vitest';
import { formatOdds, fractionOf, oddsFormats } from './formats.ts';
import { fractions } from './fractions.ts';
import { isOnLadder, ODDS_MAX_X1000, ODDS_MIN_X1000 } from './ladder.ts';

test.for([
  [1_010, '1.01', '1/100', '−10000', '0.01'],
  [1_500, '1.50', '1/2', '−200', '0.50'],
  [1_910, '1.91', '10/11', '−110', '0.91'],
  [2_000, '2.00', '1/1', '+100', '1.00'],
  [2_500, '2.50', '6/4', '+150', '1.50'],
  [3_750, '3.75', '11/4', '+275', '2.75'],
  [9_800, '9.80', '44/5', '+880', '8.80'],
  [12_500, '12.5', '23/2', '+1150', '11.5'],
  [101_000, '101', '100/1', '+10000', '100'],
  [1_000_000, '1000', '999/1', '+99900', '999'],
] as const)('%i is %s, %s, %s and %s', ([odds, decimal, fractional, american, hongKong]) => {
  expect(oddsFormats.map((format) => formatOdds(odds, format))).toEqual([
    decimal,
    fractional,
    american,
    hongKong,
  ]);
});

const ladder = Array.from({ length: ODDS_MAX_X1000 / 10 + 1 }, (_, step) => step * 10).filter(isOnLadder);

test('every step has a fraction within half a percent of what it pays, with a denominator of a hundred at most', () => {
  expect(ladder[0]).toBe(ODDS_MIN_X1000);
  for (const odds of ladder) {
    const [profit, stake] = fractionOf(odds);
    expect(Math.abs((profit + stake) / stake / (odds / 1000) - 1), String(odds)).toBeLessThanOrEqual(0.005);
    expect(stake).toBeLessThanOrEqual(100);
  }
});

test.for([
  [6_478, '6.478'],
  [14_377, '14.37'],
  [765_282, '765.2'],
  [2_000_099, '2000'],
] as const)(
  '%i, which no step has, is %s: with as much as there is room for, never more than it is',
  ([odds, decimal]) => expect(formatOdds(odds, 'decimal')).toBe(decimal),
);

test('spoken fractions rise, each once', () => {
  expect(fractions.length).toBeGreaterThanOrEqual(160);
  for (const [place, [profit, stake]] of fractions.entries())
    if (place > 0)
      expect(profit / stake).toBeGreaterThan(fractions[place - 1]![0] / fractions[place - 1]![1]);
});
