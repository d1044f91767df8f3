// A player's favourite games.
import { nameNow, namesEver } from '#games/renamed.ts';
import type { Sql } from '../database/db.ts';

/** More than anyone looks through. */
const SHOWN_MAX = 500;

export async function listLikes(sql: Sql, playerId: number): Promise<string[]> {
  const likes = await sql<{ game: string }>`
    select game from game_like where player_id = ${playerId} order by liked_at desc, game limit ${SHOWN_MAX}`;
  return [...new Set(likes.map(({ game }) => nameNow(game)))];
}

export async function addLike(sql: Sql, playerId: number, game: string, now: Date): Promise<void> {
  await sql`
    insert into game_like (player_id, game, liked_at) values (${playerId}, ${game}, ${now}) on conflict do nothing`;
}

export async function removeLike(sql: Sql, playerId: number, game: string): Promise<void> {
  await sql`delete from game_like where player_id = ${playerId} and game = any(${namesEver(game)})`;
}
