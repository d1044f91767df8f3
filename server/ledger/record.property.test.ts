import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, currencies } from '#rules/money.ts';
import { createWorld } from '#tests/world.ts';
import { type AccountPath, house, outside, type Pocket, pocket, pockets } from './accounts.ts';
import { balancesOf } from './purse.ts';
import { InsufficientFunds, type Move, record, WrongEntry } from './record.ts';

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

test('whatever is recorded, in whatever order, purses hold what a plain model says', {
  timeout: 60_000,
}, async () => {
  await using world = await createWorld();
  await fc.assert(
    fc.asyncProperty(fc.array(anyEntry, { maxLength: 40 }), fc.uuid(), async (entries, run) => {
      const players = await Promise.all(currencies.map((currency) => world.player({ currency })));
      const model: Model = new Map();
      const known = new Map<string, string>();

      for (const entry of entries) {
        const { id, currency } = players[entry.player]!;
        const moves = entry.moves.flatMap((move) => toMove(id, currency, move));
        if (moves.length === 0) continue;
        const key = `${run}:${entry.key}`;
        const fact = JSON.stringify([id, moves]);
        const expected = known.has(key)
          ? known.get(key) === fact
            ? 'already recorded'
            : 'WrongEntry'
          : attempt(model, moves, currency);

        const outcome = await world.db
          .atomically((tx) => record(tx, { key, reason: 'bonus.converted', moves }))
          .catch((error: unknown) =>
            error instanceof InsufficientFunds || error instanceof WrongEntry ? error.name : error,
          );

        expect(outcome).toBe(expected);
        if (outcome === 'recorded') known.set(key, fact);
      }

      for (const { id } of players) {
        const held = await balancesOf(world.db.sql, id);
        for (const name of realPockets) expect(held[name]).toBe(model.get(pocket(id, name)) ?? 0);
      }
    }),
    { numRuns: 25 },
  );
});

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
