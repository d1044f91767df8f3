import { expect, test } from 'vitest';
import { createWorld } from '#tests/world.ts';
import { lockPlayer, openDb } from './db.ts';

test('what fails half-way is undone as a whole', async () => {
  await using world = await createWorld();
  const { sql } = world.db;

  const failed = world.db.atomically(async (tx) => {
    await tx.sql`insert into switch (name, value) values ('half', 'true')`;
    throw new Error('half-way');
  });

  await expect(failed).rejects.toThrow('half-way');
  expect(await sql`select name from switch where name = 'half'`).toEqual([]);
});

test('a signal is heard after the commit, once, and not after a rollback', async () => {
  await using world = await createWorld();
  const heard: string[] = [];
  const unhear = world.db.onSignal('outbox', () => heard.push('outbox'));

  await world.db.atomically(async (tx) => {
    tx.signal('outbox');
    tx.signal('outbox');
    await tx.sql`select 1`;
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual(['outbox']);

  const failed = world.db.atomically(async (tx) => {
    tx.signal('outbox');
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  unhear();
  await world.db.atomically(async (tx) => tx.signal('outbox'));
  expect(heard).toEqual(['outbox']);
});

test('a whole number is a number, and one too large to be exact is refused, not rounded', async () => {
  await using world = await createWorld();
  const { sql } = world.db;

  expect(await sql`select 9007199254740991::bigint as n, array[1, 2]::bigint[] as list`).toEqual([
    { n: Number.MAX_SAFE_INTEGER, list: [1, 2] },
  ]);
  await expect(sql`select 9007199254740992::bigint as n`).rejects.toThrow('outside the safe range');
});

test('a statement that takes too long is cancelled, and so is waiting for a lock', async () => {
  await using world = await createWorld();
  const hasty = openDb(world.url, { statementTimeoutMs: 100, lockTimeoutMs: 50 });

  await expect(hasty.sql`select pg_sleep(60)`).rejects.toMatchObject({ code: '57014' });
  await world.db.atomically(async (tx) => {
    await tx.sql`select 1 from switch for update`;
    await expect(hasty.sql`select 1 from switch for update`).rejects.toMatchObject({ code: '55P03' });
  });
  await hasty.close();
});

test('one thing at a time is done for a player, and players do not wait for each other', async () => {
  await using world = await createWorld();
  const order: string[] = [];
  const { promise: firstMayEnd, resolve: endFirst } = Promise.withResolvers<void>();

  const first = world.db.atomically(async (tx) => {
    await lockPlayer(tx, 1);
    order.push('first begins');
    await firstMayEnd;
    order.push('first ends');
  });
  await expect.poll(() => order).toEqual(['first begins']);
  const second = world.db.atomically(async (tx) => {
    await lockPlayer(tx, 1);
    order.push('second');
  });
  await world.db.atomically(async (tx) => {
    await lockPlayer(tx, 2);
    order.push('another player');
  });
  endFirst();
  await Promise.all([first, second]);

  expect(order).toEqual(['first begins', 'another player', 'first ends', 'second']);
});

test('who listens hears what is notified, and after a break learns that something was missed', async () => {
  await using world = await createWorld();
  const { sql } = world.db;
  const heard: string[] = [];
  await world.db.listen('news', {
    hear: (payload) => heard.push(payload),
    missed: () => heard.push('(missed)'),
  });

  await sql`select pg_notify('news', 'one')`;
  await expect.poll(() => heard).toEqual(['one']);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen %'`;
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['one', '(missed)']);
  await sql`select pg_notify('news', 'two')`;

  await expect.poll(() => heard).toEqual(['one', '(missed)', 'two']);
});
