import { pageOf, ROWS_A_PAGE } from '#contract/desk/fields.ts';
import type { payments as contract } from '#contract/desk/payments.ts';
import { Refusal } from '#contract/refusals.ts';
import { DONE } from '#contract/wire.ts';
import { approveBy, creditBy, declineBy, refuseBy, sentBy } from '../../cashier/decisions.ts';
import type { Tx } from '../../database/db.ts';
import type { Answer, Decision } from '../../staff/decision.ts';
import { sayNo } from '../approvals/approvals.ts';
import type { DeskHandlersOf, StaffContext } from '../desk-context.ts';
import { asShown, openDestination, pictureOf, unknownPayment } from './payment-picture.ts';
import { countQueues, findQueued, listQueue } from './queues.ts';
import { risksOf } from './risk-facts.ts';

/** A page of a list, and no more: each takes a lock. */
const APPROVED_AT_ONCE = 100;

export const payments: DeskHandlersOf<typeof contract> = {
  async list({ queue, after, count = ROWS_A_PAGE, q = '', method }, ctx) {
    const wish = { queue, count, after: after ?? null, method: method ?? null, ...readQuery(q) };
    const page = pageOf(await listQueue(ctx.db.sql, wish), count);
    return { ...page, items: await asShown(page.items, ctx) };
  },
  counts: (_input, { db }) => countQueues(db.sql),
  get: ({ transaction }, ctx) => pictureOf(transaction, ctx),
  destination: ({ transaction }, ctx) => openDestination(transaction, ctx),

  approve: ({ transaction, note = '' }, ctx) =>
    deciding(ctx, { transaction, note }, (tx, said) => approveBy(tx, transaction, said)),
  decline: ({ transaction, reason }, ctx) =>
    deciding(ctx, { transaction, note: reason }, (tx, said) =>
      declineBy(tx, transaction, said, ctx.rooms.cashier.gateways),
    ),
  credit: ({ transaction, amount, currency, reason }, ctx) =>
    deciding(ctx, { transaction, note: reason }, (tx, said) =>
      creditBy(tx, { transaction, amount, currency }, said),
    ),
  refuse: ({ transaction, reason }, ctx) =>
    deciding(ctx, { transaction, note: reason }, (tx, said) => refuseBy(tx, transaction, said)),
  sent: ({ transaction, reference }, ctx) =>
    deciding(ctx, { transaction, note: '' }, (tx, said) =>
      sentBy(tx, { transaction, reference }, said, ctx.rooms.cashier.gateways),
    ),

  approveClean({ transactions }, ctx) {
    if (transactions.length === 0 || transactions.length > APPROVED_AT_ONCE)
      throw new Refusal('InvalidParameter', { invalid_parameters: { transactions: ['format'] } });
    return async (tx) => {
      const answer = await approveClean(tx, transactions, ctx);
      return { answer, on: `${answer.approved.length} payments`, after: answer };
    };
  },

  take:
    ({ transaction }, ctx) =>
    async (tx) => {
      const { id } = await getQueued(tx, transaction);
      const taken = await tx.sql`
      insert into payment_taken (payment_id, member_id, taken_at) values (${id}, ${ctx.staff.id}, ${ctx.now})
      on conflict (payment_id) do nothing returning 1`;
      if (taken.length === 0) throw sayNo('Somebody has taken it already.');
      return { answer: DONE, after: { taken_by: ctx.staff.name } };
    },
  release:
    ({ transaction }, ctx) =>
    async (tx) => {
      const { id } = await getQueued(tx, transaction);
      const released = await tx.sql`
      delete from payment_taken where payment_id = ${id} and member_id = ${ctx.staff.id} returning 1`;
      if (released.length === 0) throw sayNo('It is not yours.');
      return { answer: DONE, before: { taken_by: ctx.staff.name } };
    },
};

/** A payment's number or a player's; anything else finds nothing. */
function readQuery(q: string): { transaction: string | null; player: number | null } {
  const text = q.trim().toLowerCase();
  if (text === '') return { transaction: null, player: null };
  return /^\d{1,15}$/.test(text)
    ? { transaction: null, player: Number(text) }
    : { transaction: text, player: null };
}

async function getQueued(tx: Tx, transaction: string) {
  const found = await findQueued(tx.sql, transaction);
  if (found === undefined) throw unknownPayment();
  return found;
}

/** A decision of the cashier's, with what the payment was before and is since. */
function deciding(
  { staff, now }: StaffContext,
  { transaction, note }: { transaction: string; note: string },
  decide: (tx: Tx, said: Decision) => Promise<Answer>,
) {
  return async (tx: Tx) => {
    const before = await findQueued(tx.sql, transaction);
    const { isDone, says } = await decide(tx, { by: staff.name, note, now });
    if (!isDone) throw sayNo(says);
    const after = await findQueued(tx.sql, transaction);
    const states = [before, after].map((row) => ({ state: row?.state, reason: row?.reason }));
    return { answer: { says }, before: states[0], after: { ...states[1], says } };
  };
}

/** Looked at anew, each under its own lock: what has got a mark since it was listed is left. */
async function approveClean(tx: Tx, transactions: readonly string[], { staff, now }: StaffContext) {
  const answer: { approved: string[]; left: string[] } = { approved: [], left: [] };
  for (const transaction of [...new Set(transactions)].toSorted()) {
    const row = await findQueued(tx.sql, transaction);
    const risk = row === undefined ? undefined : (await risksOf(tx.sql, [row.id], now)).get(row.id);
    if (risk?.is_clean === true && row?.state === 'checks')
      await approveBy(tx, transaction, { by: staff.name, note: '', now });
    // Where a second person must agree, the first agreement is only noted.
    const isApproved =
      row?.state === 'checks' && (await findQueued(tx.sql, transaction))?.state === 'approved';
    (isApproved ? answer.approved : answer.left).push(transaction);
  }
  return answer;
}
