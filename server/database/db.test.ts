import { expect, test } from 'vitest';
import { createWorld } from '#tests/world.ts';
import { isOutage } from '../plumbing/outage.ts';
import { connect } from './connect.ts';
import { lockPlayer, openDb, together } from './db.ts';

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

test('what is long by nature is not cut short, neither by the database nor by us', async () => {
  await using world = await createWorld();
  const hasty = openDb(world.url, { statementTimeoutMs: 1_000 });
  const slept = hasty.atomically(({ sql }) => sql`select 1 as one from pg_sleep(4.5)`, { isLong: true });
  await expect(slept).resolves.toEqual([{ one: 1 }]);
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

test('a failure that was caught has spoilt the transaction all the same', async () => {
  await using world = await createWorld();
  const spoilt = world.db.atomically(async (tx) => {
    await tx.sql`insert into switch (name, value) values ('spoilt', 'true')`;
    await tx.sql`select 1 / ${0}::int`.catch(() => undefined);
  });
  await expect(spoilt).rejects.toThrow('division by zero');
  expect(await world.db.sql`select name from switch where name = 'spoilt'`).toEqual([]);
});

test('nothing can be asked of a transaction that is over, nor anything of a value that is not there', async () => {
  await using world = await createWorld();
  const left = await world.db.atomically(async (tx) => tx);
  await expect(left.sql`select 1`).rejects.toThrow('the transaction is over');
  await expect(world.db.sql`select ${undefined}::int as one`).rejects.toThrow(/value 1 of .* is undefined/);
});

test('connections that are lost with questions on them are told of, and every place of the pool answers again', async () => {
  await using world = await createWorld();
  const places = 4;
  const db = openDb(world.url, { poolSize: places });
  const knife = await connect(world.url, { application_name: 'knife' });
  const cut = () => knife.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'marigold'`;
  for (let round = 0; round < 5; round += 1) {
    const asked = Array.from({ length: 2 * places }, (_, at) =>
      db.atomically(async ({ sql }) => {
        await together(sql`select ${at}::int`, sql`select pg_sleep(0.2)`);
        for (const step of [1, 2, 3]) await sql`select ${step}::int`.catch(() => undefined);
      }),
    );
    const outcomes = Promise.allSettled(asked);
    await cut();
    await cut();
    for (const outcome of await outcomes)
      if (outcome.status === 'rejected') expect(isOutage(outcome.reason), String(outcome.reason)).toBe(true);
  }
  const answers = Array.from({ length: 3 * places }, () => db.sql`select 1 as one from pg_sleep(0.01)`);
  expect(await Promise.allSettled(answers)).toEqual(
    answers.map(() => ({ status: 'fulfilled', value: [{ one: 1 }] })),
  );
  await knife.close();
  await db.close();
});

test('once it is closed, no connection of it is left', async () => {
  await using world = await createWorld();
  const openSockets = () =>
    process.getActiveResourcesInfo().filter((name) => /^(Pipe|TCPSocket)Wrap$/.test(name));
  const before = openSockets().length;
  const second = openDb(world.url);
  const atOnce = Array.from({ length: 8 }, () => second.atomically(({ sql }) => sql`select 1`));
  await Promise.all(atOnce);
  expect(openSockets().length).toBe(before + 8);
  await second.close();
  expect(openSockets().length).toBe(before);
});
