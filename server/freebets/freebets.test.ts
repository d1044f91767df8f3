// Free bets as they are kept: from the grant to the stake, and back where the bet was void.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { test } from '#tests/world.ts';
import { grantFreebet, listFreebets, returnFreebets, stakeFreebets } from './freebets.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-03-01T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);

test('a key gives one free bet, which its player is told of once, and those that end first are listed first', async ({
  world,
}) => {
  const { db } = world;
  const [player, other] = [await world.player(), await world.player()];
  const grant = (key: string, hours: number, more: object = {}, to = player) =>
    db.atomically((tx) => {
      const value = cents(500);
      return grantFreebet(
        tx,
        { key, player: to, value, source: 'a test', expiresAt: inHours(hours), ...more },
        now,
      );
    });
  await grant('late', 9, { oddsMinX1000: 2_000 });
  for (const _ of [1, 2]) await grant('early', 3);
  await grant('over', 0);
  await grant('of another', 5, {}, other);
  const found = await listFreebets(db.sql, player.id, now);
  expect(found.map(({ id: _, ...rest }) => rest)).toEqual([
    { currency: 'USD', value_cents: 500, odds_min_x1000: 1_500, expires_at: inHours(3) },
    { currency: 'USD', value_cents: 500, odds_min_x1000: 2_000, expires_at: inHours(9) },
  ]);
  const told = await db.sql`
    select count(*)::int as times from live_outbox where name = 'bets.freebets_changed' and player_id = ${player.id}`;
  expect(told).toEqual([{ times: 3 }]);
  expect(await db.sql`select distinct source, granted_at from freebet`).toEqual([
    { source: 'a test', granted_at: now },
  ]);
});

test('a staked free bet comes back with its void bet alone, and a day is added to it once', async ({
  world,
}) => {
  const { db } = world;
  const [player, other] = [await world.player(), await world.player()];
  const value = cents(500);
  for (const [to, key, hours] of [
    [player, 'one', 30],
    [player, 'two', 40],
    [other, 'three', 2],
  ] as const)
    await db.atomically((tx) =>
      grantFreebet(tx, { key, player: to, value, source: 'a test', expiresAt: inHours(hours) }, now),
    );
  const ids = new Map(
    (await db.sql<{ key: string; id: number }>`select key, id from freebet`).map(({ key, id }) => [key, id]),
  );
  const use = (key: string, bet_id: string, player_id = player.id) => ({
    ...{ player_id, freebet_id: ids.get(key)!, bet_id },
  });
  const stake = (...uses: ReturnType<typeof use>[]) => db.atomically((tx) => stakeFreebets(tx, uses));
  const giveBack = (at: Date, ...uses: ReturnType<typeof use>[]) =>
    db.atomically((tx) => returnFreebets(tx, uses, at));
  const state = async (key: string) =>
    (await db.sql`select state, bet_id, expires_at from freebet where id = ${ids.get(key)!}`)[0];
  await stake();
  await stake(use('two', 'b', other.id));
  expect(await state('two'), 'of another player').toMatchObject({ state: 'available' });
  await stake(use('one', 'a'), use('three', 'c', other.id));
  expect(await state('one')).toEqual({ state: 'staked', bet_id: 'a', expires_at: inHours(30) });
  const listed = await listFreebets(db.sql, player.id, now);
  expect(listed.map(({ id }) => id)).toEqual([ids.get('two')]);
  expect(await state('two')).toMatchObject({ state: 'available', bet_id: null });

  await giveBack(now);
  for (const wrong of [use('one', 'b'), use('one', 'a', other.id), use('two', 'a')])
    await giveBack(now, wrong);
  expect(await state('one')).toMatchObject({ state: 'staked', bet_id: 'a' });
  await giveBack(now, use('one', 'a'));
  expect(await state('one'), 'it has more than a day').toEqual({
    ...{ state: 'available', bet_id: null, expires_at: inHours(30) },
  });
  expect(await state('three')).toMatchObject({ state: 'staked', bet_id: 'c' });
  await giveBack(now, use('three', 'c', other.id));
  expect(await state('three')).toEqual({ state: 'available', bet_id: null, expires_at: inHours(24) });
  await stake(use('one', 'd'));
  await giveBack(inHours(10), use('one', 'd'));
  expect(await state('one'), 'a day more').toMatchObject({ expires_at: inHours(34) });
  await stake(use('one', 'e'));
  await giveBack(inHours(33), use('one', 'e'));
  expect(await state('one'), 'once').toMatchObject({ state: 'available', expires_at: inHours(34) });
});

test('a free bet that has exactly a day left is not extended yet', async ({ world }) => {
  const { db } = world;
  const player = await world.player();
  const grant = { key: 'exact', player, value: cents(500), source: 'a test', expiresAt: inHours(24) };
  await db.atomically((tx) => grantFreebet(tx, grant, now));
  const [given] = await listFreebets(db.sql, player.id, now);
  const use = { player_id: player.id, freebet_id: given!.id, bet_id: 'a' };
  const expiresAfterReturn = async (at: Date) => {
    await db.atomically((tx) => stakeFreebets(tx, [use]));
    await db.atomically((tx) => returnFreebets(tx, [use], at));
    return (await listFreebets(db.sql, player.id, at))[0]!.expires_at;
  };
  expect(await expiresAfterReturn(now)).toEqual(inHours(24));
  expect(await expiresAfterReturn(inHours(2)), 'a day from then').toEqual(inHours(26));
  expect(await expiresAfterReturn(inHours(3)), 'only once').toEqual(inHours(26));
});
