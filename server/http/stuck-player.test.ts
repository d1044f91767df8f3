// A player whose lock somebody holds waits for it alone: whoever else asks is answered as ever.
import { expect, onTestFinished } from 'vitest';
import { test } from '#tests/doors.ts';
import { lockPlayer, openDb } from '../database/db.ts';

const REQUESTS = 12;

test('what a lock holds up is told to come back, and takes no more than its share of the connections', async ({
  doors,
  world,
}) => {
  const other = openDb(world.url, { poolSize: 2 });
  onTestFinished(() => other.close());
  const [anna, boris] = [await doors.player(), await doors.player()];
  const [hers, his] = [await doors.signIn(anna), await doors.signIn(boris)];
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const holder = other.atomically(async (tx) => {
    // The stuck requests wait one after another, longer than a transaction may rest.
    await tx.sql`set local idle_in_transaction_session_timeout = 0`;
    await lockPlayer(tx, anna.id);
    hold();
    await held;
  });
  await isHeld;

  const stuck = Array.from({ length: REQUESTS }, () =>
    doors.post('/api/storage.set?v=1', { key: 'notes', value: '"x"' }, hers),
  );
  await expect
    .poll(async () => {
      const [row] = await other.sql<{ count: number }>`
        select count(*) from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`;
      return row!.count;
    })
    .toBeGreaterThan(0);
  const from = performance.now();
  for (let asked = 0; asked < 20; asked += 1)
    expect((await doors.send('storage.set', { key: 'notes', value: '"y"' }, his)).status).toBe(200);
  expect(performance.now() - from).toBeLessThan(2_000);

  for (const { statusCode, headers } of await Promise.all(stuck)) {
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  letGo();
  await holder;
  expect((await doors.send('storage.set', { key: 'notes', value: '"z"' }, hers)).status).toBe(200);
});
