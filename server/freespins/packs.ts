// Packs of free spins as they are kept.
import type { FreespinStatus } from '#contract/freespins.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { Sql, Tx } from '../database/db.ts';
import type { PlayerEvent } from '../live/outbox.ts';

export interface PackRow {
  id: string;
  player_id: number;
  game: string;
  rounds: number;
  used: number;
  stake_cents: Cents;
  currency: Currency;
  /** The pocket that is paid what the rounds win. */
  wins_to: 'main' | 'bonus';
  expires_at: Date;
  status: FreespinStatus;
}

export interface ListedPack extends PackRow {
  /** Who gave it, and by what name that is known. */
  source: string;
}

interface Wanted {
  playerId: number;
  /** One in another currency cannot be played. */
  currency: Currency;
  status: FreespinStatus | null;
  now: Date;
}

interface Span {
  offset: number;
  count: number;
}

/** Those that can be played first, and of these the one that ends first. */
export async function listPacks(sql: Sql, wanted: Wanted, { offset, count }: Span) {
  const { playerId, currency, status, now } = wanted;
  const rows = await sql<ListedPack & { total: number }>`
    select id, player_id, game, rounds, used, stake_cents, currency, wins_to, source, expires_at, stands.status,
      (count(*) over ())::int as total
    from freespin_pack
    cross join lateral (select freespin_status(rounds, used, expires_at, ${now}::timestamptz) as status) as stands
    where player_id = ${playerId} and currency = ${currency} and (${status}::text is null or stands.status = ${status})
    order by stands.status <> 'active', expires_at, id offset ${offset} limit ${count}`;
  return { rows, count: rows[0]?.total ?? 0 };
}

interface Asked {
  playerId: number;
  packId: string;
  now: Date;
}

/** By their ids; of another player's there is none. */
export async function findPacks(sql: Sql, asked: readonly Asked[]): Promise<ReadonlyMap<string, PackRow>> {
  const rows = await sql<PackRow>`
    select pack.id, pack.player_id, game, rounds, used, stake_cents, currency, wins_to, expires_at,
      freespin_status(rounds, used, expires_at, asked.now) as status
    from unnest(
      ${asked.map(({ playerId }) => playerId)}::bigint[], ${asked.map(({ packId }) => packId)}::text[],
      ${asked.map(({ now }) => now)}::timestamptz[]
    ) as asked (player_id, id, now)
    join freespin_pack as pack on pack.id = asked.id and pack.player_id = asked.player_id`;
  return new Map(rows.map((row) => [row.id, row]));
}

interface Taken {
  player_id: number;
  pack_id: string;
}

interface Played extends Taken {
  /** What it has won, where that becomes a bonus; else nothing. */
  won: Cents;
}

/** One round of each. The caller has locked their players, and seen that a round is left. */
export async function takeFromPacks(tx: Tx, taken: readonly Played[]): Promise<void> {
  if (taken.length === 0) return;
  await tx.sql`
    update freespin_pack set used = used + 1, won_cents = won_cents + taken.won
    from unnest(${taken.map(({ player_id }) => player_id)}::bigint[], ${taken.map(({ pack_id }) => pack_id)}::text[],
      ${taken.map(({ won }) => won)}::bigint[]) as taken (player_id, id, won)
    where freespin_pack.player_id = taken.player_id and freespin_pack.id = taken.id`;
}

/** Of a round that took its time: what it has won, where that becomes a bonus. */
export async function addWon(tx: Tx, { player_id, pack_id, won }: Played): Promise<void> {
  await tx.sql`
    update freespin_pack set won_cents = won_cents + ${won} where id = ${pack_id} and player_id = ${player_id}`;
}

/** A round that counts for nothing is not used up. */
export async function returnToPack(tx: Tx, { player_id, pack_id }: Taken): Promise<void> {
  await tx.sql`update freespin_pack set used = used - 1 where id = ${pack_id} and player_id = ${player_id}`;
}

export const freespinsChanged = (playerId: number): PlayerEvent => ({
  playerId,
  event: { name: 'freespins.changed', data: {} },
});
