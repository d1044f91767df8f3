// Orders of the shop, delivered and paid back: each once, and to who has ordered.
import { expect, test, vi } from 'vitest';
import { createWorld } from '#tests/world.ts';
import { stopKind } from '../budgets/stop-kind.ts';
import { log } from '../plumbing/log.ts';
import { deliver } from './deliver.ts';

const now = new Date('2026-03-01T12:00:00Z');

test('an order is delivered once, to nobody else, and paid back once where its budget gives nothing', async () => {
  await using world = await createWorld();
  // Its orders were never paid for.
  world.leaveUnaudited();
  const { db } = world;
  const [player, other] = [await world.player(), await world.player()];
  await db.sql`insert into loyalty_stock (product_id, sold) values (7, 9), (8, 9)`;
  await db.sql`
    insert into loyalty_order (id, player_id, product_id, microcoins, reward, state, made_at)
    select id, ${player.id}, 7, 5000000, '{"kind": "coins", "coins": 3}', 'new', ${now}
    from unnest('{a,b}'::text[]) as made (id)`;
  const tools = { db, content: world.as(null).content, now };
  const states = async () =>
    (
      await db.sql<{ state: string; ended_at: Date | null; trouble: string }>`
        select state, ended_at, trouble from loyalty_order order by id`
    ).map(({ state, ended_at, trouble }) => [state, ended_at, trouble]);
  const coins = () => db.sql`
    select player_id, key, microcoins::int as microcoins, reason from coin_entry order by key`;
  await deliver(tools, other.id, 'a');
  expect(await states()).toEqual([
    ['new', null, ''],
    ['new', null, ''],
  ]);
  for (const _ of [1, 2]) await deliver(tools, player.id, 'a');
  const reward = {
    player_id: player.id,
    key: 'reward:shop:order:a',
    microcoins: 3_000_000,
    reason: 'reward',
  };
  expect(await coins()).toEqual([reward]);

  await db.atomically((tx) => stopKind(tx, { kind: 'loyalty-product', why: 'a test', by: 'staff', now }));
  using warned = vi.spyOn(log, 'warn').mockReturnValue();
  for (const of of [other, player, player]) await deliver(tools, of.id, 'b');
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.any(String), { order: 'b' });
  expect(await states()).toEqual([
    ['delivered', now, ''],
    ['refunded', now, 'RewardUnavailable'],
  ]);
  const refund = { player_id: player.id, key: 'order:b:back', microcoins: 5_000_000, reason: 'refund' };
  expect(await coins()).toEqual([refund, reward]);
  expect(await db.sql`select product_id, sold from loyalty_stock order by product_id`).toEqual([
    { product_id: 7, sold: 8 },
    { product_id: 8, sold: 9 },
  ]);
  const notices = await db.sql`select player_id, trigger, data from loyalty_notice order by id`;
  const told = { product: 7, reward: { kind: 'coins', coins: 3 } };
  expect(notices).toEqual([
    { player_id: player.id, trigger: 'product', data: told },
    { player_id: player.id, trigger: 'refund', data: { ...told, coins: 5 } },
  ]);
});
