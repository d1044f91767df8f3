// Every kind of gift, with what a budget of it starts with and what it is expected to cost in a day.
import type { OutflowTerms } from './outflow.ts';

interface KindTerms extends OutflowTerms {
  /** In euros: what a budget of this kind starts with. Staff add to it. */
  budget: number;
}

export const budgetKinds = {
  offer: { budget: 50_000, dailyEuros: 1_000, stakesPpm: 0, depositsPpm: 1_000_000, days: 2 },
  'loyalty-program': { budget: 100_000, dailyEuros: 500, stakesPpm: 2_000, depositsPpm: 0, days: 7 },
  'loyalty-quest': { budget: 20_000, dailyEuros: 500, stakesPpm: 4_000, depositsPpm: 0, days: 7 },
  'loyalty-product': { budget: 50_000, dailyEuros: 500, stakesPpm: 4_000, depositsPpm: 0, days: 30 },
  tournament: { budget: 50_000, dailyEuros: 2_000, stakesPpm: 2_000, depositsPpm: 0, days: 7 },
  jackpot: { budget: 250_000, dailyEuros: 10_000, stakesPpm: 5_000, depositsPpm: 0, days: 2 },
  cashback: { budget: 100_000, dailyEuros: 1_000, stakesPpm: 12_000, depositsPpm: 0, days: 8 },
  insurance: { budget: 50_000, dailyEuros: 300, stakesPpm: 10_000, depositsPpm: 0, days: 2 },
  boost: { budget: 10_000, dailyEuros: 500, stakesPpm: 5_000, depositsPpm: 0, days: 2 },
  'multi-boost': { budget: 100_000, dailyEuros: 500, stakesPpm: 30_000, depositsPpm: 0, days: 7 },
  'staff-gift': { budget: 20_000, dailyEuros: 1_000, stakesPpm: 0, depositsPpm: 0, days: 1 },
} as const satisfies Record<string, KindTerms>;

export type BudgetKind = keyof typeof budgetKinds;

export const budgetKindNames = Object.keys(budgetKinds) as [BudgetKind, ...BudgetKind[]];
