// Budgets by name: one for each definition that gives something to players. Amounts are euro cents, as in definitions.
import { type BudgetKind, budgetKinds } from '#rules/gifts/budget-kinds.ts';
import { type Cents, cents } from '#rules/money.ts';
import { type AccountPath, house } from '../ledger/accounts.ts';

export interface BudgetName {
  kind: BudgetKind;
  /** Of the definition: what the content store knows it by. */
  name: string;
}

/** Kinds of which no definition has a budget of its own: gifts of staff, levels of all programmes, and what bets are given. */
const sharedBudgets = {
  'loyalty-program': 'all',
  'staff-gift': 'all',
  insurance: 'accumulators',
  boost: 'prices',
  'multi-boost': 'accumulators',
} as const satisfies Partial<Record<BudgetKind, string>>;

export type SharedKind = keyof typeof sharedBudgets;

export const isShared = (kind: BudgetKind): kind is SharedKind => Object.hasOwn(sharedBudgets, kind);

export const sharedBudget = <K extends SharedKind>(kind: K) => ({ kind, name: sharedBudgets[kind] });

export const initialBudget = (kind: BudgetKind): Cents => cents(budgetKinds[kind].budget * 100);

export const budgetAccount = ({ kind, name }: BudgetName): AccountPath =>
  house(`budget-${kind}-${name.toLowerCase().replaceAll(/[^a-z\d-]/g, '_')}`);

/** The other side of every budget: below nothing by all that budgets still hold. */
export const giftsAccount = house('gifts');
