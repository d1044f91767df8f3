// Facts: there with what they tell of, read once and in order, whatever crashes or is held open meanwhile.
import { expect, test } from 'vitest';
import { factsReadable } from '#tests/facts.ts';
import { createWorld } from '#tests/world.ts';
import { openDb } from '../database/db.ts';
import { systemClock } from '../plumbing/clock.ts';
import { createMetrics } from '../plumbing/metrics.ts';
import type { NewFact } from './facts.ts';
import { recordFacts } from './facts.ts';
import { listLags } from './lag.ts';
import { type Reader, readSome, replay, retire } from './read-facts.ts';
import { runReaders } from './run-readers.ts';

const at = new Date('2026-03-01T12:00:00Z');
const signedIn = (playerId: number): NewFact => ({
  name: 'player.signed_in',
  playerId,
  at,
  data: { way: 'password' },
});

type World = Awaited<ReturnType<typeof createWorld>>;

/** Writes down the players of the facts it reads, in a table of its own. */
async function openWorld() {
  const world = await createWorld();
  await world.db.sql`create table heard (place int generated always as identity, player_id bigint)`;
  const reader: Reader = {
    name: 'hearer',
    reads: ['player.signed_in'],
    async read({ sql }, facts) {
      for (const { playerId } of facts) await sql`insert into heard (player_id) values (${playerId})`;
    },
    async forget({ sql }) {
      await sql`delete from heard`;
    },
  };
  const heard = async () =>
    (await world.db.sql<{ player_id: number }>`select player_id from heard order by place`).map(
      ({ player_id }) => player_id,
    );
  const happen = (...players: number[]) =>
    world.db.atomically((tx) => recordFacts(tx, players.map(signedIn)));
  return { world, reader, heard, happen, readable: () => factsReadable(world.db) };
}

test('what was rolled back has not happened', async () => {
  const { world, reader, heard } = await openWorld();
  await using _ = world;
  const failing = world.db.atomically(async (tx) => {
    await recordFacts(tx, [signedIn(1)]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await readSome(world.db, reader, 10);
  expect(await heard()).toEqual([]);
});

test('each is read once and in order, a batch at a time', async () => {
  const { world, reader, heard, happen, readable } = await openWorld();
  await using _ = world;
  await happen(1, 2);
  await happen(3);
  await readable();
  expect(await readSome(world.db, reader, 2)).toEqual({ taken: 2 });
  expect(await readSome(world.db, reader, 2)).toEqual({ taken: 1 });
  expect(await readSome(world.db, reader, 2)).toEqual({ taken: 0 });
  expect(await heard()).toEqual([1, 2, 3]);
});

test('each is read once and in order where the numbers of transactions gain a digit', async () => {
  const { world, reader, heard, readable } = await openWorld();
  await using _ = world;
  for (const [player, transaction] of [
    [2, '100'],
    [1, '99'],
  ] as const)
    await world.db.sql`
      insert into fact (transaction, at, name, player_id, data)
      values (${transaction}::xid8, ${at}, 'player.signed_in', ${player}, '{}')`;
  await readable();
  await readSome(world.db, reader, 10);
  await readSome(world.db, reader, 10);
  expect(await heard()).toEqual([1, 2]);
});

test('nothing is passed over that a transaction under way may still tell', async () => {
  const { world, reader, heard, happen, readable } = await openWorld();
  await using _ = world;
  const other = openDb(world.url);
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const slow = other.atomically(async (tx) => {
    await recordFacts(tx, [signedIn(1)]);
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  // Of a later transaction with a later number, and seen first.
  await happen(2);
  await readSome(world.db, reader, 10);
  expect(await heard()).toEqual([]);
  held.resolve();
  await slow;
  await readable();
  await readSome(world.db, reader, 10);
  expect(await heard()).toEqual([1, 2]);
  await other.close();
});

test('a reader that dies in the midst of a batch has read none of it', async () => {
  const { world, reader, heard, happen, readable } = await openWorld();
  await using _ = world;
  await happen(1, 2);
  await readable();
  const dying: Reader = {
    ...reader,
    async read(tx, facts) {
      await reader.read(tx, facts);
      throw new Error('died');
    },
  };
  await expect(readSome(world.db, dying, 10)).rejects.toThrow('died');
  expect(await heard()).toEqual([]);
  await readSome(world.db, reader, 10);
  expect(await heard()).toEqual([1, 2]);
});

test('two servers never read for one reader at the same time', async () => {
  const { world, reader, heard, happen, readable } = await openWorld();
  await using _ = world;
  const other = openDb(world.url);
  await happen(...Array.from({ length: 40 }, (_unused, index) => index));
  await readable();
  const drain = async (db: typeof other) => {
    for (;;) if ((await readSome(db, reader, 3))?.taken === 0) return;
  };
  await Promise.all([drain(world.db), drain(other)]);
  expect(await heard()).toEqual(Array.from({ length: 40 }, (_unused, index) => index));
  await other.close();
});

test('read again from the beginning, it makes the same of them', async () => {
  const { world, reader, heard, happen, readable } = await openWorld();
  await using _ = world;
  await happen(1, 2);
  await readable();
  await readSome(world.db, reader, 10);
  await world.db.atomically((tx) => replay(tx, reader));
  expect(await heard()).toEqual([]);
  await readSome(world.db, reader, 10);
  expect(await heard()).toEqual([1, 2]);
});

test('a reader that is in no release any more can be forgotten, and is behind no longer', async () => {
  const { world, reader } = await openWorld();
  await using _ = world;
  await readSome(world.db, reader, 10);
  expect(await world.db.atomically((tx) => retire(tx, reader.name))).toBe(true);
  expect(await listLags(world.db.sql, at)).toEqual([]);
  expect(await world.db.atomically((tx) => retire(tx, reader.name))).toBe(false);
});

test('how far a reader is behind is told, and what its trouble is', async () => {
  const { world, reader, happen, readable } = await openWorld();
  await using _ = world;
  await readSome(world.db, reader, 10);
  await happen(1, 2);
  await readable();
  const now = new Date(at.getTime() + 90_000);
  expect(await listLags(world.db.sql, now)).toEqual([
    { reader: 'hearer', facts: 2, seconds: 90, trouble: '' },
  ]);
  await readSome(world.db, reader, 10);
  expect(await listLags(world.db.sql, now)).toMatchObject([{ facts: 0, seconds: 0 }]);
});

const failingAs = (reader: Reader): Reader => ({
  ...reader,
  name: 'failing',
  read: () => Promise.reject(new Error('cannot read')),
});
const untilTold = (world: World) =>
  expect
    .poll(() => listLags(world.db.sql, at))
    .toMatchObject([
      { reader: 'failing', facts: 1, trouble: 'cannot read' },
      { reader: 'hearer', facts: 0 },
    ]);

test('readers run by themselves, and the trouble of one holds up no other', async () => {
  const { world, reader, heard, happen } = await openWorld();
  await using _ = world;
  const readers = [failingAs(reader), reader];
  const running = runReaders({ db: world.db, clock: systemClock, metrics: createMetrics() }, readers);
  await happen(1);
  await expect.poll(heard).toEqual([1]);
  await untilTold(world);
  await running.close();
});

test('a reader that fails with the first it ever reads is told of, and keeps what it has not read', async () => {
  const { world, reader, happen, readable } = await openWorld();
  await using _ = world;
  await happen(1);
  await readable();
  const readers = [failingAs(reader), reader];
  const running = runReaders({ db: world.db, clock: systemClock, metrics: createMetrics() }, readers);
  await untilTold(world);
  await running.close();
});
