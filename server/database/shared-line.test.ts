import { expect, test } from 'vitest';
import { createWorld } from '#tests/world.ts';

test('questions of one turn share a connection, up to eight of them', async () => {
  await using world = await createWorld();
  const { sql } = world.db;
  const asked = Array.from({ length: 16 }, () => sql<{ pid: number }>`select pg_backend_pid() as pid`);
  const pids = (await Promise.all(asked)).map(([row]) => row!.pid);
  expect(new Set(pids.slice(0, 8)).size).toBe(1);
  expect(new Set(pids.slice(8)).size).toBe(1);
  expect(pids[8]).not.toBe(pids[0]);
});

test('one that fails spoils none of those beside it', async () => {
  await using world = await createWorld();
  const { sql } = world.db;
  const outcomes = await Promise.allSettled([
    sql`insert into switch (name, value) values ('before', 'true')`,
    sql`select 1 / 0`,
    sql`insert into switch (name, value) values ('after', 'true')`,
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const kept = await sql<{
    name: string;
  }>`select name from switch where name in ('before', 'after') order by name`;
  expect(kept).toEqual([{ name: 'after' }, { name: 'before' }]);
});

test('a slow one does not hold up those that are asked after it', async () => {
  await using world = await createWorld();
  const { sql } = world.db;
  const told: string[] = [];
  const slow = sql`select pg_sleep(0.3)`.then(() => told.push('slow'));
  await new Promise(setImmediate);
  await sql`select 1`.then(() => told.push('quick'));
  await slow;
  expect(told).toEqual(['quick', 'slow']);
});
