// The last statements of a transaction, with COMMIT in the same trip.
import { expect, onTestFinished, test } from 'vitest';
import { openProxy } from '#tests/database-proxy.ts';
import { createWorld } from '#tests/world.ts';
import { OutcomeUnknown } from '../plumbing/outage.ts';
import { openDb, type Sql, type Tx, together } from './db.ts';

async function openHouse(statementTimeoutMs = 10_000) {
  const world = await createWorld();
  const proxy = await openProxy(world.url);
  const db = openDb(proxy.url, { poolSize: 2, statementTimeoutMs });
  onTestFinished(async () => {
    await db.close();
    await proxy[Symbol.asyncDispose]();
    await world[Symbol.asyncDispose]();
  });
  // A connection to the database is open from now on.
  await db.atomically(({ sql }) => sql`select 1`);
  const kept = async () =>
    (
      await world.db.sql<{ name: string }>`select name from switch where name <> 'maintenance' order by name`
    ).map(({ name }) => name);
  return { db, proxy, kept, near: world.db };
}

const put = (sql: Sql, name: string) => sql`insert into switch (name, value) values (${name}, 'true')`;
const putTwo = ({ sql }: Tx) => together(put(sql, 'one'), put(sql, 'two'));

test('it is committed before an answer has come', async () => {
  const { db, proxy, kept } = await openHouse();
  proxy.holdAnswers();
  const done = db.atomically((tx) => tx.lastly(2, () => putTwo(tx)));
  await expect.poll(kept).toEqual(['one', 'two']);
  proxy.speak();
  await done;
});

test.for([1, 3])('where not %d statements are sent, their answers are waited for', async (said) => {
  const { db, proxy, kept, near } = await openHouse();
  proxy.holdAnswers();
  const done = db.atomically((tx) => tx.lastly(said, () => putTwo(tx)));
  const idle = () => near.sql`
    select query from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction' and query like 'insert into switch%'`;
  await expect.poll(idle).toHaveLength(1);
  expect(await kept()).toEqual([]);
  proxy.speak();
  await done;
  expect(await kept()).toEqual(['one', 'two']);
});

test('one that cannot be made undoes the others', async () => {
  const { db, kept } = await openHouse();
  const unmade = async () => {
    await Promise.reject(new Error('cannot be said'));
  };
  const asked = db.atomically((tx) => tx.lastly(2, () => together(put(tx.sql, 'one'), unmade())));
  await expect(asked).rejects.toThrow('cannot be said');
  expect(await kept()).toEqual([]);
});

test('one that the database refuses undoes the others, and leaves no doubt', async () => {
  const { db, kept } = await openHouse();
  const asked = db.atomically(({ sql, lastly }) =>
    lastly(2, () => together(put(sql, 'one'), put(sql, 'one'))),
  );
  await expect(asked).rejects.toMatchObject({ code: '23505' });
  expect(await kept()).toEqual([]);
  await db.atomically((tx) => putTwo(tx));
  expect(await kept()).toEqual(['one', 'two']);
});

test('nothing is asked after it', async () => {
  const { db, kept } = await openHouse();
  const asked = db.atomically(async (tx) => {
    await tx.lastly(2, () => putTwo(tx));
    await put(tx.sql, 'three');
  });
  await expect(asked).rejects.toThrow('the transaction is over');
  expect(await kept()).toEqual(['one', 'two']);
});

test.for(['hang up', 'say nothing'] as const)(
  'when the answer to COMMIT is lost (%s) the outcome is unknown',
  async (how) => {
    const { db, proxy, kept } = await openHouse(300);
    proxy.loseCommits(how);
    const asked = db.atomically((tx) => tx.lastly(2, () => putTwo(tx)));
    await expect(asked).rejects.toBeInstanceOf(OutcomeUnknown);
    await expect.poll(kept).toEqual(['one', 'two']);
  },
);

test('what is committed and not understood is never called undone', async () => {
  const { db, kept } = await openHouse();
  const asked = db.atomically((tx) =>
    tx.lastly(2, async () => {
      await putTwo(tx);
      throw new TypeError('what does it say?');
    }),
  );
  await expect(asked).rejects.toBeInstanceOf(OutcomeUnknown);
  expect(await kept()).toEqual(['one', 'two']);
});
