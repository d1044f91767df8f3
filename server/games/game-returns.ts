// What each game has returned where it was played for money: counted from facts, apart from the rounds themselves.
import { isPlayable } from '#games/playable.ts';
import { nameNow, namesEver } from '#games/renamed.ts';
import { type Measured, measureReturn } from '#rules/measured-return.ts';
import type { Sql } from '../database/db.ts';
import type { Fact } from '../facts/facts.ts';
import type { Reader } from '../facts/read-facts.ts';
import { sheetOf } from './sheets.ts';

const MILLION = 1_000_000;

type Settled = Extract<Fact, { name: 'round.settled' }>;

export const gameReturns: Reader = {
  name: 'game-returns',
  reads: ['round.settled'],
  async read({ sql }, facts) {
    const own = (facts as readonly Settled[]).filter(
      ({ data }) => data.pack === undefined && isPlayable(nameNow(data.game)),
    );
    await sql`
      insert into game_return (game, day, rounds, returned_millionths)
      select game, (at at time zone 'UTC')::date, count(*), sum(millionths)
      from unnest(${own.map(({ data }) => data.game)}::text[], ${own.map(({ at }) => at)}::timestamptz[],
        ${own.map(({ data }) => shareOf(data))}::bigint[]) as fact (game, at, millionths)
      group by 1, 2
      on conflict (game, day) do update set rounds = game_return.rounds + excluded.rounds,
        returned_millionths = game_return.returned_millionths + excluded.returned_millionths`;
  },
  /** Days whose facts are gone stay as they were counted: a day is kept or dropped whole, with its month. */
  async forget({ sql }) {
    await sql`delete from game_return where day in (select distinct (at at time zone 'UTC')::date from fact)`;
  },
};

/** As sheets have it: of the first stake, with what decisions have added taken off what they brought. */
const shareOf = ({ staked, added = 0, paid }: { staked: number; added?: number; paid: number }): number =>
  Math.round(((paid - added) * MILLION) / (staked - added));

/** Null where there is nothing to hold it against. */
export async function findMeasured(sql: Sql, sysname: string): Promise<Measured | null> {
  const sheet = sheetOf(sysname);
  if (sheet === null) return null;
  const [sum] = await sql<{ rounds: number; millionths: number }>`
    select coalesce(sum(rounds), 0)::bigint as rounds, coalesce(sum(returned_millionths), 0)::bigint as millionths
    from game_return where game = any(${namesEver(sysname)}::text[])`;
  return measureReturn(sheet.rows, { rounds: sum!.rounds, returned: sum!.millionths / MILLION });
}
