import { expect, onTestFinished, test } from 'vitest';
import { seededPlayers, seedPlayers } from '#seeds/players.ts';
import { readConfig } from '#server/config/config.ts';
import { openDb } from '#server/database/db.ts';
import { checkProfile } from '#server/players/profile-check.ts';
import { readProfile } from '#server/players/profile-rows.ts';
import { systemClock } from '#server/plumbing/clock.ts';
import { createWorld } from './world.ts';

const config = readConfig({});

test('servers that start together on a fresh database seed it once, and none of them fails', async () => {
  await using world = await createWorld();
  const servers = Array.from({ length: 4 }, () => openDb(world.url));
  onTestFinished(async () => void (await Promise.all(servers.map((db) => db.close()))));
  const { vault, content } = world.as(null);

  await Promise.all(servers.map((db) => seedPlayers({ db, config, clock: systemClock, vault, content })));

  const players = await world.db.sql<{ login: string }>`select login from player order by id`;
  expect(players.map(({ login }) => login)).toEqual(seededPlayers.map(({ name }) => `${name}@example.com`));
});

test('a seeded player who is verified has told who they are, as their country’s form would take it', async () => {
  await using world = await createWorld();
  const { db } = world;
  const { vault, content } = world.as(null);
  await seedPlayers({ db, config, clock: systemClock, vault, content });

  const players = await db.sql<{ id: number }>`select id from player where is_verified`;
  expect(players).toHaveLength(4);
  for (const { id } of players) {
    const kept = await readProfile(db.sql, id, vault);
    const told = ['first_name', 'last_name', 'birth_date', 'address', 'document_type', 'document_number'];
    expect(Object.entries(kept).filter(([name, value]) => told.includes(name) && value === '')).toEqual([]);
    const moved = { before: { country_code: '' }, after: kept, told };
    expect(checkProfile(content, moved, systemClock.now())).toEqual({});
  }
});
