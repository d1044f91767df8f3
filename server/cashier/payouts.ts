// A withdrawal's way after it was asked for: approved or declined, sent, and followed until it ends.
import { type Cents, cents } from '#rules/money.ts';
import { judgeWithdrawal } from '#rules/withdrawal-checks.ts';
import { aboutPayout } from '../at-rest/about.ts';
import type { Vault } from '../at-rest/vault.ts';
import { type Db, type Sql, type Tx, together } from '../database/db.ts';
import { log } from '../plumbing/log.ts';
import { readThresholds } from '../thresholds/thresholds.ts';
import { GatewayDeclined } from './gateways/gateway.ts';
import type { WithGateways } from './open-cashier.ts';
import { lockPayment, movePayment, type PaymentRow, type Said } from './payments.ts';
import { isPlaceAsAsked } from './payout-places.ts';
import { applyPayoutTruth, giveBack } from './payout-truth.ts';
import { NOTICE_PATH } from './ways.ts';

/** Whether it was still waiting for that. */
export async function approve(tx: Tx, transaction: string, said: Said): Promise<boolean> {
  const payment = await lockPayment(tx, transaction);
  if (payment?.type !== 'withdrawal' || payment.state !== 'checks') return false;
  await movePayment(tx, payment, 'approved', said);
  return true;
}

/** By a person of the cashier, with a reason the player is told. Once money may be on its way it is too late. */
export async function decline(tx: Tx, transaction: string, said: Said): Promise<boolean> {
  const payment = await lockPayment(tx, transaction);
  if (payment?.type !== 'withdrawal' || payment.state !== 'checks') return false;
  await giveBack(tx, payment, 'declined', said);
  return true;
}

interface Tools extends WithGateways {
  db: Db;
  vault: Vault;
  now: Date;
  /** Where gateways reach us. */
  origin: string;
}

/** Approves what needs nobody's eyes. */
export async function approveByRule({ db, now }: Tools, waiting: PaymentRow): Promise<void> {
  await db.atomically(async (tx) => {
    const [isKnownDestination, dayTotal, thresholds] = await together(
      wasPaidThere(tx.sql, waiting),
      dayTotalOf(tx.sql, waiting),
      readThresholds(tx.sql),
    );
    const { approves, reason } = judgeWithdrawal({
      dayTotal,
      automaticMax: thresholds['payouts-automatic-day'],
      isKnownDestination,
      isAccountChanged: waiting.reason === 'account_changed',
    });
    if (approves) await approve(tx, waiting.transaction, { reason, now });
  });
}

async function wasPaidThere(sql: Sql, { player_id, fingerprint }: PaymentRow): Promise<boolean> {
  const paid = await sql`
    select 1 from payment
    where fingerprint = ${fingerprint} and player_id = ${player_id} and type = 'withdrawal' and state = 'paid'
    limit 1`;
  return paid.length > 0;
}

/** What the player asked for in the day that ends with this one. Of several that wait, the later count the earlier. */
export async function dayTotalOf(sql: Sql, { id, player_id, created_at }: PaymentRow): Promise<Cents> {
  const [row] = await sql<{ cents: Cents }>`
    select coalesce(sum(cents), 0)::bigint as cents from payment
    where player_id = ${player_id} and type = 'withdrawal' and state not in ('declined', 'cancelled')
      and created_at > ${created_at}::timestamptz - interval '1 day' and id <= ${id}`;
  return row!.cents;
}

/**
 * The gateway is asked before the state changes: said twice after a crash, the order starts nothing new, and a
 * withdrawal that is approved can no longer be cancelled.
 */
export async function sendPayout(
  { db, rooms, vault, now, origin }: Tools,
  payment: PaymentRow,
): Promise<void> {
  const gateway = rooms.cashier.gateways.named(payment.gateway);
  if (gateway?.payouts == null) throw new Error(`no gateway ${payment.gateway} for ${payment.transaction}`);
  if (gateway.payouts.areByHand) return;
  const { payouts } = gateway;
  const { transaction, method, currency } = payment;
  if (!isPlaceAsAsked(payment, vault))
    throw new Error(`${payment.transaction} is not sent: its destination is not the one it was asked for`);
  const token = vault.open(payment.token, aboutPayout(payment));
  await requireWhole(db.sql, payment);
  const order = { transaction, method, currency, token, amount: cents(payment.cents - payment.fee_cents) };
  if (!(await claim(db.sql, transaction))) return;
  try {
    const sent = await payouts
      .sendPayout(order, { notify: `${origin}${NOTICE_PATH}/${gateway.name}` })
      .catch((error: unknown) => {
        if (error instanceof GatewayDeclined) return null;
        throw error;
      });
    await db.atomically(async (tx) => {
      const locked = await lockPayment(tx, transaction);
      if (locked?.state !== 'approved') return;
      if (sent === null) return giveBack(tx, locked, 'declined', { reason: 'bank_declined', now });
      await tx.sql`update payment set reference = ${sent.reference} where id = ${locked.id}`;
      await movePayment(tx, locked, 'sent', { now });
    });
  } catch (error) {
    await db.sql`update payment set claimed_until = null where transaction = ${transaction}`;
    throw error;
  }
}

/** Nobody is paid by what was not written by us: each step must be sealed, and the last one the approval. */
async function requireWhole(sql: Sql, { id, transaction }: PaymentRow): Promise<void> {
  const [fault] = await sql<{
    rule: string;
  }>`select rule from payment_fault where payment_id = ${id} limit 1`;
  if (fault !== undefined) throw new Error(`${transaction} is not sent: ${fault.rule}`);
}

/** Longer than any gateway may take over it, with all it asks. */
const CLAIM_S = 30;

/**
 * Of two sweeps at once one sends: not every gateway knows at that very moment that it was told the same before. Nothing
 * is locked, and no connection held, while the gateway is asked.
 */
async function claim(sql: Sql, transaction: string): Promise<boolean> {
  const claimed = await sql`
    update payment set claimed_until = clock_timestamp() + interval '1 second' * ${CLAIM_S}
    where transaction = ${transaction} and state = 'approved'
      and (claimed_until is null or claimed_until < clock_timestamp())
    returning id`;
  return claimed.length > 0;
}

export async function followPayout({ db, rooms, now }: Tools, payment: PaymentRow): Promise<void> {
  const payouts = rooms.cashier.gateways.named(payment.gateway)?.payouts;
  if (payouts == null || payouts.areByHand) return;
  const truth = await payouts.readPayout(payment);
  if (truth.state === 'unknown')
    log.warn('a payout is not known to its gateway', { transaction: payment.transaction });
  await db.atomically(async (tx) => {
    const locked = await lockPayment(tx, payment.transaction);
    if (locked !== undefined) await applyPayoutTruth(tx, locked, truth, { now });
  });
}
