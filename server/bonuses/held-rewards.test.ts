// Rewards that were promised and wait: their player sees them, in the order in which they were promised, and takes each once.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { test } from '#tests/world.ts';
import type { PlayerContext } from '../calls/context.ts';
import { bonuses } from './handlers.ts';
import { type Held, holdReward, takeHeld } from './held-rewards.ts';

const now = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-02T12:00:00Z');

test('a held reward is shown to its player until it is given, and to no one else', async ({ world }) => {
  const { db } = world;
  const [player, other] = [await world.player({ currency: 'EUR' }), await world.player()];
  const cash = (playerId: number, key: string): Held => ({
    ...{ playerId, key, giver: 'level', kind: 'cash', currency: 'EUR', cents: cents(500), count: null },
    given: { key },
  });
  const coins: Held = { ...cash(player.id, 'coins'), kind: 'coins', cents: null, count: 20 };
  const hold = (held: Held, at = now) => db.atomically((tx) => holdReward(tx, held, at));
  const take = (playerId: number, key: string) => db.atomically((tx) => takeHeld(tx, playerId, key));
  const eventsOf = async (id: number) =>
    (await db.sql<{ name: string }>`select name from live_outbox where player_id = ${id}`).map(
      ({ name }) => name,
    );
  const shown = async (to = player) => {
    const context = { ...world.as(to), player: to } as PlayerContext;
    return (await bonuses.getHeld({}, context)).items;
  };
  await hold(coins, later);
  await hold(cash(player.id, 'cash'));
  await hold(cash(player.id, 'cash again'), later);
  await hold({ ...cash(player.id, 'cash'), cents: cents(900) });
  await hold(cash(other.id, 'cash'));
  expect(await eventsOf(player.id)).toEqual(Array.from({ length: 4 }, () => 'bonuses.changed'));
  const cashShown = { giver: 'level', kind: 'cash', count: null, amount: { amount: 500, currency: 'EUR' } };
  const coinsShown = { giver: 'level', kind: 'coins', count: 20, amount: null };
  const all = await shown();
  expect(all).toHaveLength(3);
  expect(all[0], 'the earliest first').toEqual(cashShown);
  expect(all.slice(1)).toEqual(expect.arrayContaining([coinsShown, cashShown]));
  expect(await shown(other)).toEqual([cashShown]);

  await db.atomically(async (tx) => {
    for (let at = 0; at < 50; at += 1) await holdReward(tx, cash(other.id, `more ${at}`), later);
  });
  expect(await shown(other), 'no more than fifty').toHaveLength(50);

  expect(await take(player.id, 'unknown')).toBeUndefined();
  expect(await eventsOf(player.id)).toHaveLength(4);
  expect(await take(player.id, 'cash')).toEqual({ key: 'cash' });
  expect(await eventsOf(player.id)).toHaveLength(5);
  expect(await take(player.id, 'cash'), 'only once').toBeUndefined();
  expect(await shown()).toHaveLength(2);
  expect((await shown(other))[0]).toEqual(cashShown);
});

test('an offer of which a reward cannot be given yet is shown among them, and no other offer', async ({
  world,
}) => {
  const { db } = world;
  const [player, other] = [await world.player({ currency: 'EUR' }), await world.player()];
  const claims = [
    [player.id, 'waits', 'partial', 'RewardUnavailable'],
    [player.id, 'waits as well', 'partial', 'RewardUnavailable'],
    [player.id, 'is not tried yet', 'partial', ''],
    [player.id, 'was refused', 'refused', 'RewardUnavailable'],
    [other.id, 'of another', 'partial', 'RewardUnavailable'],
  ] as const;
  for (const [at, [playerId, cause, state, reason]] of claims.entries())
    await db.sql`
      insert into offer_claim (player_id, offer_id, number, cause, rule, currency, state, reason, created_at, changed_at)
      values (${playerId}, 1, ${at + 1}, ${cause}, '{}', 'EUR', ${state}, ${reason}, ${later}, ${later})`;
  const held: Held = {
    ...{ playerId: player.id, key: 'spins', giver: 'quest', kind: 'freespins', currency: 'EUR' },
    ...{ cents: null, count: 10, given: {} },
  };
  await db.atomically((tx) => holdReward(tx, held, new Date(later.getTime() + 1)));
  const offer = { giver: 'offer', kind: null, count: null, amount: null };
  const context = { ...world.as(player), player } as PlayerContext;
  expect((await bonuses.getHeld({}, context)).items).toEqual([
    offer,
    offer,
    { giver: 'quest', kind: 'freespins', count: 10, amount: null },
  ]);
});
