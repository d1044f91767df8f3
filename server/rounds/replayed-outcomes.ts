// Rounds of our games, played again from what is kept of them and held against what was staked and paid. A seed is sealed, and
// a game is code, so that this cannot be a view of the database.
import { CannotOpen, type Vault } from '../at-rest/vault.ts';
import type { Db, Sql } from '../database/db.ts';
import { commitOf, openSeed } from '../fairness/seed-pairs.ts';
import type { Invariant, Violation } from '../ledger/audit.ts';
import { findOutcome } from './played.ts';
import type { SeededRow } from './round-rows.ts';

export const outcomeInvariant: Invariant = {
  name: 'L26',
  promise: 'a round staked and paid what its seed, its bet and its decisions come to',
};

/** Played again between two questions to the database, so that nobody else waits for long. */
const PAGE = 100;

interface Terms {
  vault: Vault;
  /** Rounds that ended before are left out; null: none is. */
  since: Date | null;
}

/** At one moment of the books, as the other rules are looked at. */
export const findOtherOutcomes = (db: Db, { vault, since }: Terms): Promise<Violation[]> =>
  db.atomically(
    async ({ sql }) => {
      const found: Violation[] = [];
      let page = await listAfter(sql, '', since);
      while (page.length > 0) {
        found.push(...page.flatMap((row) => faultOf(row, vault)));
        page = await listAfter(sql, page.at(-1)!.id, since);
      }
      return found;
    },
    { isLong: true, isSnapshot: true },
  );

/** What a studio has drawn is the studio's to tell; a seat at a shared table is looked at once it is over. */
const listAfter = (sql: Sql, id: string, since: Date | null): Promise<Kept[]> =>
  sql<Kept>`
    select * from seeded_round
    where id > ${id} and server_seed is not null and (pair_id is not null or state = 'over')
      and (${since}::timestamptz is null or ended_at is null or ended_at >= ${since})
    order by id limit ${PAGE}`;

interface Kept extends SeededRow {
  /** Told before the round. */
  commit: string;
}

function faultOf(row: Kept, vault: Vault): Violation[] {
  const { id: subject, player_id, game, state, staked_cents, paid_cents, words } = row;
  const fault = (rule: string, detail = '') => [
    { invariant: outcomeInvariant.name, rule, subject, detail: `player ${player_id}, ${game}${detail}` },
  ];
  const outcome = outcomeIn(row, vault);
  if (outcome === 'sealed') return fault('the seed of a round cannot be opened');
  if (outcome === 'broken promise') return fault('the seed of a round is not the one that was promised');
  if (outcome === undefined) return fault('a round was played by figures that are not kept');
  const paid = state === 'over' ? outcome.paid : 0;
  const isAsKept = (state === 'over') === outcome.isOver;
  // What was given back may be of a game that asks for nothing after its start.
  if (
    (isAsKept || state === 'void') &&
    outcome.staked === staked_cents &&
    outcome.words === words &&
    paid === paid_cents
  )
    return [];
  return fault(
    'a round is not what its seed comes to',
    `, ${state}: staked ${staked_cents}, paid ${paid_cents}, ${words} words; played again ${outcome.staked}, ${paid}, ${outcome.words}`,
  );
}

function outcomeIn(row: Kept, vault: Vault) {
  try {
    const seed = openSeed(row, row.player_id, vault).toString('hex');
    return commitOf(seed) === row.commit ? findOutcome(row, vault) : 'broken promise';
  } catch (error) {
    if (error instanceof CannotOpen) return 'sealed';
    throw error;
  }
}
