// How players stand in a run, as it is kept, for those whom a batch of facts concerns.
import type { Cents } from '#rules/money.ts';
import type { Standing } from '#rules/tournaments/scoring.ts';
import type { Sql, Tx } from '../database/db.ts';
import type { Candidate } from './candidates.ts';

export interface Entered {
  joinedAt: Date;
  standing: Standing;
}

export const pairOf = (runId: number, playerId: number): string => `${runId}:${playerId}`;

interface EnteredRow {
  run_id: number;
  player_id: number;
  joined_at: Date;
  points: number;
  total: number;
  reached_at: Date | null;
  staked_cents: Cents;
  rounds: number;
  best: number[];
  streak: number;
}

/** Of those who joined; by run and player. They are held until the transaction ends. */
export async function listEntered(
  { sql }: Tx,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, Entered>> {
  const pairs = pairsOf(candidates);
  const rows = await sql<EnteredRow>`
    select run_id, player_id, joined_at, points, total, reached_at, staked_cents, rounds, best, streak
    from unnest(${pairs.map(({ run }) => run)}::bigint[], ${pairs.map(({ player }) => player)}::bigint[])
      as pair (run_id, player_id)
    join tournament_player using (run_id, player_id)
    order by run_id, player_id for no key update of tournament_player`;
  return new Map(
    rows.map(({ run_id, player_id, joined_at, reached_at, staked_cents, ...row }) => [
      pairOf(run_id, player_id),
      { joinedAt: joined_at, standing: { ...row, reachedAt: reached_at, staked: staked_cents } },
    ]),
  );
}

interface Pair {
  run: number;
  player: number;
}

const pairsOf = (candidates: readonly Candidate[]): Pair[] => [
  ...new Map(candidates.map(({ run, player }) => [pairOf(run.id, player), { run: run.id, player }])).values(),
];

export interface KeptRound {
  round: string;
  score: number;
  at: Date;
  /** Lost by a withdrawal, it counts no more; null: it counts. */
  resetAt: Date | null;
}

interface KeptRow {
  run_id: number;
  player_id: number;
  round_id: string;
  score: number;
  at: Date;
  reset_at: Date | null;
}

/** All that is kept of those who had a round corrected: their points are reckoned anew. There are few. */
export async function listKept(
  sql: Sql,
  candidates: readonly Candidate[],
  entered: ReadonlyMap<string, Entered>,
): Promise<ReadonlyMap<string, readonly KeptRound[]>> {
  const pairs = pairsOf(candidates.filter(({ what }) => what === 'correction')).filter(({ run, player }) =>
    entered.has(pairOf(run, player)),
  );
  if (pairs.length === 0) return new Map();
  const rows = await sql<KeptRow>`
    select run_id, player_id, round_id, score, at, reset_at
    from unnest(${pairs.map(({ run }) => run)}::bigint[], ${pairs.map(({ player }) => player)}::bigint[])
      as pair (run_id, player_id)
    join tournament_round using (run_id, player_id)`;
  const found = Map.groupBy(rows, ({ run_id, player_id }) => pairOf(run_id, player_id));
  return new Map(
    pairs.map(({ run, player }) => [
      pairOf(run, player),
      (found.get(pairOf(run, player)) ?? []).map(({ round_id: round, score, at, reset_at: resetAt }) => ({
        ...{ round, score, at, resetAt },
      })),
    ]),
  );
}
