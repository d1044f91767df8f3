// A player's own limit on paying in: gross, and reserved from the moment a deposit starts.
import type { DepositLimit as LimitView } from '#contract/account/money.ts';
import { Refusal } from '#contract/refusals.ts';
import {
  availableUnder,
  type DepositLimit,
  type DepositLimitPeriod,
  isLooser,
  type LimitWish,
  limitExpiry,
  mayChangeLimit,
  spanStart,
} from '#rules/deposit-limit.ts';
import { type Exchange, exchangeDown, exchangeUp, type Rates } from '#rules/exchange.ts';
import type { RaiseTerms } from '#rules/jurisdiction.ts';
import { type Cents, type Currency, plus } from '#rules/money.ts';
import { reservingStates } from '#rules/payment-state.ts';
import type { Player } from '../calls/context.ts';
import { lockPlayer, type Sql, type Tx } from '../database/db.ts';
import { askForRaise, forgetRaise, raiseView, takeRaise } from './limit-raises.ts';

async function findLimit(sql: Sql, playerId: number): Promise<DepositLimit | null> {
  const [row] = await sql<{ cents: Cents; period: DepositLimitPeriod; set_at: Date }>`
    select cents, period, set_at from deposit_limit where player_id = ${playerId}`;
  return row === undefined ? null : { amount: row.cents, period: row.period, setAt: row.set_at };
}

/** Whose limit it is, and in which currency they count now. */
export interface LimitOwner {
  playerId: number;
  currency: Currency;
  rates: Rates;
}

/** What was paid in before a change of currency counts as what it is worth now, and rather more than less. */
async function available(sql: Sql, counted: LimitOwner, limit: DepositLimit, now: Date): Promise<Cents> {
  const { playerId, currency: to, rates } = counted;
  const rows = await sql<{ cents: Cents; currency: Currency }>`
    select sum(coalesce(credited_cents, cents))::bigint as cents, coalesce(credited_currency, currency) as currency
    from payment
    where player_id = ${playerId} and type = 'deposit' and created_at > ${spanStart(limit.period, now)}
      and state = any(${[...reservingStates]})
    group by 2`;
  const deposited = rows.map((row) => exchangeUp(row.cents, { from: row.currency, to, rates }));
  return availableUnder(limit, plus(...deposited));
}

/** The caller holds the player's lock until the deposit is written, so that two cannot use the same room. */
export async function refuseBeyondLimit(
  tx: Tx,
  counted: LimitOwner,
  amount: Cents,
  now: Date,
): Promise<void> {
  const limit = await findLimit(tx.sql, counted.playerId);
  if (limit === null) return;
  const available_amount = await available(tx.sql, counted, limit, now);
  if (amount > available_amount)
    throw new Refusal('BillingDepositLimitExceeded', { error_data: { available_amount } });
}

export async function depositLimit(
  sql: Sql,
  counted: LimitOwner,
  { now, raises }: LimitTerms,
): Promise<LimitView> {
  const limit = await findLimit(sql, counted.playerId);
  const raise = await raiseView(sql, counted.playerId, raises, now);
  if (limit === null)
    return { available_amount: null, limit_amount: null, period: 'none', expired_at: null, can_edit: true };
  return {
    available_amount: await available(sql, counted, limit, now),
    limit_amount: limit.amount,
    period: limit.period,
    expired_at: limitExpiry(limit).toISOString(),
    can_edit: now >= limitExpiry(limit),
    ...(raises !== null && { raises_wait: true }),
    ...(raise !== undefined && { raise }),
  };
}

interface LimitTerms {
  now: Date;
  /** How a looser limit waits; null: it does not, once the span of the old one is over. */
  raises: RaiseTerms | null;
}

/** Null takes it away. It is meant in the currency the player asked in. */
export async function changeDepositLimit(
  tx: Tx,
  { id: playerId, currency }: Pick<Player, 'id' | 'currency'>,
  wish: LimitWish | null,
  { now, raises }: LimitTerms,
): Promise<void> {
  await lockPlayer(tx, playerId);
  if ((await currencyOf(tx.sql, playerId)) !== currency) throw new Refusal('InvalidRequest');
  const standing = await findLimit(tx.sql, playerId);
  if (!mayChangeLimit(standing, wish, now)) throw new Refusal('InvalidRequest');
  if (raises !== null && isLooser(wish, standing)) return askForRaise(tx, playerId, wish, now);
  // Whoever tightens their limit no longer means what they asked for before.
  await forgetRaise(tx, playerId);
  await keepLimit(tx, playerId, wish, now);
}

/** The second yes to a looser limit. */
export async function confirmDepositLimit(
  tx: Tx,
  playerId: number,
  { now, raises }: LimitTerms,
): Promise<void> {
  await lockPlayer(tx, playerId);
  await keepLimit(tx, playerId, await takeRaise(tx, playerId, raises, now), now);
}

async function keepLimit(tx: Tx, playerId: number, wish: LimitWish | null, now: Date): Promise<void> {
  if (wish === null) await tx.sql`delete from deposit_limit where player_id = ${playerId}`;
  else
    await tx.sql`
      insert into deposit_limit (player_id, cents, period, set_at)
      values (${playerId}, ${wish.amount}, ${wish.period}, ${now})
      on conflict (player_id) do update set cents = excluded.cents, period = excluded.period, set_at = excluded.set_at`;
}

/** By the rate of the moment and never up. When it may be raised stays as it was. The caller has locked the player. */
export async function carryLimitOver(tx: Tx, playerId: number, exchange: Exchange): Promise<void> {
  const limit = await findLimit(tx.sql, playerId);
  if (limit === null) return;
  // A limit of nothing would be no limit that anybody set.
  const amount = Math.max(1, exchangeDown(limit.amount, exchange));
  await tx.sql`update deposit_limit set cents = ${amount} where player_id = ${playerId}`;
}

export async function currencyOf(sql: Sql, playerId: number): Promise<Currency> {
  const [row] = await sql<{ currency: Currency }>`select currency from player where id = ${playerId}`;
  return row!.currency;
}
