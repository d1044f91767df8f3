// A player's own limit on paying in: gross, and reserved from the moment a deposit starts.
import type { DepositLimit as LimitView } from '#contract/account-money.ts';
import { Refusal } from '#contract/refusals.ts';
import {
  availableUnder,
  type DepositLimit,
  type DepositLimitPeriod,
  limitExpiry,
  mayChangeLimit,
  spanStart,
} from '#rules/deposit-limit.ts';
import { type Cents, cents } from '#rules/money.ts';
import { reservingStates } from '#rules/payment-state.ts';
import { lockPlayer, type Sql, type Tx } from '../db.ts';

async function findLimit(sql: Sql, playerId: number): Promise<DepositLimit | null> {
  const [row] = await sql<{ cents: number; period: DepositLimitPeriod; set_at: Date }>`
    select cents, period, set_at from deposit_limit where player_id = ${playerId}`;
  return row === undefined ? null : { amount: cents(row.cents), period: row.period, setAt: row.set_at };
}

async function available(sql: Sql, playerId: number, limit: DepositLimit, now: Date): Promise<Cents> {
  const [row] = await sql<{ cents: number }>`
    select coalesce(sum(coalesce(credited_cents, cents)), 0)::bigint as cents from payment
    where player_id = ${playerId} and type = 'deposit' and created_at > ${spanStart(limit.period, now)}
      and state = any(${[...reservingStates]})`;
  return availableUnder(limit, cents(row!.cents));
}

/** The caller holds the player's lock until the deposit is written, so that two cannot use the same room. */
export async function refuseBeyondLimit(tx: Tx, playerId: number, amount: Cents, now: Date): Promise<void> {
  const limit = await findLimit(tx.sql, playerId);
  if (limit === null) return;
  const available_amount = await available(tx.sql, playerId, limit, now);
  if (amount > available_amount)
    throw new Refusal('BillingDepositLimitExceeded', { error_data: { available_amount } });
}

export async function depositLimit(sql: Sql, playerId: number, now: Date): Promise<LimitView> {
  const limit = await findLimit(sql, playerId);
  if (limit === null)
    return { available_amount: null, limit_amount: null, period: 'none', expired_at: null, can_edit: true };
  return {
    available_amount: await available(sql, playerId, limit, now),
    limit_amount: limit.amount,
    period: limit.period,
    expired_at: limitExpiry(limit).toISOString(),
    can_edit: now >= limitExpiry(limit),
  };
}

/** Null takes it away. */
export async function changeDepositLimit(
  tx: Tx,
  playerId: number,
  wish: Pick<DepositLimit, 'amount' | 'period'> | null,
  now: Date,
): Promise<void> {
  await lockPlayer(tx, playerId);
  if (!mayChangeLimit(await findLimit(tx.sql, playerId), wish, now)) throw new Refusal('InvalidRequest');
  if (wish === null) await tx.sql`delete from deposit_limit where player_id = ${playerId}`;
  else
    await tx.sql`
      insert into deposit_limit (player_id, cents, period, set_at)
      values (${playerId}, ${wish.amount}, ${wish.period}, ${now})
      on conflict (player_id) do update set cents = excluded.cents, period = excluded.period, set_at = excluded.set_at`;
}
