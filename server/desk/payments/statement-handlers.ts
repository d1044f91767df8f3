import type { statements as contract } from '#contract/desk/payments.ts';
import { Refusal } from '#contract/refusals.ts';
import { decimalOf } from '#rules/decimal.ts';
import { WrongStatement } from '../../cashier/statements/camt053.ts';
import { assignLine, putLineAside, reconcile } from '../../cashier/statements/reconcile.ts';
import { listUnmatched } from '../../cashier/waiting.ts';
import { sayNo } from '../approvals/approvals.ts';
import type { DeskHandlersOf } from '../desk-context.ts';

const taken = new Set(['credited', 'review', 'paid out']);

export const statements: DeskHandlersOf<typeof contract> = {
  async lines(_input, { db }) {
    const lines = await listUnmatched(db.sql);
    return { items: lines.map(({ cents, ...line }) => ({ ...line, amount: decimalOf(cents) })) };
  },

  /** Each line has a transaction of its own, so that no player waits for another's: the log is written after them. */
  async read({ xml }, { db, config, now }) {
    try {
      const read = await reconcile(xml, { db, config, now });
      const outcomes: Record<string, number> = {};
      for (const { outcome } of read) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      return async () => ({ answer: { outcomes }, on: `${read.length} lines`, after: outcomes });
    } catch (error) {
      if (!(error instanceof WrongStatement)) throw error;
      throw sayNo(error.message);
    }
  },

  assign:
    ({ line, transaction, reason }, { staff, now }) =>
    async (tx) => {
      const says = await assignLine(tx, { id: line, transaction }, { by: staff.name, note: reason, now });
      if (!taken.has(says)) throw sayNo(`It ${says}.`);
      return { answer: { says }, after: { transaction, says } };
    },
  aside:
    ({ line, reason }, { staff, now }) =>
    async (tx) => {
      if (!(await putLineAside(tx, line, { by: staff.name, note: reason, now })))
        throw new Refusal('InvalidParameter', { invalid_parameters: { line: ['unknown'] } });
      return { answer: { says: 'Put aside.' } };
    },
};
