// A database that has seen every release arrives where a new one begins.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { makeDatabase } from '#tests/database.ts';
import { makePlayer } from '#tests/player.ts';
import { connect } from '../database/connect.ts';
import { openDb, type Sql } from '../database/db.ts';
import { migrate } from '../database/migrate.ts';
import { readRoutines, readSchema } from '../database/schema-files.ts';
import { house, pocket } from './accounts.ts';
import { auditLedger } from './audit.ts';
import { record } from './record.ts';
import { digestRules } from './rules-digest.ts';

/** All that is done by the database itself, beside its extensions, and how; what a column is called and made of. */
async function describe(sql: Sql) {
  const made = await sql<{ name: string; text: string }>`
    select 'view ' || relname as name, pg_get_viewdef(oid) || coalesce(obj_description(oid, 'pg_class'), '') as text
    from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'v'
    union all
    select 'function ' || oid::regprocedure, pg_get_functiondef(oid) from pg_proc
    where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select 'trigger ' || tgname || ' on ' || relname, pg_get_triggerdef(pg_trigger.oid)
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = current_schema()::regnamespace and not tgisinternal
    union all
    select 'column ' || table_name || '.' || column_name, data_type || coalesce(column_default, '')
    from information_schema.columns where table_schema = current_schema()
    order by 1`;
  return made;
}

/** As the last release without routines made it, with an entry that it recorded. */
async function openEarlier() {
  const { url, drop } = await makeDatabase();
  await migrate(url, { migrations: readSchema().migrations, routines: [] });
  const { sql, run, close } = await connect(url);
  await run('drop table schema_routine');
  const db = openDb(url);
  const { id } = await makePlayer(db);
  await db.close();
  await sql`
    select ledger_record(${[id]}, ${['sandbox:1']}, ${['deposit.settled']}, ${[1]}, ${['house:fun']},
      ${[pocket(id, 'fun')]}, ${['USD']}, ${[500]})`;
  return { url, sql, id, drop: () => close().then(drop) };
}

test('a database of the last release becomes the same as a new one, and its books stay whole', async () => {
  const [earlier, fresh] = [await openEarlier(), await makeDatabase()];
  const ours = await connect(fresh.url);
  try {
    await migrate(fresh.url);
    const routines = readRoutines().map(({ name }) => name);
    expect(await migrate(earlier.url)).toEqual(routines);
    expect(await describe(earlier.sql)).toEqual(await describe(ours.sql));
    expect(await digestRules(earlier.sql)).toEqual(await digestRules(ours.sql));

    const db = openDb(earlier.url);
    const [from, to] = [house('fun'), pocket(earlier.id, 'fun')];
    const moves = [{ from, to, amount: cents(500), currency: 'USD' as const }];
    const again = await db.atomically((tx) =>
      record(tx, { key: 'sandbox:1', reason: 'deposit.settled', moves }),
    );
    expect(again).toMatchObject({ outcome: 'already recorded', purse: { fun: 500 } });
    expect(await auditLedger(db.sql)).toEqual([]);
    await db.close();
  } finally {
    await ours.close();
    await fresh.drop();
    await earlier.drop();
  }
});

test('a server of the last release is refused by the ledger, and cannot misread its answer', async () => {
  const earlier = await openEarlier();
  try {
    await migrate(earlier.url);
    const asked = earlier.sql`
      select ledger_record(${[earlier.id]}, ${['sandbox:2']}, ${['deposit.settled']}, ${[1]}, ${['house:fun']},
        ${[pocket(earlier.id, 'fun')]}, ${['USD']}, ${[500]}, ${true}) as outcomes`;
    await expect(asked).rejects.toMatchObject({ severity: 'ERROR' });
    expect(await earlier.sql`select key from ledger_entry`).toEqual([{ key: 'sandbox:1' }]);
  } finally {
    await earlier.drop();
  }
});

test('every function and view stands in a file beside its room, once', async () => {
  const { url, drop } = await makeDatabase();
  await migrate(url);
  const { sql, close } = await connect(url);
  const all = (await describe(sql)).flatMap(({ name }) => /^(?:view|function) (\w+)/.exec(name)?.[1] ?? []);
  // The triggers of sealed tables have functions that are made from the list of these tables.
  const made = all.filter((name) => !name.startsWith('seal_row_'));
  const written = readRoutines().flatMap(({ text }) =>
    [...text.matchAll(/^create or replace (?:view|function) (\w+)/gm)].map(([, name]) => name!),
  );
  expect(made.toSorted()).toEqual(written.toSorted());
  await close();
  await drop();
});
