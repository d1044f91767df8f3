// Notices that arrive at the same moment are heard together, each on its own.

import type { BatchWork } from '../batch/work.ts';
import type { Tx } from '../database/db.ts';
import { applyTruth, type Paid, putUnderReview, settle } from './deposit-truth.ts';
import type { Notice, Truth } from './gateways/gateway.ts';
import type { PaymentRow } from './payments.ts';
import { applyPayoutTruth } from './payout-truth.ts';

export type NoticeOutcome = 'nothing of ours' | 'heard before' | 'heard';

export interface ConfirmedNotice {
  notice: Notice;
  gateway: string;
  /** What the gateway said when asked about it. */
  truth: Truth;
  now: Date;
}

export const noticeBatch: BatchWork<ConfirmedNotice, NoticeOutcome> = {
  namesOf: ({ notice }) => [notice.transaction],
  doAll: async (tx, all) => (await hear(tx, all)).map((done) => ({ done })),
};

async function hear(tx: Tx, all: readonly ConfirmedNotice[]): Promise<NoticeOutcome[]> {
  const payments = await lockTold(tx, all);
  const paid: (Paid & { now: Date })[] = [];
  for (const { notice, truth, now } of all) {
    const payment = payments.get(notice.transaction);
    if (payment?.is_news !== true) continue;
    if (payment.type === 'withdrawal') await applyPayoutTruth(tx, payment, truth, { now });
    else if (differs(notice, payment))
      await putUnderReview(tx, payment, {
        truth,
        told: `${notice.amount} ${notice.currency}`,
        now,
      });
    else if (truth.state === 'paid') paid.push({ payment, truth, now });
    else await applyTruth(tx, payment, truth, now);
  }
  if (paid.length > 0) await settle(tx, paid, { now: paid[0]!.now }, tx.lastly);
  return all.map(({ notice }) => {
    const payment = payments.get(notice.transaction);
    if (payment === undefined) return 'nothing of ours';
    return payment.is_news ? 'heard' : 'heard before';
  });
}

type Locked = PaymentRow & { is_news: boolean };

/** Locks the payments they are about, and keeps that we were told: the second telling of the same event is no news. */
async function lockTold(tx: Tx, all: readonly ConfirmedNotice[]): Promise<Map<string, Locked>> {
  const rows = await tx.sql<Locked>`
    with told as (
      select * from unnest(
        ${all.map(({ notice }) => notice.transaction)}::text[], ${all.map(({ notice }) => notice.type)}::text[],
        ${all.map(({ gateway }) => gateway)}::text[], ${all.map(({ notice }) => notice.eventId)}::text[]
      ) as told (transaction, type, gateway, event_id)),
    locked as (
      select payment.* from told join payment using (transaction, type, gateway) order by payment.id
      for update of payment),
    kept as (
      insert into payment_notice (gateway, event_id, transaction, received_at)
      select gateway, event_id, transaction, ${all[0]!.now} from told join locked using (transaction, type, gateway)
      on conflict do nothing returning transaction)
    select locked.*, kept.transaction is not null as is_news from locked left join kept using (transaction)`;
  return new Map(rows.map((row) => [row.transaction, row]));
}

const differs = ({ amount, currency }: Notice, payment: PaymentRow): boolean =>
  (amount !== null && amount !== payment.cents) || (currency !== null && currency !== payment.currency);
