// A budget holds money under the name of its account: under another name that money would be lost.
import { expect, test } from 'vitest';
import { type BudgetKind, budgetKinds } from '#rules/gifts/budget-kinds.ts';
import { house } from '../ledger/accounts.ts';
import { budgetAccount, giftsAccount, initialBudget, isShared, sharedBudget } from './budget-name.ts';

test('five kinds share one budget each, and of every other kind each definition has its own', () => {
  const kinds = Object.keys(budgetKinds) as BudgetKind[];
  const shared = kinds.filter(isShared).map((kind) => budgetAccount(sharedBudget(kind)));
  expect(shared.toSorted()).toEqual([
    'house:budget-boost-prices',
    'house:budget-insurance-accumulators',
    'house:budget-loyalty-program-all',
    'house:budget-multi-boost-accumulators',
    'house:budget-staff-gift-all',
  ]);
});

test('a budget has the account of its kind and its name', () => {
  expect(budgetAccount({ kind: 'offer', name: 'Spring Sale 5%' })).toBe(house('budget-offer-spring_sale_5_'));
  expect(initialBudget('boost')).toBe(1_000_000);
  expect(giftsAccount).toBe(house('gifts'));
});
