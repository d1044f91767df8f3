// Asking a gateway what became of a deposit, and giving up what nobody will pay any more.
import type { Db } from '../database/db.ts';
import { applyTruth } from './deposit-truth.ts';
import type { Truth } from './gateways/gateway.ts';
import type { WithGateways } from './open-cashier.ts';
import { lockPayment, movePayment, type PaymentRow } from './payments.ts';

/** Long enough for the gateway to have heard of an order. */
const UNHEARD_MS = 120_000;

export async function followDeposit(
  { db, rooms, now }: WithGateways & { db: Db; now: Date },
  payment: PaymentRow,
): Promise<void> {
  const gateway = rooms.cashier.gateways.named(payment.gateway);
  if (gateway === undefined) return;
  const truth = await gateway.readPayment(payment);
  await db.atomically(async (tx) => {
    const locked = await lockPayment(tx, payment.transaction);
    if (locked === undefined) return;
    const ended = endOf(locked, { truth, openForMs: gateway.openForMs, now });
    if (ended === null) await applyTruth(tx, locked, truth, now);
    else await movePayment(tx, locked, ended.state, { reason: ended.reason, now });
  });
}

/** What nobody will pay any more gives the player's limit its room back. Money that comes after all is still credited. */
function endOf(
  { state, created_at }: PaymentRow,
  { truth, openForMs, now }: { truth: Truth; openForMs: number; now: Date },
) {
  const age = now.getTime() - created_at.getTime();
  if (state !== 'started') return null;
  if (truth.state === 'unknown' && age > UNHEARD_MS)
    return { state: 'failed', reason: 'not_started' } as const;
  if (truth.state === 'open' && age > openForMs) return { state: 'cancelled', reason: 'not_paid' } as const;
  // Nobody has paid yet: the player may still be choosing.
  return null;
}
