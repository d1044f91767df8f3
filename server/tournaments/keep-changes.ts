// Writes what a batch of facts has changed: five statements, whatever it was.
import { bucketOf } from '#rules/tournaments/bucket.ts';
import type { Tx } from '../database/db.ts';
import type { Change } from './apply-facts.ts';

export async function keepChanges(tx: Tx, changes: readonly Change[]): Promise<void> {
  await resetScores(tx, changes);
  await keepScores(tx, changes);
  await keepStandings(tx, changes);
  await keepBuckets(tx, changes);
  await keepSums(tx, changes);
}

/** What was scored before a withdrawal stays to be seen, and counts no more. */
async function resetScores({ sql }: Tx, changes: readonly Change[]): Promise<void> {
  const lost = changes.filter(({ resetAt }) => resetAt !== null);
  if (lost.length === 0) return;
  await sql`
    update tournament_round as kept set reset_at = lost.at
    from unnest(${lost.map(({ run }) => run.id)}::bigint[], ${lost.map(({ player }) => player)}::bigint[],
      ${lost.map(({ resetAt }) => resetAt)}::timestamptz[]) as lost (run_id, player_id, at)
    where kept.run_id = lost.run_id and kept.player_id = lost.player_id and kept.reset_at is null`;
}

async function keepScores({ sql }: Tx, changes: readonly Change[]): Promise<void> {
  const rows = changes.flatMap(({ run, player, scores }) =>
    scores.map((score) => ({ ...score, run: run.id, player })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into tournament_round as kept (run_id, player_id, round_id, game, score, at, reset_at)
    select run_id, player_id, round_id, game, score, at, reset_at
    from unnest(${rows.map(({ run }) => run)}::bigint[], ${rows.map(({ player }) => player)}::bigint[],
      ${rows.map(({ round }) => round)}::text[], ${rows.map(({ game }) => game)}::text[],
      ${rows.map(({ score }) => score)}::bigint[], ${rows.map(({ at }) => at)}::timestamptz[],
      ${rows.map(({ resetAt }) => resetAt)}::timestamptz[]
    ) as scored (run_id, player_id, round_id, game, score, at, reset_at)
    on conflict (run_id, player_id, round_id) do update set score = excluded.score
    where kept.reset_at is null`;
}

async function keepStandings({ sql }: Tx, changes: readonly Change[]): Promise<void> {
  const after = changes.map((change) => change.after);
  await sql`
    update tournament_player as kept set points = since.points, total = since.total, reached_at = since.reached_at,
      staked_cents = since.staked_cents, rounds = since.rounds, best = since.best::int[], streak = since.streak
    from unnest(${changes.map(({ run }) => run.id)}::bigint[], ${changes.map(({ player }) => player)}::bigint[],
      ${after.map(({ points }) => points)}::bigint[], ${after.map(({ total }) => total)}::bigint[],
      ${after.map(({ reachedAt }) => reachedAt)}::timestamptz[], ${after.map(({ staked }) => staked)}::bigint[],
      ${after.map(({ rounds }) => rounds)}::int[], ${after.map(({ best }) => `{${best.join()}}`)}::text[],
      ${after.map(({ streak }) => streak)}::int[]
    ) as since (run_id, player_id, points, total, reached_at, staked_cents, rounds, best, streak)
    where kept.run_id = since.run_id and kept.player_id = since.player_id`;
}

/** Who has gone from one bucket to another leaves the one and is in the other. */
async function keepBuckets({ sql }: Tx, changes: readonly Change[]): Promise<void> {
  const moved = new Map<string, { run: number; bucket: number; players: number }>();
  const add = (run: number, points: number, players: number) => {
    if (points <= 0) return;
    const bucket = bucketOf(points);
    const one = moved.get(`${run}:${bucket}`) ?? { run, bucket, players: 0 };
    moved.set(`${run}:${bucket}`, { ...one, players: one.players + players });
  };
  for (const { run, before, after } of changes) {
    add(run.id, before.points, -1);
    add(run.id, after.points, 1);
  }
  const rows = [...moved.values()].filter(({ players }) => players !== 0);
  if (rows.length === 0) return;
  await sql`
    merge into tournament_bucket as kept
    using unnest(${rows.map(({ run }) => run)}::bigint[], ${rows.map(({ bucket }) => bucket)}::int[],
      ${rows.map(({ players }) => players)}::int[]) as moved (run_id, bucket, players)
    on kept.run_id = moved.run_id and kept.bucket = moved.bucket
    when matched then update set players = kept.players + moved.players
    when not matched then insert (run_id, bucket, players) values (moved.run_id, moved.bucket, moved.players)`;
}

async function keepSums({ sql }: Tx, changes: readonly Change[]): Promise<void> {
  const runs = [...Map.groupBy(changes, ({ run }) => run.id)].map(([id, own]) => ({
    id,
    points: own.reduce((sum, { before, after }) => sum + after.points - before.points, 0),
    cost: own.reduce((sum, { cost }) => sum + cost, 0),
  }));
  await sql`
    update tournament_run as run
    set points = run.points + scored.points, cost_hundredths = run.cost_hundredths + scored.cost
    from unnest(${runs.map(({ id }) => id)}::bigint[], ${runs.map(({ points }) => points)}::bigint[],
      ${runs.map(({ cost }) => cost)}::bigint[]) as scored (id, points, cost)
    where run.id = scored.id and (scored.points <> 0 or scored.cost <> 0)`;
}
