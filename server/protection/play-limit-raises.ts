// A looser limit on playing that waits for its time and for a second yes.
import type { PlayLimitView } from '#contract/account/play-limits.ts';
import { Refusal } from '#contract/refusals.ts';
import { raiseWindow } from '#rules/deposit-limit.ts';
import type { Cents, Currency } from '#rules/money.ts';
import { type PlayLimit, type PlayLimitKind, playLimitRaises } from '#rules/play-limits.ts';
import type { Nullable, Sql, Tx } from '../database/db.ts';

interface RaiseRow extends Nullable<{ limit_cents: Cents; days: number; minutes: number }> {
  kind: PlayLimitKind;
  asked_at: Date;
}

/** Asked for in another currency it is none: what it would be worth now, nobody has agreed to. */
const readRaises = (sql: Sql, playerId: number): Promise<RaiseRow[]> => sql<RaiseRow>`
  select kind, limit_cents, days, minutes, asked_at
  from play_limit_raise as raise join player on player.id = raise.player_id and player.currency = raise.currency
  where raise.player_id = ${playerId}`;

export async function listRaises(
  sql: Sql,
  playerId: number,
  now: Date,
): Promise<Map<PlayLimitKind, NonNullable<PlayLimitView['raise']>>> {
  const rows = await readRaises(sql, playerId);
  return new Map(
    rows.flatMap(({ kind, limit_cents: amount, days, minutes, asked_at }) => {
      const { from, until } = raiseWindow(asked_at, playLimitRaises);
      if (now >= until) return [];
      const window = { confirm_from: from.toISOString(), confirm_until: until.toISOString() };
      return [[kind, { amount, days, minutes, ...window, can_confirm: now >= from }] as const];
    }),
  );
}

interface Asked {
  playerId: number;
  kind: PlayLimitKind;
  limit: PlayLimit | null;
  currency: Currency;
}

/** Asked for again, it waits again. */
export async function askForRaise(
  tx: Tx,
  { playerId, kind, limit, currency }: Asked,
  now: Date,
): Promise<void> {
  await tx.sql`
    insert into play_limit_raise (player_id, kind, limit_cents, days, minutes, currency, asked_at)
    values (${playerId}, ${kind}, ${limit?.amount ?? null}, ${limit?.days ?? null}, ${limit?.minutes ?? null},
      ${currency}, ${now})
    on conflict (player_id, kind) do update set limit_cents = excluded.limit_cents, days = excluded.days,
      minutes = excluded.minutes, currency = excluded.currency, asked_at = excluded.asked_at`;
}

export async function forgetRaise(tx: Tx, playerId: number, kind: PlayLimitKind): Promise<void> {
  await tx.sql`delete from play_limit_raise where player_id = ${playerId} and kind = ${kind}`;
}

/** What was asked for, now that it may be confirmed; refused before, and after it has lapsed. */
export async function takeRaise(
  tx: Tx,
  playerId: number,
  kind: PlayLimitKind,
  now: Date,
): Promise<PlayLimit | null> {
  const row = (await readRaises(tx.sql, playerId)).find((one) => one.kind === kind);
  if (row === undefined) throw new Refusal('InvalidRequest');
  const { from, until } = raiseWindow(row.asked_at, playLimitRaises);
  if (now < from || now >= until) throw new Refusal('InvalidRequest');
  await forgetRaise(tx, playerId, kind);
  const { limit_cents: amount, days, minutes } = row;
  return amount === null && minutes === null ? null : { amount, days, minutes };
}
