// What is kept of players: points, character, streak, and the bound of a day.
import type { Sql, Tx } from '../database/db.ts';

export interface LoyaltyRow {
  player_id: number;
  micropoints: number;
  character_id: number | null;
  character_chosen_at: Date | null;
  streak_days: number;
  /** "2026-11-17". */
  streak_day: string | null;
  frame_product_id: number | null;
}

/** Those of whom nothing is kept yet have nothing. */
export async function findPlayers(sql: Sql, playerIds: readonly number[]): Promise<Map<number, LoyaltyRow>> {
  const rows = await sql<LoyaltyRow>`
    select player_id, micropoints, character_id, character_chosen_at, streak_days,
      to_char(streak_day, 'YYYY-MM-DD') as streak_day, frame_product_id
    from loyalty_player where player_id = any(${playerIds}::bigint[])`;
  const found = new Map(rows.map((row) => [row.player_id, row]));
  return new Map(playerIds.map((id) => [id, found.get(id) ?? nothingOf(id)]));
}

const nothingOf = (player_id: number): LoyaltyRow => ({
  player_id,
  micropoints: 0,
  character_id: null,
  character_chosen_at: null,
  streak_days: 0,
  streak_day: null,
  frame_product_id: null,
});

export interface DayRow {
  player_id: number;
  day: string;
  micropoints: number;
}

export const findDays = (
  sql: Sql,
  playerIds: readonly number[],
  days: readonly string[],
): Promise<DayRow[]> =>
  sql<DayRow>`
    select player_id, to_char(day, 'YYYY-MM-DD') as day, micropoints from loyalty_day
    where player_id = any(${playerIds}::bigint[]) and day = any(${days}::date[])`;

export interface Gained {
  playerId: number;
  micropoints: number;
  streakDays: number;
  streakDay: string | null;
}

/** Points are added; how the streak stands is written as it is, for only the reader writes it. */
export async function addPoints({ sql }: Tx, gained: readonly Gained[]): Promise<void> {
  if (gained.length === 0) return;
  await sql`
    insert into loyalty_player as kept (player_id, micropoints, streak_days, streak_day)
    select player_id, micropoints, streak_days, streak_day
    from unnest(${gained.map(({ playerId }) => playerId)}::bigint[],
      ${gained.map(({ micropoints }) => micropoints)}::bigint[],
      ${gained.map(({ streakDays }) => streakDays)}::int[], ${gained.map(({ streakDay }) => streakDay)}::date[]
    ) as gained (player_id, micropoints, streak_days, streak_day)
    order by player_id
    on conflict (player_id) do update set
      micropoints = kept.micropoints + excluded.micropoints,
      streak_days = excluded.streak_days, streak_day = excluded.streak_day`;
}

export async function addDays({ sql }: Tx, days: readonly DayRow[]): Promise<void> {
  if (days.length === 0) return;
  await sql`
    insert into loyalty_day as kept (player_id, day, micropoints)
    select player_id, day, micropoints
    from unnest(${days.map(({ player_id }) => player_id)}::bigint[], ${days.map(({ day }) => day)}::date[],
      ${days.map(({ micropoints }) => micropoints)}::bigint[]
    ) as brought (player_id, day, micropoints)
    order by player_id, day
    on conflict (player_id, day) do update set micropoints = kept.micropoints + excluded.micropoints`;
}
