// Rounds of outside studios, with what each has brought: should one be corrected, it takes that with it.
import type { Sql, Tx } from '../database/db.ts';

/** A quest in which a round counted: its name, its turn, the place of the step, and for a step of points how many. */
export type Counted = readonly [quest: string, turn: string, step: number, points?: number];

export interface LoyaltyRound {
  round_id: string;
  player_id: number;
  day: string;
  /** What it was expected to cost, in euros, as far as it counted. */
  cost: number;
  micropoints: number;
  microcoins: number;
  counted: readonly Counted[];
}

export async function findRounds(sql: Sql, ids: readonly string[]): Promise<Map<string, LoyaltyRound>> {
  if (ids.length === 0) return new Map();
  const rows = await sql<LoyaltyRound>`
    select round_id, player_id, to_char(day, 'YYYY-MM-DD') as day, cost, micropoints, microcoins, counted
    from loyalty_round where round_id = any(${ids}::text[])`;
  return new Map(rows.map((row) => [row.round_id, row]));
}

/** As they stand now. */
export async function keepRounds({ sql }: Tx, rounds: readonly LoyaltyRound[]): Promise<void> {
  if (rounds.length === 0) return;
  await sql`
    insert into loyalty_round (round_id, player_id, day, cost, micropoints, microcoins, counted)
    select round_id, player_id, day, cost, micropoints, microcoins, counted::jsonb
    from unnest(${rounds.map(({ round_id }) => round_id)}::text[],
      ${rounds.map(({ player_id }) => player_id)}::bigint[], ${rounds.map(({ day }) => day)}::date[],
      ${rounds.map(({ cost }) => cost)}::float8[], ${rounds.map(({ micropoints }) => micropoints)}::bigint[],
      ${rounds.map(({ microcoins }) => microcoins)}::bigint[],
      ${rounds.map(({ counted }) => JSON.stringify(counted))}::text[]
    ) as kept (round_id, player_id, day, cost, micropoints, microcoins, counted)
    on conflict (round_id) do update set cost = excluded.cost, micropoints = excluded.micropoints,
      microcoins = excluded.microcoins, counted = excluded.counted`;
}
