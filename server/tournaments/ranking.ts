// Places on a run's leaderboard. Its index has the order; how many are ahead of somebody is a sum of buckets and a look
// into one of them, so that a place among a million costs as little as one among ten.
import { maskedName } from '#rules/masked-name.ts';
import type { Cents } from '#rules/money.ts';
import { bucketStart } from '#rules/tournaments/bucket.ts';
import { compareRanked, type Ranked } from '#rules/tournaments/scoring.ts';
import type { Sql } from '../database/db.ts';

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
  rounds: number;
  joined_at: Date;
  /** Null: without points there is no place. */
  rank: number | null;
}

/** Undefined: they have not joined. Its buckets are those of the routine beside it. */
export async function findOwn(sql: Sql, runId: number, playerId: number): Promise<Own | undefined> {
  const [own] = await sql<Own>`
    with me as materialized (
      select player_id, points, reached_at, staked_cents, rounds, joined_at from tournament_player
      where run_id = ${runId} and player_id = ${playerId}
    )
    select me.points, me.rounds, me.joined_at, case when me.points > 0 then (
      1 + (select coalesce(sum(players), 0) from tournament_bucket
        where run_id = ${runId} and bucket > tournament_bucket(me.points))
      + (select count(*) from tournament_player as ahead
        where ahead.run_id = ${runId} and ahead.points > 0 and ahead.points > me.points
          and ahead.points < tournament_bucket_end(me.points))
      + (select count(*) from tournament_player as ahead
        where ahead.run_id = ${runId} and ahead.points > 0 and ahead.points = me.points
          and (ahead.reached_at, ahead.staked_cents, ahead.player_id) < (me.reached_at, me.staked_cents, me.player_id))
    )::bigint end as rank
    from me`;
  return own;
}

const NEIGHBOURS = 2;

interface NearRow extends BoardRow {
  reached_at: Date;
  staked_cents: Cents;
}

/** The player with those before and after, more than are needed: who has the same points stands beside who has not. */
export const listNear = (sql: Sql, runId: number, playerId: number): Promise<NearRow[]> => sql<NearRow>`
  with me as materialized (
    select player_id, points, reached_at, staked_cents from tournament_player
    where run_id = ${runId} and player_id = ${playerId} and points > 0
  )
  select near.player_id, fakename, near.points, near.reached_at, near.staked_cents
  from me cross join lateral (
    select me.player_id, me.points, me.reached_at, me.staked_cents
    union all
    (select player_id, points, reached_at, staked_cents from tournament_player as one
      where run_id = ${runId} and points > 0 and points = me.points
        and (one.reached_at, one.staked_cents, one.player_id) < (me.reached_at, me.staked_cents, me.player_id)
      order by points, reached_at desc, staked_cents desc, player_id desc limit ${NEIGHBOURS})
    union all
    (select player_id, points, reached_at, staked_cents from tournament_player
      where run_id = ${runId} and points > 0 and points > me.points
      order by points, reached_at desc, staked_cents desc, player_id desc limit ${NEIGHBOURS})
    union all
    (select player_id, points, reached_at, staked_cents from tournament_player as one
      where run_id = ${runId} and points > 0 and points = me.points
        and (one.reached_at, one.staked_cents, one.player_id) > (me.reached_at, me.staked_cents, me.player_id)
      order by points desc, reached_at, staked_cents, player_id limit ${NEIGHBOURS})
    union all
    (select player_id, points, reached_at, staked_cents from tournament_player
      where run_id = ${runId} and points > 0 and points < me.points
      order by points desc, reached_at, staked_cents, player_id limit ${NEIGHBOURS})
  ) as near join player on player.id = near.player_id`;

/** The two before and the two after, with the player between. */
export function placesNear(near: readonly NearRow[], playerId: number, rank: number): Place[] {
  const order = near.toSorted((a, b) => compareRanked(rankedOf(a), rankedOf(b)));
  const own = order.findIndex(({ player_id }) => player_id === playerId);
  const from = Math.max(0, own - NEIGHBOURS);
  return order.slice(from, own + NEIGHBOURS + 1).map((row, at) => placeOf(row, rank - own + from + at));
}

const rankedOf = ({
  player_id: player,
  points,
  reached_at: reachedAt,
  staked_cents: staked,
}: NearRow): Ranked => ({
  ...{ player, points, reachedAt, staked },
});
