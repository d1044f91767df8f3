import type { cashier as contract } from '#contract/cashier.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { HandlersOf } from '../context.ts';
import { listDeposits } from '../ledger/deposits.ts';

export const cashier: HandlersOf<typeof contract> = {
  gethistory: ({ offset = 0, count = PAGE_SIZE }, { db, player }) =>
    listDeposits(db.sql, player.id, { offset, count }),
};
