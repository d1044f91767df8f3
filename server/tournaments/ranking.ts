// Places on a run's leaderboard. Its index has the order; how many are ahead of somebody is a sum of buckets and a look
// into one of them, so that a place among a million costs as little as one among ten.
import { maskedName } from '#rules/masked-name.ts';
import type { Cents } from '#rules/money.ts';
import { bucketOf, bucketStart } from '#rules/tournaments/bucket.ts';
import { type Sql, together } from '../database/db.ts';

export interface Place {
  rank: number;
  player_id: number;
  name: string;
  points: number;
}

interface BoardRow {
  player_id: number;
  fakename: string;
  points: number;
}

/** From so many places on, buckets say where to begin. */
const WALKED_MAX = 300;

/** The first has rank 1. */
export async function listPlaces(
  sql: Sql,
  runId: number,
  { offset, count }: { offset: number; count: number },
): Promise<Place[]> {
  const { below, skipped } = offset > WALKED_MAX ? await bucketAt(sql, runId, offset) : start;
  const rows = await sql<BoardRow>`
    select player_id, fakename, points from (
      select player_id, points, reached_at, staked_cents from tournament_player
      where run_id = ${runId} and points > 0 and points < ${below}
      order by points desc, reached_at, staked_cents, player_id offset ${offset - skipped} limit ${count}
    ) as placed join player on player.id = player_id
    order by points desc, reached_at, staked_cents, player_id`;
  return rows.map((row, at) => placeOf(row, offset + at + 1));
}

const start = { below: Number.MAX_SAFE_INTEGER, skipped: 0 };

/** Points below which to begin, and how many places are left out by that. */
async function bucketAt(sql: Sql, runId: number, offset: number) {
  const [found] = await sql<{ bucket: number; above: number }>`
    select bucket, (upto - players)::bigint as above from (
      select bucket, players, sum(players) over (order by bucket desc) as upto
      from tournament_bucket where run_id = ${runId}
    ) as summed
    where upto - players <= ${offset} order by bucket limit 1`;
  return found === undefined ? start : { below: bucketStart(found.bucket + 1), skipped: found.above };
}

const placeOf = ({ player_id, fakename, points }: BoardRow, rank: number): Place => ({
  ...{ rank, player_id, points },
  name: maskedName(fakename),
});

export interface Own {
  points: number;
  reached_at: Date | null;
  staked_cents: Cents;
  rounds: number;
  joined_at: Date;
}

export async function findOwn(sql: Sql, runId: number, playerId: number): Promise<Own | undefined> {
  const [own] = await sql<Own>`
    select points, reached_at, staked_cents, rounds, joined_at from tournament_player
    where run_id = ${runId} and player_id = ${playerId}`;
  return own;
}

interface Asked {
  runId: number;
  playerId: number;
  own: Own;
}

/** Null: without points there is no place. */
export async function rankOf(sql: Sql, { runId, playerId, own }: Asked): Promise<number | null> {
  if (own.points <= 0) return null;
  const bucket = bucketOf(own.points);
  const [ahead] = await sql<{ players: number }>`
    select (
      (select coalesce(sum(players), 0) from tournament_bucket where run_id = ${runId} and bucket > ${bucket})
      + (select count(*) from tournament_player
        where run_id = ${runId} and points > ${own.points} and points < ${bucketStart(bucket + 1)} and points > 0)
      + (select count(*) from tournament_player
        where run_id = ${runId} and points = ${own.points} and points > 0
          and (reached_at, staked_cents, player_id) < (${own.reached_at}::timestamptz, ${own.staked_cents}, ${playerId}))
    )::bigint as players`;
  return ahead!.players + 1;
}

const NEIGHBOURS = 2;

/** The two before and the two after, with the player between. */
export async function listNeighbours(sql: Sql, asked: Asked, rank: number): Promise<Place[]> {
  const { runId, playerId, own } = asked;
  const [before, after] = await together(
    sql<BoardRow>`
      select player_id, fakename, points from (
        (select player_id, points, reached_at, staked_cents from tournament_player
          where run_id = ${runId} and points > 0 and points = ${own.points}
            and (reached_at, staked_cents, player_id) < (${own.reached_at}::timestamptz, ${own.staked_cents}, ${playerId})
          order by points, reached_at desc, staked_cents desc, player_id desc limit ${NEIGHBOURS})
        union all
        (select player_id, points, reached_at, staked_cents from tournament_player
          where run_id = ${runId} and points > 0 and points > ${own.points}
          order by points, reached_at desc, staked_cents desc, player_id desc limit ${NEIGHBOURS})
      ) as placed join player on player.id = player_id
      order by points, reached_at desc, staked_cents desc, player_id desc limit ${NEIGHBOURS}`,
    sql<BoardRow>`
      select player_id, fakename, points from (
        (select player_id, points, reached_at, staked_cents from tournament_player
          where run_id = ${runId} and points > 0 and points = ${own.points}
            and (reached_at, staked_cents, player_id) >= (${own.reached_at}::timestamptz, ${own.staked_cents}, ${playerId})
          order by points desc, reached_at, staked_cents, player_id limit ${NEIGHBOURS + 1})
        union all
        (select player_id, points, reached_at, staked_cents from tournament_player
          where run_id = ${runId} and points > 0 and points < ${own.points}
          order by points desc, reached_at, staked_cents, player_id limit ${NEIGHBOURS})
      ) as placed join player on player.id = player_id
      order by points desc, reached_at, staked_cents, player_id limit ${NEIGHBOURS + 1}`,
  );
  const rows = [...before.toReversed(), ...after];
  return rows.map((row, at) => placeOf(row, rank - before.length + at));
}
