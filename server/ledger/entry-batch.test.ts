// The ledger behind a batch: entries that wait at the same moment share a transaction, each on its own.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { entryBatch } from '#tests/entry-batch.ts';
import { createWorld } from '#tests/world.ts';
import { type Db, openDb, type Sql } from '../database/db.ts';
import { house, pocket } from './accounts.ts';
import { balanceOf } from './purse.ts';
import { type Entry, InsufficientFunds, record, WrongEntry } from './record.ts';

const stake = (playerId: number, amount: number, key: string): Entry => ({
  key,
  reason: 'round.staked',
  moves: [{ from: pocket(playerId, 'main'), to: house('games'), amount: cents(amount), currency: 'USD' }],
});

const granted = (playerId: number, amount: number, key: string): Entry => ({
  key,
  reason: 'bonus.granted',
  moves: [{ from: house('bonuses'), to: pocket(playerId, 'main'), amount: cents(amount), currency: 'USD' }],
});

/** A batch, and the keys of every group that it took to the ledger. */
async function createBatch() {
  const world = await createWorld();
  const trips: string[][] = [];
  const watch =
    (sql: Sql): Sql =>
    (texts, ...values) => {
      if (texts.join('').includes('ledger_record')) trips.push(values[2] as string[]);
      return sql(texts, ...values);
    };
  const db: Db = {
    ...world.db,
    atomically: (work, terms) => world.db.atomically((tx) => work({ ...tx, sql: watch(tx.sql) }), terms),
  };
  const write = async (entry: Entry) => (await entryBatch(db).take(entry)).outcome;
  return Object.assign(world, { trips, write });
}

test('in one group each is recorded, known or refused on its own, and told what its player holds since', async () => {
  await using world = await createBatch();
  const anna = await world.player({ balances: { main: cents(100), bonus: cents(3) } });
  const bert = await world.player({ balances: { main: cents(10) } });
  await world.db.atomically((tx) => record(tx, stake(anna.id, 5, 'known')));

  const answers = await Promise.allSettled(
    [
      stake(anna.id, 90, 'a'),
      stake(bert.id, 11, 'b'),
      stake(anna.id, 5, 'known'),
      stake(anna.id, 6, 'c'),
      stake(bert.id, 0, 'd'),
      stake(bert.id, 10, 'e'),
      stake(anna.id, 5, 'f'),
    ].map((entry) => entryBatch(world.db).take(entry)),
  );

  const purse = (main: number, bonus = 0) => ({
    currency: 'USD',
    main,
    bonus,
    betting_bonus: 0,
    held: 0,
    fun: 0,
  });
  expect(answers).toEqual([
    { status: 'fulfilled', value: { outcome: 'recorded', purse: purse(5, 3) } },
    { status: 'rejected', reason: new InsufficientFunds(pocket(bert.id, 'main')) },
    { status: 'fulfilled', value: { outcome: 'already recorded', purse: purse(5, 3) } },
    { status: 'rejected', reason: new InsufficientFunds(pocket(anna.id, 'main')) },
    { status: 'rejected', reason: new WrongEntry('entry d has a move that moves nothing') },
    { status: 'fulfilled', value: { outcome: 'recorded', purse: purse(0) } },
    { status: 'fulfilled', value: { outcome: 'recorded', purse: purse(0, 3) } },
  ]);
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(0);
  expect(await balanceOf(world.db.sql, bert.id, 'main')).toBe(0);
});

test('a player’s entries keep their order, within a group and from group to group', async () => {
  await using world = await createBatch();
  const anna = await world.player({ balances: { main: cents(1) } });

  // Each stake is covered by nothing but the win before it.
  const answers = [];
  for (let n = 0; n < 40; n += 1) {
    answers.push(world.write(stake(anna.id, 1, `s${n}`)), world.write(granted(anna.id, 1, `w${n}`)));
    if (n % 7 === 0) await new Promise(setImmediate);
  }

  expect(new Set(await Promise.all(answers))).toEqual(new Set(['recorded']));
  expect(world.trips.length, 'all that wait go together').toBeLessThan(20);
  const rows = await world.db.sql<{ key: string }>`
    select key from ledger_entry where key ~ '^[sw]' order by number`;
  expect(rows.map(({ key }) => key)).toEqual(Array.from({ length: 40 }, (_, n) => [`s${n}`, `w${n}`]).flat());
});

test('one fact told by twenty voices moves money once', async () => {
  await using world = await createBatch();
  const anna = await world.player({ balances: { main: cents(100) } });

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => world.write(stake(anna.id, 30, 'stake:1'))),
  );

  expect(answers.filter((answer) => answer === 'recorded')).toHaveLength(1);
  for (const keys of world.trips) expect(keys).toEqual(['stake:1']);
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(70);
});

test('whose purse another transaction has waits apart, in order; everybody else is served meanwhile', async () => {
  await using world = await createBatch();
  const [anna, bert] = await Promise.all([
    world.player({ balances: { main: cents(10) } }),
    world.player({ balances: { main: cents(10) } }),
  ]);
  const answers: Promise<unknown>[] = [];

  await world.db.atomically(async (tx) => {
    await record(tx, stake(anna.id, 10, 'slow'));
    answers.push(world.write(granted(anna.id, 3, 'a1')), world.write(stake(anna.id, 3, 'a2')));
    expect(await world.write(stake(bert.id, 1, 'b1'))).toBe('recorded');
    answers.push(world.write(granted(anna.id, 2, 'a3')), world.write(stake(anna.id, 2, 'a4')));
    for (let n = 0; n < 5; n += 1)
      expect(await world.write(stake(bert.id, 1, `later:${n}`))).toBe('recorded');
  });

  expect(await Promise.all(answers)).toEqual(['recorded', 'recorded', 'recorded', 'recorded']);
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(0);
});

test('a purse that stays locked is given up for its own player alone, and nothing was recorded', async () => {
  await using world = await createBatch();
  const anna = await world.player({ balances: { main: cents(10) } });
  const db = openDb(world.url, { lockTimeoutMs: 50 });

  await world.db.atomically(async (tx) => {
    await record(tx, stake(anna.id, 1, 'slow'));
    await expect(entryBatch(db).take(stake(anna.id, 1, 'a'))).rejects.toMatchObject({ code: '55P03' });
  });
  await db.close();
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(9);
});

test('one entry that the database cannot take spoils nobody else’s', async () => {
  await using world = await createBatch();
  const anna = await world.player({ balances: { main: cents(100) } });
  const bert = await world.player({ balances: { main: cents(100) } });
  const strange = granted(bert.id, 1, 'strange');
  const poison: Entry = {
    ...strange,
    moves: [{ ...strange.moves[0]!, to: `player:${bert.id}:nowhere` as (typeof strange.moves)[0]['to'] }],
  };

  const [a, b, c] = await Promise.allSettled([
    world.write(stake(anna.id, 1, 'a')),
    world.write(poison),
    world.write(stake(bert.id, 1, 'c')),
  ]);

  expect([a, c]).toEqual([
    { status: 'fulfilled', value: 'recorded' },
    { status: 'fulfilled', value: 'recorded' },
  ]);
  expect(b).toMatchObject({ status: 'rejected', reason: { severity: 'ERROR' } });
});
