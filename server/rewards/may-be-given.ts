// Whom the house may give anything at all: nobody who is banned, has excluded themselves, or is blocked from rewards. An
// exclusion stands on every account of a person, so each account tells by itself.
import type { Sql, Tx } from '../database/db.ts';

export async function mayBeGiven(sql: Sql, playerIds: readonly number[], now: Date): Promise<Set<number>> {
  if (playerIds.length === 0) return new Set();
  const rows = await sql<{ id: number }>`
    select id from player
    where id = any(${playerIds}::bigint[]) and status = 'active' and bonus_blocked_at is null and not exists (
      select from self_exclusion where player_id = player.id and (ends_at is null or ends_at > ${now}))`;
  return new Set(rows.map(({ id }) => id));
}

/** Null: they may be given things again. What they have stays theirs. */
export const setBonusBlock = (tx: Tx, playerId: number, at: Date | null): Promise<unknown> =>
  tx.sql`update player set bonus_blocked_at = ${at} where id = ${playerId}`;
