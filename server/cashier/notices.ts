// What a gateway tells us unasked. It counts once, and only as a reason to ask the gateway itself: order and wording of
// notices decide nothing.
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';
import type { Db } from '../db.ts';
import { applyTruth, putUnderReview } from './deposit-truth.ts';
import type { Gateway, Notice, Truth } from './gateways/gateway.ts';
import { gatewaysOf } from './gateways/open-gateways.ts';
import { lockPayment, type PaymentRow } from './payments.ts';
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
  const notice = await gateway.readNotice(raw, headers, now);
  if (notice === null) return 'nothing of ours';
  if (await isKnown(db, gateway, notice)) return 'heard before';
  const truth = await readTruth(gateway, notice);
  return db.atomically(async (tx) => {
    const payment = await lockPayment(tx, notice.transaction);
    if (payment?.type !== notice.type || payment.gateway !== gateway.name) return 'nothing of ours';
    const kept = await tx.sql`
      insert into payment_notice (gateway, event_id, transaction, received_at)
      values (${gateway.name}, ${notice.eventId}, ${notice.transaction}, ${now})
      on conflict do nothing returning 1`;
    if (kept.length === 0) return 'heard before';
    if (payment.type === 'withdrawal') await applyPayoutTruth(tx, payment, truth, { now });
    else if (differs(notice, payment))
      await putUnderReview(tx, payment, { told: `${notice.amount} ${notice.currency}`, now });
    else await applyTruth(tx, payment, truth, now);
    return 'heard';
  });
}

async function isKnown({ sql }: Db, gateway: Gateway, { eventId }: Notice): Promise<boolean> {
  const rows =
    await sql`select 1 from payment_notice where gateway = ${gateway.name} and event_id = ${eventId}`;
  return rows.length > 0;
}

const readTruth = ({ readPayment, payouts }: Gateway, notice: Notice): Promise<Truth> =>
  notice.type === 'withdrawal' && payouts?.areByHand === false
    ? payouts.readPayout(notice)
    : readPayment(notice);

const differs = ({ amount, currency }: Notice, payment: PaymentRow): boolean =>
  (amount !== null && amount !== payment.cents) || (currency !== null && currency !== payment.currency);
