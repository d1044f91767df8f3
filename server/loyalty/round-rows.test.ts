// Rounds of outside studios are kept as they stand, and found by their names alone.
import { expect } from 'vitest';
import { test } from '#tests/world.ts';
import { findRounds, keepRounds, type LoyaltyRound } from './round-rows.ts';

test('a round is kept, and kept anew as it stands after a correction; others stay as they were', async ({
  world,
}) => {
  const [anna, ben] = [await world.player(), await world.player()];
  const round = (round_id: string, player_id: number): LoyaltyRound => ({
    ...{ round_id, player_id, day: '2026-03-01', cost: 1.5, micropoints: 15, microcoins: 12 },
    counted: [
      ['q', '2026-03-01', 0],
      ['q', '2026-03-01', 1, 0.5],
    ],
  });
  const [first, second] = [round('r-1', anna.id), round('r-2', ben.id)];
  const keep = (...rounds: LoyaltyRound[]) => world.db.atomically((tx) => keepRounds(tx, rounds));
  await keep(first, second);
  expect(await findRounds(world.db.sql, ['r-1', 'r-3'])).toEqual(new Map([['r-1', first]]));
  const since = { ...second, cost: 0.5, micropoints: 5, microcoins: 4, counted: [] };
  await keep(since);
  await keep();
  expect(await findRounds(world.db.sql, ['r-2', 'r-1'])).toEqual(
    new Map([
      ['r-1', first],
      ['r-2', since],
    ]),
  );
  expect(await findRounds(world.db.sql, [])).toEqual(new Map());
});
