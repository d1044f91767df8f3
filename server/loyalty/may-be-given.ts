// Nobody who is banned, gone or excluded is given anything.
import type { Sql } from '../database/db.ts';

/** Those of them who may. */
export async function mayBeGiven(sql: Sql, playerIds: readonly number[], now: Date): Promise<Set<number>> {
  if (playerIds.length === 0) return new Set();
  const rows = await sql<{ id: number }>`
    select id from player
    where id = any(${playerIds}::bigint[]) and status = 'active' and not exists (
      select from self_exclusion
      where player_id = player.id and (ends_at is null or ends_at > ${now}))`;
  return new Set(rows.map(({ id }) => id));
}
