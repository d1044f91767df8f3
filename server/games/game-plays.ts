// How much each game is played for money: counted from facts, and nowhere else.
import type { Sql } from '../database/db.ts';
import type { Fact } from '../facts/facts.ts';
import type { Reader } from '../facts/read-facts.ts';

/** What was played longer ago says little of what is liked now. */
const COUNTED_DAYS = 30;

type Settled = Extract<Fact, { name: 'round.settled' }>;

export const gamePlays: Reader = {
  name: 'game-plays',
  reads: ['round.settled'],
  async read({ sql }, facts) {
    const settled = (facts as readonly Settled[]).filter(({ data }) => data.pack === undefined);
    await sql`
      insert into game_play (day, game, rounds)
      select (at at time zone 'UTC')::date, game, count(*)
      from unnest(${settled.map(({ at }) => at)}::timestamptz[], ${settled.map(({ data }) => data.game)}::text[])
        as fact (at, game)
      group by 1, 2
      on conflict (day, game) do update set rounds = game_play.rounds + excluded.rounds`;
  },
  /** Days whose facts are gone stay as they were counted: a day is kept or dropped whole, with its month. */
  async forget({ sql }) {
    await sql`delete from game_play where day in (select distinct (at at time zone 'UTC')::date from fact)`;
  },
};

/** Rounds of the last days, by game. */
export async function countPlays(sql: Sql, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ game: string; rounds: number }>`
    select game, sum(rounds)::bigint as rounds from game_play
    where day > (${now}::timestamptz at time zone 'UTC')::date - ${COUNTED_DAYS}::int group by game`;
  return new Map(rows.map(({ game, rounds }) => [game, rounds]));
}
