import { expect, test } from 'vitest';
import { marginMost, marginOfPrices, needsSecondTrader } from './set-prices.ts';

test('prices add up to more than is fair, and what is not offered counts with what it is worth', () => {
  expect(
    marginOfPrices(
      [
        { chance: 0.5, odds: 1_900 },
        { chance: 0.5, odds: 1_900 },
      ],
      1,
    ),
  ).toBeCloseTo(0.0526, 4);
  expect(
    marginOfPrices(
      [
        { chance: 0.99, odds: null },
        { chance: 0.01, odds: 50_000 },
      ],
      1,
    ),
  ).toBeCloseTo(0.01, 9);
  const double = [0.75, 0.75, 0.5].map((chance) => ({ chance, odds: Math.floor(1000 / chance) }));
  expect(marginOfPrices(double, 2)).toBeCloseTo(0, 3);
});

test.for([
  ['a little lower', 0.5, 1_850, 0.08, false],
  ['above what it is worth', 0.5, 2_020, 0.01, true],
  ['a book below nothing', 0.4, 2_000, -0.01, true],
  ['a margin far above the usual', 0.5, 1_700, 0.12, true],
  ['just at the bound', 0.5, 1_700, 0.11, false],
] as const)('%s', ([, chance, odds, margin, isAsked]) =>
  expect(needsSecondTrader({ chance, odds }, { margin, most: marginMost(0.06) })).toBe(isAsked),
);
