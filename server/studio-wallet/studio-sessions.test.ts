// The token a studio's page was opened with, and the session it becomes: for whom, for which game and for how long.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { openWalletHouse } from '#tests/wallet-house.ts';
import { test as inWorld } from '#tests/world.ts';
import { pseudonymOf } from '../studios/pseudonyms.ts';

const test = inWorld.extend('house', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const house = await openWalletHouse(world);
  onCleanup(() => house[Symbol.asyncDispose]());
  return house;
});

const MINUTE_MS = 60_000;

test('a token becomes a session with the player’s language, country, money and terms of play', async ({
  house,
  world,
}) => {
  const { config, secret } = house.product;
  const player = await world.player({
    locale: 'lv',
    currency: 'EUR',
    balances: { main: cents(30), bonus: cents(12) },
  });
  await world.db.sql`update player set country_code = 'LV' where id = ${player.id}`;
  const { token } = await house.launch(player);
  expect(await house.ask('session', { token }, { studio: 'other' }), 'of another studio').toEqual({
    status: 'INVALID_TOKEN',
  });
  const opened = await house.ask('session', { token });
  expect(opened).toEqual({
    ...{
      status: 'OK',
      sessionId: expect.stringMatching(/^.{43}$/),
      playerId: pseudonymOf({ secret }, 'acme', player),
    },
    ...{ locale: 'lv', country: 'LV', terms: config.profile.play, balance: 42, currency: 'EUR' },
  });
  const { sessionId } = opened as unknown as { sessionId: string };
  expect(await house.ask('balance', { sessionId })).toEqual({ status: 'OK', balance: 42, currency: 'EUR' });
  expect(await house.ask('session', { token }), 'a token is good once').toEqual({ status: 'INVALID_TOKEN' });
  expect(await house.ask('session', { token: 'x'.repeat(43) })).toEqual({ status: 'INVALID_TOKEN' });
});

test('a new session ends the one before, of the same game', async ({ house, world }) => {
  const player = await world.player();
  const [first, reels] = [await house.sit(player), await house.sit(player, 'acme-reels')];
  const second = await house.sit(player);
  const balances = await Promise.all(
    [first, reels, second].map(async ({ sessionId }) => (await house.ask('balance', { sessionId })).status),
  );
  expect(balances).toEqual(['INVALID_TOKEN', 'OK', 'OK']);
  const modes = await world.db
    .sql`select game, mode from game_session where player_id = ${player.id} order by game`;
  expect(modes).toEqual([
    { game: 'acme-dice', mode: 'real' },
    { game: 'acme-reels', mode: 'real' },
  ]);
});

test('a token is good for less than a minute, and only while its player is signed in', async ({
  house,
  world,
}) => {
  const player = await world.player();
  const [late, early, gone] = [
    await house.launch(player),
    await house.launch(player),
    await house.launch(player),
  ];
  const [{ expires_at: until }] = (await world.db.sql<{ expires_at: Date }>`
    update studio_launch set expires_at = ${new Date(house.product.clock.now().getTime() + MINUTE_MS)}
    where player_id = ${player.id} returning expires_at`) as [{ expires_at: Date }];
  const ask = (token: string, now: Date) => house.ask('session', { token }, { now });
  expect(await ask(late.token, until)).toEqual({ status: 'TOKEN_EXPIRED' });
  expect((await ask(early.token, new Date(until.getTime() - 1))).status).toBe('OK');
  await world.db.sql`
    delete from session where player_id = ${player.id}
      and hash = (select session_hash from studio_launch where player_id = ${player.id} and used_at is null)`;
  expect(await house.ask('session', { token: gone.token })).toEqual({ status: 'INVALID_TOKEN' });
});

test.for<[string, string]>([
  ['is banned', 'PLAYER_BLOCKED'],
  ['has excluded themselves', 'PLAYER_BLOCKED'],
  ['may play', 'OK'],
])('whoever %s is answered %s', async ([what, status], { house, world }) => {
  const player = await world.player();
  const { token } = await house.launch(player);
  const { sql } = world.db;
  if (what === 'is banned') await sql`update player set status = 'banned' where id = ${player.id}`;
  if (what === 'has excluded themselves')
    await sql`insert into self_exclusion (player_id, period, set_at) values (${player.id}, 'permanent', ${new Date()})`;
  expect((await house.ask('session', { token })).status).toBe(status);
});

test('a game that its studio no longer offers is disabled, and its sessions with it', async ({
  house,
  world,
}) => {
  const player = await world.player();
  const seat = await house.sit(player);
  const { token } = await house.launch(player);
  const { config } = house.product;
  const without = { ...config, studios: [] };
  const elsewhere = {
    ...config,
    studios: config.studios.map((studio) => ({ ...studio, via: 'hub88' as const })),
  };
  const { sessionId } = seat;
  for (const other of [without, elsewhere])
    expect(await house.ask('balance', { sessionId }, { config: other })).toEqual({ status: 'INVALID_TOKEN' });
  expect(await house.ask('session', { token }, { config: without })).toEqual({ status: 'GAME_DISABLED' });
  expect((await house.ask('balance', { sessionId })).status).toBe('OK');
});

test('a session for fun and one of our own games are no session of a studio', async ({ house, world }) => {
  const player = await world.player();
  const { sessionId } = await house.sit(player);
  await world.db.sql`update game_session set mode = 'demo' where player_id = ${player.id}`;
  expect(await house.ask('balance', { sessionId })).toEqual({ status: 'INVALID_TOKEN' });
  await world.db.sql`update game_session set mode = 'real', game = 'dice' where player_id = ${player.id}`;
  expect(await house.ask('balance', { sessionId })).toEqual({ status: 'INVALID_TOKEN' });
  await world.db.sql`update game_session set game = 'acme-dice' where player_id = ${player.id}`;
  expect((await house.ask('balance', { sessionId })).status).toBe('OK');
});
