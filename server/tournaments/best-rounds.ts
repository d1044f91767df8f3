// A player's rounds that scored most, for them to see what their points are made of.
import type { Sql } from '../database/db.ts';
import type { RunRow } from './runs.ts';

const SHOWN = 6;

export async function listBest(sql: Sql, { id }: Pick<RunRow, 'id'>, playerId: number) {
  const rows = await sql<{ game: string; score: number; at: Date }>`
    select game, score, at from tournament_round
    where run_id = ${id} and player_id = ${playerId} and score > 0 and reset_at is null
    order by score desc, at limit ${SHOWN}`;
  return rows.map(({ game, score, at }) => ({ game, score, at: at.toISOString() }));
}
