// Every minute: whatever is open is brought a step further, so that a lost notice or a crash delays a payment and never
// loses it.
import type { Vault } from '../at-rest/vault.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db.ts';
import { log } from '../log.ts';
import { applyTruth } from './deposit-truth.ts';
import type { Truth } from './gateways/gateway.ts';
import { gatewaysOf } from './gateways/open-gateways.ts';
import { lockPayment, movePayment, type PaymentRow } from './payments.ts';
import { approveByRule, followPayout, sendPayout } from './payouts.ts';

export interface SweepTools {
  db: Db;
  vault: Vault;
  config: Config;
  now: Date;
  origin: string;
}

const AT_ONCE = 500;
/** Long enough for the gateway to have heard of an order. */
const UNHEARD_MS = 120_000;

export async function sweepPayments(tools: SweepTools): Promise<void> {
  for (const state of openStates) {
    // What somebody holds is being moved on at this moment: to wait for it could only end in waiting for each other.
    const rows = await tools.db.sql<PaymentRow>`
      update payment set looked_at = ${tools.now}
      where id in (
        select id from payment where state = ${state} order by looked_at limit ${AT_ONCE} for update skip locked)
      returning *`;
    for (const row of rows) {
      try {
        await moveOn(tools, row);
      } catch (error) {
        // One that cannot be moved now must not keep the others waiting.
        log.warn('a payment could not be moved on', { transaction: row.transaction, err: error });
      }
    }
  }
}

/** In the order in which one look can bring a payment through several of them. */
export const openStates = ['started', 'pending', 'checks', 'approved', 'sent'] as const;

export async function moveOn(tools: SweepTools, payment: PaymentRow): Promise<void> {
  const step = openStates.find((state) => state === payment.state);
  if (step !== undefined) await steps[step](tools, payment);
}

const steps = {
  started: followDeposit,
  pending: followDeposit,
  checks: approveByRule,
  approved: sendPayout,
  sent: followPayout,
};

async function followDeposit({ db, config, now }: SweepTools, payment: PaymentRow): Promise<void> {
  const gateway = gatewaysOf(config).named(payment.gateway);
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
