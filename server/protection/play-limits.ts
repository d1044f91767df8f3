// A player's own limits on playing for money, as they are kept and changed.
import type { PlayLimitView } from '#contract/account/play-limits.ts';
import { Refusal } from '#contract/refusals.ts';
import { type Exchange, exchangeDown } from '#rules/exchange.ts';
import { type Cents, cents } from '#rules/money.ts';
import {
  isLooserPlayLimit,
  type PlayLimit,
  type PlayLimitKind,
  type PlayLimits,
  playLimitKinds,
  USUAL_CHECK_MINUTES,
} from '#rules/play-limits.ts';
import type { Player } from '../calls/context.ts';
import { lockPlayer, type Nullable, type Sql, type Tx } from '../database/db.ts';
import { askForRaise, forgetRaise, listRaises, takeRaise } from './play-limit-raises.ts';

export interface PlayLimitRow {
  stake_cents: Cents;
  loss_cents: Cents;
  loss_days: number;
  time_minutes: number;
  check_minutes: number;
}

const nothing = { amount: null, days: null, minutes: null };
const unlimited: PlayLimits = { stake: null, loss: null, time: null, check: null };

export function limitsFrom(row: Nullable<PlayLimitRow>): PlayLimits {
  const { stake_cents, loss_cents, loss_days, time_minutes, check_minutes } = row;
  return {
    stake: stake_cents === null ? null : { ...nothing, amount: stake_cents },
    loss: loss_cents === null ? null : { ...nothing, amount: loss_cents, days: loss_days },
    time: time_minutes === null ? null : { ...nothing, minutes: time_minutes },
    check: check_minutes === null ? null : { ...nothing, minutes: check_minutes },
  };
}

async function findPlayLimits(sql: Sql, playerId: number): Promise<PlayLimits> {
  const [row] = await sql<Nullable<PlayLimitRow>>`
    select stake_cents, loss_cents, loss_days, time_minutes, check_minutes from play_limit
    where player_id = ${playerId}`;
  return row === undefined ? unlimited : limitsFrom(row);
}

/** Whoever has chosen no time is asked after the usual one: a longer is looser than that. */
const standingOf = (limits: PlayLimits, kind: PlayLimitKind): PlayLimit | null =>
  limits[kind] ?? (kind === 'check' ? { ...nothing, minutes: USUAL_CHECK_MINUTES } : null);

export async function playLimitViews(sql: Sql, playerId: number, now: Date): Promise<PlayLimitView[]> {
  const [limits, raises] = await Promise.all([findPlayLimits(sql, playerId), listRaises(sql, playerId, now)]);
  return playLimitKinds.map((kind) => {
    const raise = raises.get(kind);
    return { kind, ...(standingOf(limits, kind) ?? nothing), ...(raise !== undefined && { raise }) };
  });
}

/** Null takes it away. True: it is looser, and waits. Money is meant in the currency the player asked in. */
export async function changePlayLimit(
  tx: Tx,
  { id, currency }: Pick<Player, 'id' | 'currency'>,
  { kind, limit }: { kind: PlayLimitKind; limit: PlayLimit | null },
  now: Date,
): Promise<boolean> {
  await lockPlayer(tx, id);
  const [player] = await tx.sql<Pick<Player, 'currency'>>`select currency from player where id = ${id}`;
  if (player?.currency !== currency) throw new Refusal('InvalidRequest');
  const standing = standingOf(await findPlayLimits(tx.sql, id), kind);
  if (isLooserPlayLimit(limit, standing)) {
    await askForRaise(tx, { playerId: id, kind, limit, currency }, now);
    return true;
  }
  // Whoever tightens a limit no longer means what they asked for before.
  await forgetRaise(tx, id, kind);
  await keepLimit(tx, id, kind, limit);
  return false;
}

/** The second yes to a looser limit. */
export async function confirmPlayLimit(
  tx: Tx,
  playerId: number,
  kind: PlayLimitKind,
  now: Date,
): Promise<void> {
  await lockPlayer(tx, playerId);
  await keepLimit(tx, playerId, kind, await takeRaise(tx, playerId, kind, now));
}

async function keepLimit(
  tx: Tx,
  playerId: number,
  kind: PlayLimitKind,
  limit: PlayLimit | null,
): Promise<void> {
  const limits = { ...(await findPlayLimits(tx.sql, playerId)), [kind]: limit };
  await tx.sql`
    insert into play_limit (player_id, stake_cents, loss_cents, loss_days, time_minutes, check_minutes)
    values (${playerId}, ${limits.stake?.amount ?? null}, ${limits.loss?.amount ?? null},
      ${limits.loss?.days ?? null}, ${limits.time?.minutes ?? null}, ${limits.check?.minutes ?? null})
    on conflict (player_id) do update set stake_cents = excluded.stake_cents, loss_cents = excluded.loss_cents,
      loss_days = excluded.loss_days, time_minutes = excluded.time_minutes, check_minutes = excluded.check_minutes`;
}

/** By the rate of the moment and never up; a limit of nothing would be none that anybody set. */
export async function carryPlayLimitsOver(tx: Tx, playerId: number, exchange: Exchange): Promise<void> {
  const limits = await findPlayLimits(tx.sql, playerId);
  for (const kind of ['stake', 'loss'] as const) {
    const limit = limits[kind];
    if (limit === null) continue;
    const amount = cents(Math.max(1, exchangeDown(limit.amount!, exchange)));
    await keepLimit(tx, playerId, kind, { ...limit, amount });
  }
}
