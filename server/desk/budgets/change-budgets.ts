// Budgets are raised and stopped kinds are reopened by two persons; a small sum a day is raised by one.
import * as z from 'zod/mini';
import { formatMoney } from '#rules/format.ts';
import { type BudgetKind, budgetKindNames } from '#rules/gifts/budget-kinds.ts';
import { type Cents, cents } from '#rules/money.ts';
import { fundBudget } from '../../budgets/charge-budget.ts';
import { reopenKind, stopKind } from '../../budgets/stop-kind.ts';
import type { Sql, Tx } from '../../database/db.ts';
import { readThresholds } from '../../thresholds/thresholds.ts';
import { askApproval, defineApprovable, sayNo } from '../approvals/approvals.ts';
import type { Change, StaffContext } from '../desk-context.ts';

export const RAISE = 'budget.raise';
export const REOPEN = 'budget.reopen';

const kind = z.enum(budgetKindNames);
const Raise = z.object({ kind, name: z.string(), key: z.string(), amount: z.int(), says: z.string() });
type Raise = z.output<typeof Raise>;

interface RaiseRequest {
  kind: BudgetKind;
  name: string;
  key: string;
  amount: Cents;
  reason: string;
}

export const raiseBudget =
  ({ reason, ...request }: RaiseRequest, ctx: StaffContext): Change<{ approval: number | null }> =>
  async (tx) => {
    // What one person may add in a day counts over all budgets: two requests at once must see each other.
    await tx.sql`select pg_advisory_xact_lock(hashtext('budgets.raise'), 0)`;
    const raise: Raise = { ...request, says: formatMoney({ amount: request.amount, currency: 'EUR' }) };
    const subject = subjectOf(raise);
    const { 'budgets-alone-day': most } = await readThresholds(tx.sql);
    const raised = await raisedAlone(tx.sql, { subject, key: request.key }, ctx.now);
    if (request.amount + raised <= most) {
      await fund(tx, raise, ctx.now);
      return { answer: { approval: null }, on: subject, after: { ...raise, alone: request.amount } };
    }
    const approval = await askApproval(tx, { kind: RAISE, subject, payload: raise, reason }, ctx);
    return { answer: { approval }, on: subject, after: raise };
  };

const subjectOf = ({ kind: of, name }: Pick<Raise, 'kind' | 'name'>): string => `budget ${of} ${name}`;

const fund = (tx: Tx, { kind: of, name, key, amount }: Raise, now: Date) =>
  fundBudget(tx, { kind: of, name }, { key: `raised-${key}`, amount: cents(amount) }, now);

/**
 * By all staff within a day, beside this request. A key names a request only together with its budget. A raise that waits
 * for a second person has no sum of its own.
 */
async function raisedAlone(
  sql: Sql,
  { subject, key }: { subject: string; key: string },
  now: Date,
): Promise<number> {
  const [raised] = await sql<{ sum: number }>`
    select coalesce(sum(alone), 0)::bigint as sum from (
      select distinct subject, after ->> 'key', (after ->> 'alone')::bigint as alone from staff_audit
      where call = 'budgets.raise' and at > ${now}::timestamptz - interval '1 day'
        and (subject, after ->> 'key') <> (${subject}, ${key})
    ) as raise`;
  return raised!.sum;
}

export const raiseApprovable = defineApprovable<Raise>({
  permission: 'money.approve',
  payload: Raise,
  async carryOut(tx, raise, _asked, { now }) {
    await fund(tx, raise, now);
    return { after: raise };
  },
});

export const stopGifts =
  ({ kind: of, reason }: { kind: BudgetKind; reason: string }, { staff, now }: StaffContext): Change<1> =>
  async (tx) => {
    const isStopped = await stopKind(tx, { kind: of, why: reason, by: staff.name, now });
    if (!isStopped) throw sayNo('Gifts of this kind are stopped already.');
    return { answer: 1, before: { state: 'open' }, after: { state: 'stopped' } };
  };

const Reopen = z.object({ kind });

export const askReopen =
  ({ kind: of, reason }: { kind: BudgetKind; reason: string }, ctx: StaffContext) =>
  async (tx: Tx) => {
    const wish = { kind: REOPEN, subject: `kind ${of}`, payload: { kind: of }, reason };
    const approval = await askApproval(tx, wish, ctx);
    return { answer: { approval }, after: { kind: of } };
  };

export const reopenApprovable = defineApprovable<z.output<typeof Reopen>>({
  permission: 'money.approve',
  payload: Reopen,
  async carryOut(tx, { kind: of }, { askedBy }, { staff, now }) {
    const by = `${askedBy.name}, ${staff.name}`;
    if (!(await reopenKind(tx, { kind: of, by, now }))) throw sayNo('Gifts of this kind are not stopped.');
    return { before: { state: 'stopped' }, after: { state: 'open' } };
  },
});
