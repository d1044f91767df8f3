import type { approvals as contract } from '#contract/desk/approvals.ts';
import { pageOf, ROWS_A_PAGE } from '#contract/desk/fields.ts';
import { DONE } from '#contract/wire.ts';
import type { DeskHandlersOf } from '../desk-context.ts';
import { approve, asListed, decline, listApprovals, withdraw } from './approvals.ts';

export const approvals: DeskHandlersOf<typeof contract> = {
  async list({ state, after, count = ROWS_A_PAGE }, ctx) {
    const rows = await listApprovals(ctx.db.sql, { state: state ?? null, after: after ?? null, count });
    const page = pageOf(rows, count);
    return { ...page, items: page.items.map((row) => asListed(row, ctx)) };
  },
  approve:
    ({ approval, note = '' }, ctx) =>
    async (tx) => {
      const { row, done } = await approve(tx, { id: approval, note }, ctx);
      return { answer: DONE, on: row.subject, before: done.before, after: done.after ?? row.payload };
    },
  decline:
    ({ approval, reason }, ctx) =>
    async (tx) => {
      const row = await decline(tx, { id: approval, note: reason }, ctx);
      return { answer: DONE, on: row.subject, before: row.payload };
    },
  withdraw:
    ({ approval }, ctx) =>
    async (tx) => {
      const row = await withdraw(tx, approval, ctx);
      return { answer: DONE, on: row.subject, before: row.payload };
    },
};
