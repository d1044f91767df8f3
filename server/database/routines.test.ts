import { expect, test } from 'vitest';
import { makeDatabase } from '#tests/database.ts';
import { connect } from './connect.ts';
import { isMigrated, migrate } from './migrate.ts';
import { readRoutines, type Schema, type SchemaFile } from './schema-files.ts';

const file = (name: string, text: string): SchemaFile => ({ name, text, sha256: text });

const table = file('0001-table.sql', 'create table drawn (n int); create table run (at int)');
const answer = (n: number) =>
  file('10-answer.sql', `create or replace function answer() returns int return ${n}`);
/** Builds on the first, and says how often it ran. */
const twice = file(
  '20-twice.sql',
  'create or replace view twice as select 2 * answer() as n; insert into run values (1)',
);

const schema = (routines: SchemaFile[], ...later: SchemaFile[]): Schema => ({
  migrations: [table, ...later],
  routines,
});

async function openEmpty() {
  const { url, drop } = await makeDatabase();
  const { sql, close } = await connect(url);
  const one = async (asked: Promise<{ n: number }[]>) => (await asked)[0]!.n;
  return {
    url,
    sql,
    answered: () => one(sql`select n from twice`),
    runs: () => one(sql`select count(*)::int as n from run`),
    async [Symbol.asyncDispose]() {
      await close();
      await drop();
    },
  };
}

test('a routine that was changed is applied again, with all that may build on it, and otherwise none is', async () => {
  await using db = await openEmpty();
  expect(await migrate(db.url, schema([answer(1), twice]))).toEqual([
    '0001-table.sql',
    '10-answer.sql',
    '20-twice.sql',
  ]);
  expect(await migrate(db.url, schema([answer(1), twice]))).toEqual([]);
  expect([await db.answered(), await db.runs()]).toEqual([2, 1]);

  expect(await migrate(db.url, schema([answer(5), twice]))).toEqual(['10-answer.sql']);
  expect([await db.answered(), await db.runs()]).toEqual([10, 2]);
});

test('what a migration had to drop comes back after it', async () => {
  await using db = await openEmpty();
  const all = [
    answer(1),
    twice,
    file('30-drawn.sql', 'create or replace view of_drawn as select n from drawn'),
  ];
  await migrate(db.url, schema(all));
  const change = 'drop view of_drawn; alter table drawn alter column n type text';
  expect(await migrate(db.url, schema(all, file('0002-text.sql', change)))).toEqual(['0002-text.sql']);
  expect(await db.sql`select * from of_drawn`).toEqual([]);
});

test('servers that start together apply a routine once between them', async () => {
  await using db = await openEmpty();
  const applied = await Promise.all(
    Array.from({ length: 6 }, () => migrate(db.url, schema([answer(1), twice]))),
  );
  expect(applied.flat().toSorted()).toEqual(['0001-table.sql', '10-answer.sql', '20-twice.sql']);
  expect(await db.runs()).toBe(1);
});

test('of routines of which one fails none is applied', async () => {
  await using db = await openEmpty();
  await migrate(db.url, schema([answer(1), twice]));
  const broken = schema([answer(7), twice, file('30-broken.sql', 'select 1 / 0')]);
  await expect(migrate(db.url, broken)).rejects.toThrow('division by zero');
  expect(await db.answered()).toBe(2);
  expect(await isMigrated(db.sql, schema([answer(1), twice]))).toBe(true);
  expect(await isMigrated(db.sql, broken)).toBe(false);
});

test('an older program does not put its routines back, and goes on where it runs already', async () => {
  await using db = await openEmpty();
  const [older, newer] = [schema([answer(1), twice]), schema([answer(5), twice])];
  await migrate(db.url, older);
  expect(await isMigrated(db.sql, newer)).toBe(false);
  await migrate(db.url, newer);
  await expect(migrate(db.url, older)).rejects.toMatchObject({
    name: 'CannotStart',
    message: expect.stringMatching(
      /^The database is newer than this program: 10-answer\.sql was replaced since\./,
    ),
  });
  expect(await db.answered()).toBe(10);
  expect(await isMigrated(db.sql, older)).toBe(true);
});

test('a database from before there were routines is not up to date', async () => {
  await using db = await openEmpty();
  await migrate(db.url, schema([]));
  await db.sql`drop table schema_routine`;
  expect(await isMigrated(db.sql, schema([answer(1)]))).toBe(false);
});

test('every routine opens with its reason, and has a place in the order', () => {
  const routines = readRoutines();
  expect(routines.length).toBeGreaterThan(5);
  for (const { name, text } of routines) {
    expect(name).toMatch(/^server\/[a-z-]+\/routines\/\d\d-[a-z-]+\.sql$/);
    expect(text).toMatch(/^-- [A-Z]/);
  }
  const places = routines.map(({ name }) => Number(/(\d\d)-/.exec(name)![1]));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
