// Since when each game can be played here: noted when a server opens that has it.
import { isPlayable } from '#games/playable.ts';
import { shelf } from '#games/shelf.ts';
import type { Sql } from '../database/db.ts';

export const openGames = (): string[] => shelf.map(({ sysname }) => sysname).filter(isPlayable);

export async function noteOpenings(sql: Sql, games: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into game_opening (game, opened_at) select game, ${now} from unnest(${games}::text[]) as game
    on conflict do nothing`;
}

export async function listOpenings(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ game: string; opened_at: Date }>`select game, opened_at from game_opening`;
  return new Map(rows.map(({ game, opened_at }) => [game, opened_at.getTime()]));
}
