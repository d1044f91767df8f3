import type { budgets as contract } from '#contract/desk/budgets.ts';
import type { DeskHandlersOf } from '../desk-context.ts';
import { askReopen, raiseBudget, stopGifts } from './change-budgets.ts';
import { listBudgets, listKinds } from './list-budgets.ts';

export const budgets: DeskHandlersOf<typeof contract> = {
  list: async (_input, { db, content, now }) => ({
    kinds: await listKinds(db.sql, now),
    items: await listBudgets(db.sql, content),
  }),
  raise: (request, ctx) => raiseBudget(request, ctx),
  stopKind: (request, ctx) => stopGifts(request, ctx),
  reopenKind: (request, ctx) => askReopen(request, ctx),
};
