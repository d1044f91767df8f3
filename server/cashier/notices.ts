// What a gateway tells us unasked. It counts once, and only as a reason to ask the gateway itself: order and wording of
// notices decide nothing.
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';
import type { Db, Tx } from '../db.ts';
import { applyTruth, putUnderReview } from './deposit-truth.ts';
import type { Gateway, Notice, Truth } from './gateways/gateway.ts';
import { gatewaysOf } from './gateways/open-gateways.ts';
import type { PaymentRow } from './payments.ts';
import { applyPayoutTruth } from './payout-truth.ts';

export interface Told {
  gateway: string;
  raw: Buffer;
  headers: IncomingHttpHeaders;
}

export type Heard = 'no such gateway' | 'nothing of ours' | 'heard before' | 'heard';

/** Throws `Unsigned` for what does not come from the gateway, and `GatewayFailed` when it cannot be asked back. */
export async function hearNotice(
  { gateway: name, raw, headers }: Told,
  { db, config, now }: { db: Db; config: Config; now: Date },
): Promise<Heard> {
  const gateway = gatewaysOf(config).named(name);
  if (gateway === undefined) return 'no such gateway';
  const notice = gateway.readNotice(raw, headers, now);
  if (notice === null) return 'nothing of ours';
  const truth = await readTruth(gateway, notice);
  return db.atomically(async (tx) => {
    const payment = await lockTold(tx, notice, { gateway: gateway.name, now });
    if (payment === undefined) return 'nothing of ours';
    if (!payment.is_news) return 'heard before';
    if (payment.type === 'withdrawal') await applyPayoutTruth(tx, payment, truth, now);
    else if (differs(notice, payment))
      await putUnderReview(tx, payment, `${notice.amount} ${notice.currency}`, now);
    else await applyTruth(tx, payment, truth, now);
    return 'heard';
  });
}

/** Locks the payment it is about, and keeps that we were told: the second telling of the same event is no news. */
async function lockTold(
  tx: Tx,
  { transaction, type, eventId }: Notice,
  { gateway, now }: { gateway: string; now: Date },
): Promise<(PaymentRow & { is_news: boolean }) | undefined> {
  const [row] = await tx.sql<PaymentRow & { is_news: boolean }>`
    with locked as (
      select * from payment where transaction = ${transaction} and type = ${type} and gateway = ${gateway} for update),
    kept as (
      insert into payment_notice (gateway, event_id, transaction, received_at)
      select gateway, ${eventId}, transaction, ${now} from locked
      on conflict do nothing returning 1)
    select *, exists (select from kept) as is_news from locked`;
  return row;
}

const readTruth = ({ readPayment, payouts }: Gateway, notice: Notice): Promise<Truth> =>
  notice.type === 'deposit' || payouts === null ? readPayment(notice) : payouts.readPayout(notice);

const differs = ({ amount, currency }: Notice, payment: PaymentRow): boolean =>
  (amount !== null && amount !== payment.cents) || (currency !== null && currency !== payment.currency);
