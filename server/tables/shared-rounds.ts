// Shared rounds as they are kept, each with the chain it is made from.
import type { Step } from '#games/kinds/kind.ts';
import type { Sql, Tx } from '../database/db.ts';

type Phase = 'open' | 'closed' | 'running' | 'over' | 'void';

export interface SharedRound {
  id: number;
  game: string;
  definition: string;
  position: number;
  /** The seed before its own: who has its own can see that it is the next of the chain. */
  commit: string;
  phase: Phase;
  opens_at: Date;
  closes_at: Date;
  runs_at: Date;
  ended_at: Date | null;
  settled_at: Date | null;
  /** Null until it is over. */
  seed: string | null;
  steps: readonly Step[] | null;
  chain_id: number;
  salt: string;
}

/** The last one at a table, whatever its phase. */
export async function findLatest(sql: Sql, game: string): Promise<SharedRound | undefined> {
  const [round] = await sql<SharedRound>`
    select shared_round.id, shared_round.game, definition, position, commit, phase, opens_at, closes_at, runs_at,
      ended_at, settled_at, seed, steps, chain_id, salt
    from shared_round join seed_chain on seed_chain.id = chain_id
    where shared_round.game = ${game} order by shared_round.id desc limit 1`;
  return round;
}

export async function findShared(sql: Sql, id: number): Promise<SharedRound | undefined> {
  const [round] = await sql<SharedRound>`
    select shared_round.id, shared_round.game, definition, position, commit, phase, opens_at, closes_at, runs_at,
      ended_at, settled_at, seed, steps, chain_id, salt
    from shared_round join seed_chain on seed_chain.id = chain_id where shared_round.id = ${id}`;
  return round;
}

type NewRound = Pick<
  SharedRound,
  'game' | 'definition' | 'chain_id' | 'position' | 'commit' | 'opens_at' | 'closes_at' | 'runs_at'
>;

export async function insertShared(tx: Tx, round: NewRound): Promise<void> {
  await tx.sql`
    insert into shared_round (game, definition, chain_id, position, commit, phase, opens_at, closes_at, runs_at)
    values (${round.game}, ${round.definition}, ${round.chain_id}, ${round.position}, ${round.commit}, 'open',
      ${round.opens_at}, ${round.closes_at}, ${round.runs_at})`;
}

/** Waits for whoever is placing a bet in it. */
export async function updateShared(tx: Tx, round: SharedRound): Promise<void> {
  const { id, phase, runs_at, ended_at, seed, steps } = round;
  await tx.sql`
    update shared_round set phase = ${phase}, runs_at = ${runs_at}, ended_at = ${ended_at}, seed = ${seed},
      steps = ${steps === null ? null : JSON.stringify(steps)}::jsonb
    where id = ${id}`;
}

interface PastRound {
  position: number;
  definition: string;
  commit: string;
  seed: string;
  steps: readonly Step[];
  ended_at: Date;
  anchor: string;
  salt: string;
}

/** Newest first. */
export const listPast = (sql: Sql, game: string, count: number): Promise<PastRound[]> =>
  sql<PastRound>`
    select position, definition, commit, seed, steps, ended_at, anchor, salt
    from shared_round join seed_chain on seed_chain.id = chain_id
    where shared_round.game = ${game} and phase = 'over' order by shared_round.id desc limit ${count}`;
