import type { statements as contract } from '#contract/desk/payments.ts';
import { Refusal } from '#contract/refusals.ts';
import { decimalOf } from '#rules/decimal.ts';
import { plus, ZERO } from '#rules/money.ts';
import { type Statement, WrongStatement } from '../../cashier/statements/camt053.ts';
import {
  assignLine,
  putLineAside,
  readOwnStatements,
  reconcile,
} from '../../cashier/statements/reconcile.ts';
import {
  digestOf,
  listWaitingReadings,
  recordFirstReading,
  recordSecondReading,
  wasReadByAnother,
} from '../../cashier/statements/two-readings.ts';
import { listUnmatched } from '../../cashier/waiting.ts';
import { sayNo } from '../approvals/approvals.ts';
import type { DeskHandlersOf } from '../desk-context.ts';

const taken = new Set(['credited', 'review', 'paid out']);

export const statements: DeskHandlersOf<typeof contract> = {
  async lines(_input, { db }) {
    const lines = await listUnmatched(db.sql);
    return {
      items: lines.map(({ cents, ...line }) => ({ ...line, amount: decimalOf(cents) })),
      waiting: await listWaitingReadings(db.sql),
    };
  },

  /**
   * The first person's reading is only recorded. With the second person's, each line has a transaction of its own, so that
   * no player waits for another's: the log is written after them.
   */
  async read({ xml }, { db, config, now, staff }) {
    const reader = { memberId: staff.id, now };
    try {
      const statements = readOwnStatements(xml, config);
      const digest = digestOf(statements);
      if (!(await wasReadByAnother(db.sql, digest, staff.id))) {
        const reading = { digest, ...summaryOf(statements) };
        return async (tx) => {
          await recordFirstReading(tx, reading, reader);
          return { answer: { outcomes: {}, waits: true }, on: `${reading.lines} lines`, after: reading };
        };
      }
      const read = await reconcile(xml, { db, config, now });
      const outcomes: Record<string, number> = {};
      for (const { outcome } of read) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      return async (tx) => {
        await recordSecondReading(tx, digest, reader);
        const after = { digest, ...outcomes };
        return { answer: { outcomes, waits: false }, on: `${read.length} lines`, after };
      };
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

/** For the second person to compare with the bank's own figures. */
function summaryOf(statements: readonly Statement[]): { lines: number; paidIn: string } {
  const lines = statements.flatMap((statement) => statement.lines);
  const paidIn = Map.groupBy(
    lines.filter(({ direction }) => direction === 'in'),
    ({ currency }) => currency,
  );
  const sums = [...paidIn].map(([currency, all]) => {
    const total = all.reduce((sum, { amount }) => plus(sum, amount), ZERO);
    return `${decimalOf(total)} ${currency}`;
  });
  return { lines: lines.length, paidIn: sums.join(', ') || '0' };
}
