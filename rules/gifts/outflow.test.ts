import { expect, test } from 'vitest';
import { usualThresholds } from '../thresholds.ts';
import { type BudgetKind, budgetKindNames, budgetKinds } from './budget-kinds.ts';
import { expectedOutflow } from './outflow.ts';

const terms = { dailyEuros: 10, stakesPpm: 2_000, depositsPpm: 500_000, days: 2 };

test.for([
  ['a day without play', 0, 0, 1_000],
  ['stakes alone', 100_000, 0, 1_200],
  ['deposits alone', 0, 100, 1_050],
  ['both', 100_000, 100, 1_250],
  // 0.998 of a cent.
  ['stakes too small for a cent', 499, 0, 1_000],
] as const)('%s is expected to cost what its shares say', ([, stakes, deposits, cents]) =>
  expect(expectedOutflow(terms, { stakes, deposits })).toBe(cents),
);

// In euros: what a budget starts with, what a quiet day costs, and a day after 1,000,000 staked and 100,000 paid in.
const figures: readonly [kind: BudgetKind, budget: number, days: number, quiet: number, busy: number][] = [
  ['offer', 50_000, 2, 1_000, 101_000],
  ['loyalty-program', 100_000, 7, 500, 2_500],
  ['loyalty-quest', 20_000, 7, 500, 4_500],
  ['loyalty-product', 50_000, 30, 500, 4_500],
  ['tournament', 50_000, 7, 2_000, 4_000],
  ['jackpot', 250_000, 2, 10_000, 15_000],
  ['cashback', 100_000, 8, 1_000, 13_000],
  ['insurance', 50_000, 2, 300, 10_300],
  ['boost', 10_000, 2, 500, 5_500],
  ['multi-boost', 100_000, 7, 500, 30_500],
  ['staff-gift', 20_000, 1, 1_000, 1_000],
];

test.for(figures)('%s starts with %d, and over %d days is expected to cost %d or %d', (figure) => {
  const [kind, budget, days, quiet, busy] = figure;
  const own = budgetKinds[kind];
  const play = { stakes: 1_000_000_00, deposits: 100_000_00 };
  expect([own.budget, own.days]).toEqual([budget, days]);
  expect(expectedOutflow(own, { stakes: 0, deposits: 0 })).toBe(quiet * 100);
  expect(expectedOutflow(own, play)).toBe(busy * 100);
});

test('no kind of gift goes without figures', () =>
  expect(figures.map(([kind]) => kind)).toEqual(budgetKindNames));

test('no kind may cost in one quiet day, with all the excess that it may have, what its budget starts with', () => {
  const multiple = usualThresholds['gifts-outflow'];
  expect(multiple).toBe(3);
  for (const { dailyEuros, budget } of Object.values(budgetKinds))
    expect(dailyEuros * multiple).toBeLessThan(budget);
});
