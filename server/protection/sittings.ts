// When a player sat down to play for money, and when they last said to go on.
import { isCheckDue } from '#rules/play-limits.ts';
import { type Db, lockPlayer, type Tx } from '../database/db.ts';
import { listOwnLimits, sittingIn } from './own-limits.ts';

interface BegunRound {
  player_id: number;
  number: number;
  started_at: Date;
}

/** These rounds are each the first after a break. */
export async function sitDown(tx: Tx, rounds: readonly BegunRound[]): Promise<void> {
  await tx.sql`
    insert into play_sitting (player_id, began_at, first_round, confirmed_at)
    select player_id, began_at, first_round, began_at from unnest(
      ${rounds.map(({ player_id }) => player_id)}::bigint[], ${rounds.map(({ started_at }) => started_at)}::timestamptz[],
      ${rounds.map(({ number }) => number)}::int[]
    ) as first (player_id, began_at, first_round)
    on conflict (player_id) do update set
      began_at = excluded.began_at, first_round = excluded.first_round, confirmed_at = excluded.confirmed_at`;
}

/** Only what was asked is answered: a yes given beforehand counts for nothing. */
export const confirmCheck = (db: Db, playerId: number, now: Date): Promise<void> =>
  db.atomically(async (tx) => {
    await lockPlayer(tx, playerId);
    const own = (await listOwnLimits(tx.sql, [{ playerId, session: null, now, targets: [] }])).get(playerId);
    const [last] = await tx.sql<Pick<BegunRound, 'started_at'>>`
      select started_at from round where player_id = ${playerId} order by number desc limit 1`;
    if (own === undefined || !isCheckDue(own.limits, sittingIn(own, last?.started_at ?? null), now)) return;
    await tx.sql`update play_sitting set confirmed_at = ${now} where player_id = ${playerId}`;
  });
