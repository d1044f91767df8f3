// A database whose facts come from a cluster with larger transaction numbers, as after pg_dump and a restore elsewhere.
import { expect, test } from 'vitest';
import { factsReadable } from '#tests/facts.ts';
import { createWorld } from '#tests/world.ts';
import type { Sql } from '../database/db.ts';
import { continueNumbers } from '../database/transaction-numbers.ts';
import { dailyTotals, listTotals } from '../totals/daily-totals.ts';
import { recordFacts } from './facts.ts';
import { listLags } from './lag.ts';
import { readSome, replay } from './read-facts.ts';

const at = new Date('2026-03-01T12:00:00Z');

/** Two facts are read and one is not when the database is moved. */
async function openMoved() {
  const world = await createWorld();
  const { db } = world;
  const signIn = (playerId: number) =>
    db.atomically((tx) =>
      recordFacts(tx, [{ name: 'player.signed_in', playerId, at, data: { way: 'password' } }]),
    );
  const read = async () => {
    await factsReadable(db);
    while ((await readSome(db, dailyTotals, 10))!.taken > 0);
  };
  const counted = async () =>
    (await listTotals(db.sql, '2026-03-01', '2026-03-01')).map(({ count }) => count);
  await signIn(1);
  await signIn(2);
  await read();
  await signIn(3);
  await raiseNumbers(db.sql, 1_000_000_000);
  return { world, signIn, read, counted };
}

async function raiseNumbers(sql: Sql, by: number): Promise<void> {
  await sql`update fact set transaction = (transaction::text::bigint + ${by})::text::xid8`;
  await sql`update fact_reader set transaction = (transaction::text::bigint + ${by})::text::xid8`;
}

test('consumers of facts go on by themselves in another cluster, and count each fact once', async () => {
  const { world, signIn, read, counted } = await openMoved();
  await using _ = world;
  await continueNumbers(world.url);
  await signIn(4);
  expect(await listLags(world.db.sql, at)).toMatchObject([{ reader: 'daily-totals', facts: 2 }]);
  await read();
  expect(await counted()).toEqual([4]);
  expect(await listLags(world.db.sql, at)).toMatchObject([{ facts: 0 }]);
});

test('reading again from the first fact in another cluster loses no totals', async () => {
  const { world, signIn, read, counted } = await openMoved();
  await using _ = world;
  await continueNumbers(world.url);
  await signIn(4);
  await world.db.atomically((tx) => replay(tx, dailyTotals));
  await read();
  expect(await counted()).toEqual([4]);
});

test('a database that is where it was keeps its numbers, and a second move goes on above the first', async () => {
  const { world, signIn, read, counted } = await openMoved();
  await using _ = world;
  const lead = async () => (await world.db.sql<{ lead: number }>`select lead from transaction_lead`)[0]!.lead;
  await continueNumbers(world.url);
  const first = await lead();
  expect(first).toBeGreaterThan(1_000_000_000);
  await signIn(4);
  await continueNumbers(world.url);
  expect(await lead()).toBe(first);
  await raiseNumbers(world.db.sql, 5_000_000_000);
  await Promise.all([continueNumbers(world.url), continueNumbers(world.url)]);
  expect(await lead()).toBeGreaterThan(first + 4_000_000_000);
  await signIn(5);
  await read();
  expect(await counted()).toEqual([5]);
});
