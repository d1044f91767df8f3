// The door that studios knock at: how they are answered whatever they send, and what they cannot do with what they hold.
import { expect, onTestFinished } from 'vitest';
import { cents } from '#rules/money.ts';
import { openStudioHouse } from '#tests/studio.ts';
import { test as inWorld } from '#tests/world.ts';
import { lockPlayer, openDb } from '../../database/db.ts';

const test = inWorld.extend('house', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const house = await openStudioHouse(world);
  onCleanup(() => house[Symbol.asyncDispose]());
  return house;
});

const rich = { balances: { main: cents(10_000) } };

test('what is too large to be read is answered in a studio’s own words', async ({ house, world }) => {
  const { kit } = await house.studioFor(await world.player());
  expect(await kit.ask('bet', 'x'.repeat(70_000))).toMatchObject({ status: 'INVALID_REQUEST', http: 400 });
});

test('the session of a studio’s game opens none of the calls that a player’s own frame asks', async ({
  house,
  world,
}) => {
  const { kit } = await house.studioFor(await world.player(rich));
  const token = { authorization: `Bearer ${(await kit.sit()).sessionId}` };
  const bet = JSON.stringify({ stake: 100, chance: 5000, side: 'under' });
  const answers = [
    await house.ask('play.init', {}, token),
    await house.ask('play.rounds', {}, token),
    await house.ask('tables.get', {}, token),
    await house.send('play.start', { bet }, token),
    await house.send('play.confirmCheck', {}, token),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});

test('bets that wait for a player take few of the connections, and are taken when it is over', async ({
  house,
  world,
}) => {
  const other = openDb(world.url, { poolSize: 2 });
  onTestFinished(() => other.close());
  const player = await world.player(rich);
  const { kit } = await house.studioFor(player);
  const seat = await kit.sit();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const holder = other.atomically(async (tx) => {
    await lockPlayer(tx, player.id);
    hold();
    await held;
  });
  await isHeld;
  const countNonces = async () =>
    (await other.sql<{ count: number }>`select count(*)::int from studio_nonce`)[0]!.count;
  const before = await countNonces();
  const bets = Array.from({ length: 30 }, () => kit.ask('bet', kit.bet(seat)));
  await expect.poll(countNonces).toBeGreaterThanOrEqual(before + 30);
  const [waiting] = await other.sql<{ count: number }>`
    select count(*)::int from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
  letGo();
  await holder;
  expect(waiting!.count).toBeLessThanOrEqual(4);
  expect((await Promise.all(bets)).map(({ status }) => status)).toEqual(Array(30).fill('OK'));
});
