// Who may be given something: nobody who is banned or gone, and nobody who has excluded themselves.
import type { Sql } from '../database/db.ts';

export async function mayBeGiven(sql: Sql, playerIds: readonly number[], now: Date): Promise<Set<number>> {
  const rows = await sql<{ id: number }>`
    select id from player
    where id = any(${playerIds}::bigint[]) and status = 'active' and not exists (
      select from self_exclusion
      where self_exclusion.player_id = player.id and (ends_at is null or ends_at > ${now}::timestamptz))`;
  return new Set(rows.map(({ id }) => id));
}
