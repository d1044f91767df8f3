import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, currencies } from '#rules/money.ts';
import { createWorld } from '#tests/world.ts';
import type { Db } from '../database/db.ts';
import { type AccountPath, house, outside, type Pocket, pocket, pockets } from './accounts.ts';
import { balancesOf, type Purse } from './purse.ts';
import {
  type Answer,
  type Entry,
  InsufficientFunds,
  type Move,
  readOutcome,
  record,
  recordAll,
  WrongEntry,
} from './record.ts';

/** What a purse must hold, reckoned the slow and obvious way. */
type Model = Map<string, number>;

const PLAYERS = 3;
const realPockets = pockets.filter((name) => name !== 'fun');
const anyPocket = fc.constantFrom<Pocket>(...realPockets);
const anyCents = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 1_000_000 }));

/** Moves of one player: into a pocket, out of one, or between two. */
const anyMove = fc.record({
  from: fc.option(anyPocket, { freq: 2 }),
  to: fc.option(anyPocket, { freq: 2 }),
  amount: anyCents,
  isForeign: fc.integer({ min: 0, max: 19 }).map((n) => n === 0),
});
const anyEntry = fc.record({
  player: fc.integer({ min: 0, max: PLAYERS - 1 }),
  key: fc.integer({ min: 0, max: 60 }),
  moves: fc.array(anyMove, { minLength: 1, maxLength: 4 }),
});

/** Entries as they are sent: each alone in a transaction, or as many at once as hold no key twice. */
const ways = {
  async alone(db: Db, entries: Entry[]): Promise<unknown[]> {
    const outcomes: unknown[] = [];
    for (const entry of entries)
      outcomes.push(await db.atomically((tx) => record(tx, entry)).catch(nameOfRefusal));
    return outcomes;
  },
  async together(db: Db, entries: Entry[]): Promise<unknown[]> {
    const outcomes: unknown[] = [];
    for (let left = entries; left.length > 0; ) {
      const keys = left.map(({ key }) => key);
      const twin = keys.findIndex((key, at) => keys.indexOf(key) < at);
      const trip = left.slice(0, twin < 0 ? left.length : twin);
      const answers = await recordAll(db.sql, trip, { isPatient: true });
      outcomes.push(...trip.map((entry, at) => readOrName(entry, answers[at]!)));
      left = left.slice(trip.length);
    }
    return outcomes;
  },
};

function readOrName(entry: Entry, answer: Answer): unknown {
  try {
    return readOutcome(entry, answer);
  } catch (error) {
    return nameOfRefusal(error);
  }
}

const nameOfRefusal = (error: unknown): unknown =>
  error instanceof InsufficientFunds || error instanceof WrongEntry ? error.name : error;

test.for(['alone', 'together'] as const)(
  'whatever is recorded (%s), in whatever order, purses hold what a plain model says',
  { timeout: 60_000 },
  async (way) => {
    await using world = await createWorld();
    await fc.assert(
      fc.asyncProperty(fc.array(anyEntry, { maxLength: 40 }), fc.uuid(), async (drawn, run) => {
        const players = await Promise.all(currencies.map((currency) => world.player({ currency })));
        const model: Model = new Map();
        const known = new Map<string, string>();
        const entries: Entry[] = [];
        const expected: unknown[] = [];

        for (const { player, key: number, moves: drawnMoves } of drawn) {
          const { id, currency } = players[player]!;
          const moves = drawnMoves.flatMap((move) => toMove(id, currency, move));
          if (moves.length === 0) continue;
          const key = `${run}:${number}`;
          const fact = JSON.stringify([id, moves]);
          const outcome = known.has(key)
            ? known.get(key) === fact
              ? 'already recorded'
              : 'WrongEntry'
            : attempt(model, moves, currency);
          if (outcome === 'recorded') known.set(key, fact);
          entries.push({ key, reason: 'bonus.converted', moves });
          const isRefused = outcome === 'WrongEntry' || outcome === 'InsufficientFunds';
          expected.push(isRefused ? outcome : { outcome, purse: purseIn(model, moves, { id, currency }) });
        }

        expect(await ways[way](world.db, entries)).toEqual(expected);
        for (const { id } of players) {
          const held = await balancesOf(world.db.sql, id);
          for (const name of realPockets) expect(held[name]).toBe(model.get(pocket(id, name)) ?? 0);
        }
      }),
      { numRuns: 25 },
    );
  },
);

/** What the ledger should say that the player holds; nobody does in a fact about the house alone. */
function purseIn(model: Model, moves: readonly Move[], who: { id: number; currency: Purse['currency'] }) {
  if (!moves.some(({ from, to }) => `${from} ${to}`.includes('player:'))) return null;
  const held = pockets.map((name) => [name, model.get(pocket(who.id, name)) ?? 0]);
  return { currency: who.currency, ...Object.fromEntries(held) };
}

function toMove(
  id: number,
  currency: Move['currency'],
  move: { from: Pocket | null; to: Pocket | null; amount: number; isForeign: boolean },
): Move[] {
  const from: AccountPath = move.from === null ? outside('card') : pocket(id, move.from);
  const to: AccountPath = move.to === null ? house('games') : pocket(id, move.to);
  const other = currencies.find((code) => code !== currency)!;
  return from === to
    ? []
    : [{ from, to, amount: cents(move.amount), currency: move.isForeign ? other : currency }];
}

/** All of the moves or none of them. */
function attempt(
  model: Model,
  moves: Move[],
  currency: string,
): 'recorded' | 'InsufficientFunds' | 'WrongEntry' {
  const after = new Map(model);
  for (const { from, to, amount, currency: of } of moves) {
    const touchesPurse = from.startsWith('player:') || to.startsWith('player:');
    if (touchesPurse && of !== currency) return 'WrongEntry';
    after.set(from, (after.get(from) ?? 0) - amount);
    after.set(to, (after.get(to) ?? 0) + amount);
    if (from.startsWith('player:') && after.get(from)! < 0) return 'InsufficientFunds';
  }
  for (const [path, held] of after) model.set(path, held);
  return 'recorded';
}
