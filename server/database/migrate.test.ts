import { expect, test } from 'vitest';
import { makeDatabase } from '#tests/database.ts';
import { connect } from './connect.ts';
import { openDb } from './db.ts';
import { isMigrated, migrate } from './migrate.ts';
import { readMigrations, readSchema, type Schema, type SchemaFile } from './schema-files.ts';

const file = (name: string, text: string, sha256 = text): SchemaFile => ({ name, text, sha256 });

const withoutRoutines = (...migrations: SchemaFile[]): Schema => ({ migrations, routines: [] });

/** Says who ran it and when: were it to run twice, there would be two rows. */
const counting = [
  file('0001-count.sql', 'create table run (file text); insert into run values (1)'),
  file('0002-count.sql', 'insert into run values (2)'),
];

test('an empty database is brought up to date once, and then left alone', async () => {
  const { url, drop } = await makeDatabase();
  const { migrations, routines } = readSchema();
  const names = [...migrations, ...routines].map(({ name }) => name);

  expect(await migrate(url)).toEqual(names);
  expect(await migrate(url)).toEqual([]);
  await drop();
});

test('servers that start together migrate once between them', async () => {
  const { url, drop } = await makeDatabase();

  const applied = await Promise.all(
    Array.from({ length: 6 }, () => migrate(url, withoutRoutines(...counting))),
  );

  expect(applied.flat().toSorted()).toEqual(['0001-count.sql', '0002-count.sql']);
  const { sql, close } = await connect(url);
  expect(await sql`select file from run order by file`).toMatchObject([{ file: '1' }, { file: '2' }]);
  await close();
  await drop();
});

test('a file that fails leaves nothing of itself, and what came before it stays', async () => {
  const { url, drop } = await makeDatabase();
  const broken = withoutRoutines(
    ...counting,
    file('0003-broken.sql', 'insert into run values (3); select 1 / 0'),
  );

  await expect(migrate(url, broken)).rejects.toThrow('division by zero');

  const { sql, close } = await connect(url);
  expect(await sql`select file from run order by file`).toHaveLength(2);
  expect(await sql`select name from schema_migration`).toHaveLength(2);
  await close();
  await drop();
});

test('a file changed after it was applied stops the start with a sentence', async () => {
  const { url, drop } = await makeDatabase();
  await migrate(url, withoutRoutines(...counting));
  const changed = withoutRoutines(file('0001-count.sql', 'create table run (file int)'), counting[1]!);

  await expect(migrate(url, changed)).rejects.toMatchObject({
    name: 'CannotStart',
    message:
      'migrations/0001-count.sql was changed after it had been applied: undo that, and write a new file.',
  });
  await drop();
});

test('a file that comes late, with a number before one already applied, stops the start', async () => {
  const { url, drop } = await makeDatabase();
  await migrate(url, withoutRoutines(counting[0]!, file('0003-c.sql', 'select 1')));

  const late = migrate(url, withoutRoutines(counting[0]!, counting[1]!, file('0003-c.sql', 'select 1')));
  await expect(late).rejects.toThrow('migrations/0002-count.sql comes before 0003-c.sql');
  await drop();
});

test('a database older than the program says so', async () => {
  const { url, drop } = await makeDatabase();
  await migrate(url, withoutRoutines(...counting));
  const db = openDb(url);

  expect(await isMigrated(db.sql, withoutRoutines(...counting))).toBe(true);
  expect(await isMigrated(db.sql, withoutRoutines(...counting, file('0003-new.sql', 'select 1')))).toBe(
    false,
  );
  await db.close();
  await drop();
});

test('every migration opens with its reason and has a number of its own', () => {
  const migrations = readMigrations();
  for (const { name, text } of migrations) {
    expect(name).toMatch(/^\d{4}-[a-z-]+\.sql$/);
    expect(text).toMatch(/^-- [A-Z]/);
  }
  const numbers = migrations.map(({ name }) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});
