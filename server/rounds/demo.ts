// Games played for fun: the same games on the same chance, with play money that lasts as long as the frame is open.
// Nothing of it reaches the books.
import { isDeepStrictEqual } from 'node:util';
import type { PlayedRound, Seeds } from '#contract/play.ts';
import { Refusal } from '#contract/refusals.ts';
import type { GameDefinition } from '#games/definitions/game-definition.ts';
import { type Bet, type Decision, isOffered } from '#games/kinds/kind.ts';
import { type Cents, cents, ZERO } from '#rules/money.ts';
import type { Vault } from '../at-rest/vault.ts';
import type { GameSession } from '../calls/context.ts';
import type { Db, Tx } from '../database/db.ts';
import { commitOf, drawClientSeed, drawSeed } from '../fairness/seed-pairs.ts';
import { drawHex } from '../plumbing/chance.ts';
import { outcomeOf } from './outcome.ts';
import { shownRound } from './played.ts';
import type { RoundRow } from './round-rows.ts';

/** What one begins with, and is given again when it does not pay the smallest stake. */
const PURSE = cents(100_000);
const SEED = 'seed of a game for fun';

type DemoRound = Pick<
  RoundRow,
  'id' | 'nonce' | 'bet' | 'decisions' | 'staked_cents' | 'paid_cents' | 'state'
>;

interface DemoGame {
  cents: Cents;
  server_seed: string;
  next_seed: string;
  client_seed: string;
  next_nonce: number;
  round: DemoRound | null;
}

export interface DemoTerms {
  db: Db;
  vault: Vault;
  game: GameSession;
  definition: GameDefinition;
}

export interface DemoTable {
  cash: Cents;
  seeds: Seeds;
  round: PlayedRound | null;
}

export const readDemo = (terms: DemoTerms): Promise<DemoTable> =>
  withDemo(terms, async (table) => tableOf(table, terms));

export const startDemo = (terms: DemoTerms, bet: Bet) =>
  withDemo(terms, async (table, tx) => {
    if (table.round?.state === 'open') throw new Refusal('RoundOpen');
    const cash = table.cents < smallestStake(terms.definition) ? PURSE : table.cents;
    if (cash < bet.stake) throw new Refusal('InsufficientFunds');
    const round = roundOf({ id: drawHex(12), nonce: table.next_nonce, bet, decisions: [] }, table, terms);
    const after = {
      ...{ ...table, round, next_nonce: table.next_nonce + 1 },
      cents: cents(cash - round.staked_cents + round.paid_cents),
    };
    await keep(tx, terms, after);
    return tableOf(after, terms);
  });

interface Asked {
  round: string;
  decisions: number;
  decision: Decision;
}

/** No key is kept of what is played for fun: whoever asks again, not knowing of the answer, names the same decision. */
const isRepeated = ({ decisions }: DemoRound, asked: Asked): boolean =>
  decisions.length === asked.decisions + 1 && isDeepStrictEqual(decisions.at(-1), asked.decision);

export const decideDemo = (terms: DemoTerms, asked: Asked) =>
  withDemo(terms, async (table, tx) => {
    const { round } = table;
    if (round?.id !== asked.round) throw new Refusal('RoundNotFound');
    if (isRepeated(round, asked)) return tableOf(table, terms);
    if (round.state !== 'open' || round.decisions.length !== asked.decisions)
      throw new Refusal('StepConflict');
    if (!isOffered(outcome(round, table, terms).choices, asked.decision)) throw new Refusal('BetNotAllowed');
    const next = roundOf({ ...round, decisions: [...round.decisions, asked.decision] }, table, terms);
    const left = table.cents - (next.staked_cents - round.staked_cents) + next.paid_cents;
    if (left < ZERO) throw new Refusal('InsufficientFunds');
    const after = { ...table, round: next, cents: cents(left) };
    await keep(tx, terms, after);
    return tableOf(after, terms);
  });

/** One asks at a time; the first to ask opens it. */
function withDemo<T>(terms: DemoTerms, work: (table: DemoGame, tx: Tx) => Promise<T>): Promise<T> {
  const { db, game, vault } = terms;
  return db.atomically(async (tx) => {
    const [seed, next] = [drawSeed().seed, drawSeed().seed].map((drawn) => vault.seal(drawn, SEED));
    await tx.sql`
      insert into demo_game (session_hash, cents, server_seed, next_seed, client_seed)
      values (${game.hash}, ${PURSE}, ${seed}, ${next}, ${drawClientSeed()}) on conflict do nothing`;
    const [table] = await tx.sql<DemoGame>`
      select cents, server_seed, next_seed, client_seed, next_nonce, round from demo_game
      where session_hash = ${game.hash} for update`;
    return work(table!, tx);
  });
}

const keep = (tx: Tx, { game }: DemoTerms, { cents: cash, next_nonce, round }: DemoGame) => tx.sql`
  update demo_game set cents = ${cash}, next_nonce = ${next_nonce}, round = ${JSON.stringify(round)}::jsonb
  where session_hash = ${game.hash}`;

const seedOf = (sealed: string, vault: Vault): string => vault.open(sealed, SEED);

type Inputs = Pick<DemoRound, 'id' | 'nonce' | 'bet' | 'decisions'>;

const outcome = (
  { bet, decisions, nonce }: Inputs,
  { server_seed, client_seed }: DemoGame,
  { definition, vault }: DemoTerms,
) => {
  const serverSeed = Buffer.from(seedOf(server_seed, vault), 'hex');
  return outcomeOf({ definition, bet, decisions, nonce, serverSeed, clientSeed: client_seed });
};

function roundOf({ id, nonce, bet, decisions }: Inputs, table: DemoGame, terms: DemoTerms): DemoRound {
  const { staked, paid, isOver } = outcome({ id, nonce, bet, decisions }, table, terms);
  return {
    ...{ id, nonce, bet, decisions, staked_cents: cents(staked) },
    ...{ paid_cents: isOver ? cents(paid) : ZERO, state: isOver ? 'over' : 'open' },
  };
}

const tableOf = (table: DemoGame, terms: DemoTerms): DemoTable => ({
  cash: table.cents,
  seeds: {
    commit: commitOf(seedOf(table.server_seed, terms.vault)),
    next_commit: commitOf(seedOf(table.next_seed, terms.vault)),
    client_seed: table.client_seed,
    nonce: table.next_nonce,
  },
  round: table.round && shownRound(table.round, outcome(table.round, table, terms)),
});

const smallestStake = ({ stakes }: GameDefinition): number =>
  'ladder' in stakes ? Math.min(...stakes.ladder) : stakes.min;
