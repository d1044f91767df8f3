import { expect, onTestFinished, test } from 'vitest';
import { openProxy } from '#tests/database-proxy.ts';
import { createWorld } from '#tests/world.ts';
import { isOutage, OutcomeUnknown } from '../plumbing/outage.ts';
import { openDb } from './db.ts';

/** The world's database, reached through a proxy. */
async function openDistant(url: string) {
  const proxy = await openProxy(url);
  const db = openDb(proxy.url, { poolSize: 2, statementTimeoutMs: 300 });
  onTestFinished(async () => {
    await db.close();
    await proxy[Symbol.asyncDispose]();
  });
  return { db, proxy };
}

test.for(['hang up', 'say nothing'] as const)(
  'when the answer to COMMIT is lost (%s) the outcome is unknown, and says so',
  async (how) => {
    await using world = await createWorld();
    const { db, proxy } = await openDistant(world.url);
    proxy.loseCommits(how);

    const error = await db
      .atomically(({ sql }) => sql`insert into switch (name, value) values ('kept', 'true')`)
      .catch((thrown: unknown) => thrown);

    expect(error).toBeInstanceOf(OutcomeUnknown);
    expect(isOutage(error)).toBe(true);
    await expect
      .poll(() => world.db.sql`select name from switch where name = 'kept'`)
      .toEqual([{ name: 'kept' }]);
  },
);

test('a connection lost before COMMIT was sent leaves no doubt: nothing was kept', async () => {
  await using world = await createWorld();
  const { db } = await openDistant(world.url);

  const error = await db
    .atomically(async ({ sql }) => {
      await sql`insert into switch (name, value) values ('undone', 'true')`;
      await sql`select pg_terminate_backend(pg_backend_pid())`;
    })
    .catch((thrown: unknown) => thrown);

  expect(error).not.toBeInstanceOf(OutcomeUnknown);
  expect(isOutage(error)).toBe(true);
  expect(await world.db.sql`select name from switch where name = 'undone'`).toEqual([]);
});

test('a COMMIT that the database refuses leaves no doubt either', async () => {
  await using world = await createWorld();
  await world.db.sql`create table late (id int unique deferrable initially deferred)`;

  const refused = world.db.atomically(({ sql }) => sql`insert into late values (1), (1)`);

  await expect(refused).rejects.toMatchObject({ code: '23505' });
});
