// What was staked on boosts, by this player and by all, and what the bets of one group add to it.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { makeEvent } from '#tests/book.ts';
import { undone } from '#tests/undone.ts';
import { test } from '#tests/world.ts';
import type { LegRow } from './bet-rows.ts';
import { addBoostUses, BoostUses, holdBoostUses, listBoostUses, removeBoostUses } from './boost-uses.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

const legOf = (eventId: number, playerId: number, staked: number, outcomes: readonly string[] = ['1']) =>
  ({
    ...{ event_id: eventId, player_id: playerId },
    picks: outcomes.map((outcome) => ({ market: 'result', outcome })),
    ...{ boost_staked_cents: cents(staked), boost_cost_cents: cents(staked / 10) },
  }) as unknown as LegRow;

const on = (eventId: number, outcome = '1') => ({ eventId, market: 'result', outcome });

test('what is used of a boost is that of its outcome, by this player and by everybody', () => {
  const row = { ...on(1), staked: 100, cost: 7 };
  const uses = new BoostUses(
    [
      { ...row, playerId: 7 },
      { ...row, playerId: 8, staked: 1_000, cost: 70 },
      { ...row, playerId: 7, outcome: 'X', staked: 9, cost: 9 },
      { ...row, playerId: 7, eventId: 2, staked: 9, cost: 9 },
      { ...row, playerId: 7, market: 'total', staked: 9, cost: 9 },
    ],
    500,
  );
  expect(uses.of(7, on(1))).toEqual({ byPlayer: 100, byAll: 1_100, cost: 77 });
  expect(uses.of(9, on(1))).toEqual({ byPlayer: 0, byAll: 1_100, cost: 77 });
  expect(uses.of(null, on(1))).toEqual({ byPlayer: 0, byAll: 1_100, cost: 77 });
  expect(uses.of(7, on(3))).toEqual({ byPlayer: 0, byAll: 0, cost: 0 });
  expect(uses.budgetLeft).toBe(500);
  uses.add([legOf(1, 7, 30), legOf(2, 7, 0), legOf(3, 7, 50, ['1', 'X'])]);
  expect(uses.of(7, on(1))).toEqual({ byPlayer: 130, byAll: 1_130, cost: 80 });
  expect(uses.of(7, on(2)), 'a leg without a boost uses none').toEqual({ byPlayer: 9, byAll: 9, cost: 9 });
  for (const outcome of ['1', 'X'])
    expect(uses.of(7, on(3, outcome))).toEqual({ byPlayer: 50, byAll: 50, cost: 5 });
  expect(uses.budgetLeft, 'the whole cost of a bet is named by each of its legs').toBe(495);
});

test('uses add up in the database, and those of bets that were not taken are taken away again', async ({
  world,
}) => {
  const [event, other, plain] = [
    await makeEvent(world.db.sql),
    await makeEvent(world.db.sql),
    await makeEvent(world.db.sql),
  ];
  const [first, second] = [await world.player(), await world.player()];
  const boosted = [event, other].map(({ id }) => ({
    id,
    trading: { markets: { total: {}, result: { boosts: { '1': 2_000 } } } },
  }));
  const seen = await undone(world.db, async (tx) => {
    const used = async () =>
      tx.sql<object>`
        select event_id, outcome, player_id, staked_cents::int as staked, cost_cents::int as cost from boost_use
        order by event_id, player_id, outcome`;
    await addBoostUses(tx, []);
    await addBoostUses(tx, [legOf(event.id, first.id, 0)]);
    const none = await used();
    await addBoostUses(tx, [legOf(event.id, first.id, 100), legOf(event.id, first.id, 20)]);
    await addBoostUses(tx, [legOf(event.id, first.id, 3_000), legOf(other.id, second.id, 500, ['X'])]);
    const added = await used();
    const all = await holdBoostUses(tx, boosted, NOW);
    const quoted = await listBoostUses(tx.sql, boosted.slice(0, 1), NOW);
    const unboosted = await listBoostUses(tx.sql, [{ id: plain.id, trading: {} }], NOW);
    await removeBoostUses(tx, []);
    await removeBoostUses(tx, [legOf(event.id, first.id, 100), legOf(event.id, first.id, 20)]);
    return { none, added, removed: await used(), all, quoted, unboosted };
  });
  const row = { event_id: event.id, outcome: '1', player_id: first.id };
  const last = { event_id: other.id, outcome: 'X', player_id: second.id, staked: 500, cost: 50 };
  expect(seen.none).toEqual([]);
  expect(seen.added).toEqual([{ ...row, staked: 3_120, cost: 312 }, last]);
  expect(seen.removed).toEqual([{ ...row, staked: 3_000, cost: 300 }, last]);
  expect(seen.all.of(first.id, on(event.id))).toEqual({ byPlayer: 3_120, byAll: 3_120, cost: 312 });
  expect(seen.all.of(first.id, on(other.id, 'X'))).toEqual({ byPlayer: 0, byAll: 500, cost: 50 });
  expect(seen.all.budgetLeft).toBeGreaterThan(0);
  expect(seen.quoted.budgetLeft).toBe(seen.all.budgetLeft);
  expect(seen.quoted.of(first.id, on(event.id)).byAll).toBe(3_120);
  expect(seen.unboosted.budgetLeft, 'nothing is asked for').toBe(0);
});
