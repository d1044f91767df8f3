// Orders of the shop that fail, that several servers deliver at once, and that wait for something else of their player.
import { expect, vi } from 'vitest';
import { Killed, mortalDb } from '#tests/mortal-db.ts';
import { test as base, type createWorld } from '#tests/world.ts';
import { lockPlayer } from '../database/db.ts';
import { scheduled } from '../jobs/tasks.ts';
import { log } from '../plumbing/log.ts';
import { deliver, ordersDelivered, orderTask } from './deliver.ts';

const now = new Date('2026-03-01T12:00:00Z');
const coins = { kind: 'coins', coins: 3 };
const frame = { kind: 'frame', frame: 'brass' };
/** Its name is longer than what is kept of the trouble that it makes. */
const unknown = { kind: 'bonus', template: 'of-no-release'.padEnd(600, '-'), cents: 500 };

type World = Awaited<ReturnType<typeof createWorld>>;

/** Their orders were never paid for. */
const test = base.extend('shop', { scope: 'file' }, async ({ world }) => {
  world.leaveUnaudited();
  const { db } = world;
  const tools = { db, content: world.as(null).content, now };
  return {
    world,
    tools,
    order: (player: { id: number }, id: string, reward: object, product = 7) =>
      db.sql`
        insert into loyalty_order (id, player_id, product_id, microcoins, reward, state, made_at)
        values (${id}, ${player.id}, ${product}, 5000000, ${JSON.stringify(reward)}::text::jsonb, 'new', ${now})`,
    deliver: (player: { id: number }, id: string) => deliver(tools, player.id, id),
    ordersOf: (player: { id: number }) =>
      db.sql`
        select id, state, trouble, ended_at from loyalty_order where player_id = ${player.id} order by id`,
    eventsOf: (player: { id: number }) =>
      db.sql<{ name: string }>`select name from live_outbox where player_id = ${player.id} order by id`.then(
        (rows) => rows.map(({ name }) => name),
      ),
    noticesOf: (player: { id: number }) =>
      db.sql`select trigger, data from loyalty_notice where player_id = ${player.id} order by id`,
  };
});

/** Until so many transactions wait for a player whom another one holds. */
const playerAwaited = ({ db }: World, times: number) =>
  expect
    .poll(
      () => db.sql`
        select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
    )
    .toHaveLength(times);

const untouched = { state: 'new', trouble: '', ended_at: null };

test('an order that fails is paid back once, alone and to its player, however many servers try it', async ({
  world,
  shop,
}) => {
  const { sql } = world.db;
  const [anna, ben] = [await world.player(), await world.player()];
  await sql`insert into loyalty_stock (product_id, sold) values (1, 5), (2, 5)`;
  await shop.order(anna, 'fails', unknown, 1);
  await shop.order(anna, 'waits', coins, 1);
  await shop.order(ben, 'bens', coins, 1);
  using cry = vi.spyOn(log, 'bug').mockReturnValue();
  await Promise.all([1, 2, 3].map(() => shop.deliver(anna, 'fails')));
  expect(cry).toHaveBeenCalledWith(expect.any(Error), { order: 'fails' });
  const [error] = cry.mock.calls[0]!;
  const trouble = (error as Error).message.slice(0, 500);
  expect(trouble).toHaveLength(500);
  expect(await shop.ordersOf(anna)).toEqual([
    { id: 'fails', state: 'refunded', trouble, ended_at: now },
    { id: 'waits', ...untouched },
  ]);
  expect(await shop.ordersOf(ben)).toEqual([{ id: 'bens', ...untouched }]);
  const paid = await sql`
    select player_id, key, microcoins::int as microcoins, reason from coin_entry where key like 'order:%'`;
  expect(paid).toEqual([
    { player_id: anna.id, key: 'order:fails:back', microcoins: 5_000_000, reason: 'refund' },
  ]);
  expect(await sql`select sold from loyalty_stock where product_id in (1, 2) order by product_id`).toEqual([
    { sold: 4 },
    { sold: 5 },
  ]);
  expect(await shop.noticesOf(anna)).toEqual([
    { trigger: 'refund', data: { product: 1, reward: unknown, coins: 5 } },
  ]);
  expect(await shop.eventsOf(anna), 'their pages look again').toEqual(['loyalty.changed']);
});

test('a frame is worn as soon as it was delivered, a later one in its place, and nobody is told twice', async ({
  world,
  shop,
}) => {
  const [anna, ben] = [await world.player(), await world.player()];
  await shop.order(anna, 'frame-1', frame, 11);
  await shop.order(anna, 'frame-2', frame, 12);
  await shop.order(ben, 'frame-3', frame, 13);
  using cry = vi.spyOn(log, 'bug').mockReturnValue();
  const worn = () => world.db.sql`
    select player_id, frame_product_id as product from loyalty_player
    where player_id in (${anna.id}, ${ben.id}) order by player_id`;
  for (const of of [ben, anna, anna]) await shop.deliver(of, 'frame-1');
  expect(await worn()).toEqual([{ player_id: anna.id, product: 11 }]);
  expect(await shop.eventsOf(anna)).toEqual(['loyalty.changed']);
  await shop.deliver(anna, 'frame-2');
  expect(await worn()).toEqual([{ player_id: anna.id, product: 12 }]);
  expect(await shop.ordersOf(anna)).toEqual(
    ['frame-1', 'frame-2'].map((id) => ({ id, state: 'delivered', trouble: '', ended_at: now })),
  );
  expect(await shop.ordersOf(ben)).toEqual([{ id: 'frame-3', ...untouched }]);
  expect((await shop.noticesOf(anna)).map((notice) => notice)).toEqual(
    [11, 12].map((product) => ({ trigger: 'product', data: { product, reward: frame } })),
  );
  expect(cry).not.toHaveBeenCalled();
});

test('an order waits while anything else is done for its player', async ({ world, shop }) => {
  const anna = await world.player();
  await shop.order(anna, 'late', coins);
  const delivered = await world.db.atomically(async (tx) => {
    await lockPlayer(tx, anna.id);
    const under = shop.deliver(anna, 'late');
    await playerAwaited(world, 1);
    expect(await shop.ordersOf(anna)).toEqual([{ id: 'late', ...untouched }]);
    return [under];
  });
  await Promise.all(delivered);
  expect(await shop.ordersOf(anna)).toMatchObject([{ state: 'delivered' }]);
});

test('so does what pays it back', async ({ world, shop }) => {
  using _ = vi.spyOn(log, 'bug').mockReturnValue();
  const anna = await world.player();
  await world.db.sql`insert into loyalty_stock (product_id, sold) values (21, 1)`;
  await shop.order(anna, 'returns', unknown, 21);
  const begun: Promise<unknown>[] = [];
  await world.db.atomically(async (tx) => {
    await lockPlayer(tx, anna.id);
    begun.push(shop.deliver(anna, 'returns'));
    await playerAwaited(world, 1);
    // Comes after the attempt to deliver and before the refund.
    begun.push(
      world.db.atomically(async (between) => {
        await lockPlayer(between, anna.id);
        await playerAwaited(world, 1);
        expect(await shop.ordersOf(anna)).toEqual([{ id: 'returns', ...untouched }]);
      }),
    );
    await playerAwaited(world, 2);
  });
  await Promise.all(begun);
  expect(await shop.ordersOf(anna)).toMatchObject([{ state: 'refunded' }]);
});

test('where the database is away, nothing is paid back and the task tries again, for a month', async ({
  world,
  shop,
}) => {
  const anna = await world.player();
  await shop.order(anna, 'again', coins);
  using cry = vi.spyOn(log, 'bug').mockReturnValue();
  const dying = { ...shop.tools, db: mortalDb(world.db, 2) };
  await expect(deliver(dying, anna.id, 'again')).rejects.toThrow(Killed);
  expect(await shop.ordersOf(anna)).toEqual([{ id: 'again', ...untouched }]);
  expect(cry).not.toHaveBeenCalled();
  const payload = { player: anna.id, order: 'again' };
  expect(scheduled(orderTask, payload, now)).toEqual({
    ...{ name: 'loyalty.order', payload: JSON.stringify(payload), dueAt: now },
    endsAt: new Date('2026-03-31T12:00:00Z'),
  });
  const worker = ordersDelivered({ ...shop.tools, clock: { now: () => now } });
  expect([worker.name, worker.room()]).toEqual(['loyalty.order', 4]);
  expect(await worker.run(payload, AbortSignal.timeout(10_000))).toBeUndefined();
  expect(await shop.ordersOf(anna)).toMatchObject([{ id: 'again', state: 'delivered', ended_at: now }]);
});
