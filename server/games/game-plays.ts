// How much each game is played for money: counted from facts, and nowhere else.
import type { Db, Sql } from '../database/db.ts';
import type { Fact } from '../facts/facts.ts';
import type { Reader } from '../facts/read-facts.ts';
import type { Bus } from '../live/bus.ts';
import type { Clock } from '../plumbing/clock.ts';

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

/** Counts anew what is shown as played most, and has every page that shows it made anew. */
export async function refreshPopularity(db: Db, { bus, clock }: { bus: Bus; clock: Clock }): Promise<void> {
  const isChanged = await db.atomically(async ({ sql }) => {
    const changed = await sql`
      with counted as (
        select game, sum(rounds)::bigint as rounds from game_play
        where day > (${clock.now()}::timestamptz at time zone 'UTC')::date - ${COUNTED_DAYS}::int group by game
      ), gone as (
        delete from game_popularity as old where not exists (select from counted where game = old.game) returning game
      ), told as (
        insert into game_popularity (game, rounds) select game, rounds from counted
        on conflict (game) do update set rounds = excluded.rounds where game_popularity.rounds <> excluded.rounds
        returning game
      )
      select game from gone union all select game from told limit 1`;
    return changed.length > 0;
  });
  if (isChanged) await bus.publish({ changed: ['games'] });
}

/** Rounds of the last days, by game, as they were last counted. */
export async function listPlays(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ game: string; rounds: number }>`select game, rounds from game_popularity`;
  return new Map(rows.map(({ game, rounds }) => [game, rounds]));
}
