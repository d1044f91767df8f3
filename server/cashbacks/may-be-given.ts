// Whom the house may give anything at all: nobody who is banned or has excluded themselves.
import type { Sql } from '../database/db.ts';

export async function mayBeGiven(sql: Sql, playerIds: readonly number[], now: Date): Promise<Set<number>> {
  const rows = await sql<{ id: number }>`
    select id from player
    where id = any(${playerIds}::bigint[]) and status = 'active' and not exists (
      select from self_exclusion where player_id = player.id and (ends_at is null or ends_at > ${now}))`;
  return new Set(rows.map(({ id }) => id));
}
