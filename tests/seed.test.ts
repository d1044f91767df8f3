import { expect, onTestFinished, test } from 'vitest';
import { seededPlayers, seedPlayers } from '#seeds/players.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { openDb } from '#server/db.ts';
import { createWorld } from './world.ts';

test('servers that start together on a fresh database seed it once, and none of them fails', async () => {
  await using world = await createWorld();
  const servers = Array.from({ length: 4 }, () => openDb(world.url));
  onTestFinished(async () => void (await Promise.all(servers.map((db) => db.close()))));

  const config = readConfig({});
  await Promise.all(servers.map((db) => seedPlayers({ db, config, clock: systemClock })));

  const players = await world.db.sql<{ login: string }>`select login from player order by id`;
  expect(players.map(({ login }) => login)).toEqual(seededPlayers.map(({ name }) => `${name}@example.com`));
});
