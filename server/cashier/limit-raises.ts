// A looser limit that waits for its time and for a second yes, where the law asks for both.
import type { DepositLimit as LimitView } from '#contract/account/money.ts';
import { Refusal } from '#contract/refusals.ts';
import { type DepositLimitPeriod, type LimitWish, raiseWindow } from '#rules/deposit-limit.ts';
import type { RaiseTerms } from '#rules/jurisdiction.ts';
import type { Cents } from '#rules/money.ts';
import type { Sql, Tx } from '../database/db.ts';

interface Raise {
  wish: LimitWish | null;
  askedAt: Date;
}

/** Asked for in another currency it is none: what it would be worth now, nobody has agreed to. */
async function findRaise(sql: Sql, playerId: number): Promise<Raise | null> {
  const [row] = await sql<{ cents: Cents | null; period: DepositLimitPeriod | null; asked_at: Date }>`
    select raise.cents, raise.period, raise.asked_at
    from deposit_limit_raise as raise join player on player.id = raise.player_id and player.currency = raise.currency
    where raise.player_id = ${playerId}`;
  if (row === undefined) return null;
  const { cents: amount, period, asked_at: askedAt } = row;
  return { wish: amount === null || period === null ? null : { amount, period }, askedAt };
}

/** Asked for again, it waits again. Null: no limit at all. */
export async function askForRaise(
  tx: Tx,
  playerId: number,
  wish: LimitWish | null,
  now: Date,
): Promise<void> {
  await tx.sql`
    insert into deposit_limit_raise (player_id, cents, period, currency, asked_at)
    select id, ${wish?.amount ?? null}, ${wish?.period ?? null}, currency, ${now} from player where id = ${playerId}
    on conflict (player_id) do update
    set cents = excluded.cents, period = excluded.period, currency = excluded.currency, asked_at = excluded.asked_at`;
}

export async function forgetRaise(tx: Tx, playerId: number): Promise<void> {
  await tx.sql`delete from deposit_limit_raise where player_id = ${playerId}`;
}

/** What was asked for, now that it may be confirmed; refused before, and after it has lapsed. */
export async function takeRaise(
  tx: Tx,
  playerId: number,
  terms: RaiseTerms | null,
  now: Date,
): Promise<LimitWish | null> {
  const raise = await findRaise(tx.sql, playerId);
  if (raise === null || terms === null) throw new Refusal('InvalidRequest');
  const { from, until } = raiseWindow(raise.askedAt, terms);
  if (now < from || now >= until) throw new Refusal('InvalidRequest');
  await forgetRaise(tx, playerId);
  return raise.wish;
}

export async function raiseView(
  sql: Sql,
  playerId: number,
  terms: RaiseTerms | null,
  now: Date,
): Promise<LimitView['raise']> {
  if (terms === null) return undefined;
  const raise = await findRaise(sql, playerId);
  if (raise === null) return undefined;
  const { from, until } = raiseWindow(raise.askedAt, terms);
  if (now >= until) return undefined;
  return {
    limit_amount: raise.wish?.amount ?? null,
    period: raise.wish?.period ?? 'none',
    confirm_from: from.toISOString(),
    confirm_until: until.toISOString(),
    can_confirm: now >= from,
  };
}
