import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { makeDataFolder } from '#tests/data-folder.ts';
import { createWorld } from '#tests/world.ts';
import { connect } from '../database/connect.ts';
import { type Db, openDb, type Sql } from '../database/db.ts';
import { startEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { admitAuditor, inspect } from './audit.ts';

/** Done with the auditor's rights, and undone afterwards. */
const asAuditor = (db: Db, work: (sql: Sql) => Promise<unknown>) =>
  db.atomically(async ({ sql }) => {
    await sql`set local role marigold_auditor`;
    return work(sql);
  });

test('the auditor reads the books, and every rule of them', async () => {
  await using world = await createWorld();
  await world.player({ balances: { main: cents(700), held: cents(50), fun: cents(9) } });
  expect(await admitAuditor(world.db.sql)).toBe(true);

  expect(
    await asAuditor(world.db, (sql) => sql`select currency, main, held, total from ledger_liability`),
  ).toEqual([{ currency: 'USD', main: '700', held: '50', total: '750' }]);
  expect(await asAuditor(world.db, (sql) => sql`select count(*)::int from ledger_move`)).toEqual([
    { count: 3 },
  ]);
  expect(await inspect(world.db)).toMatchObject({ isAuditors: true, violations: [] });
});

test.for<[string, (sql: Sql) => Promise<unknown>]>([
  ['see who the players are', (sql) => sql`select login from player`],
  ['see a session', (sql) => sql`select hash from session`],
  ['read a letter', (sql) => sql`select text from message_outbox`],
  ['change a balance', (sql) => sql`update ledger_purse set main = 0`],
  ['add an entry', (sql) => sql`insert into ledger_entry select * from ledger_entry`],
  ['delete a move', (sql) => sql`delete from ledger_move`],
  ['make a table', (sql) => sql`create table mine (id int)`],
  [
    'move money',
    (sql) => sql`select ledger_record(true, ${[0]}, ${['k']}, ${['round.won']}, ${[1]}, ${['house:games']},
      ${['house:sports']}, ${['USD']}, ${[1]})`,
  ],
])('the auditor cannot %s', async ([, work]) => {
  await using world = await createWorld();
  await admitAuditor(world.db.sql);
  await expect(asAuditor(world.db, work)).rejects.toMatchObject({ code: '42501' });
});

test('a rule brought later is opened to the auditor the next time a server starts', async () => {
  await using world = await createWorld();
  await admitAuditor(world.db.sql);
  await world.db.sql`
    create view audit_l99 as select '' as rule, '' as subject, '' as detail where false`;
  expect(await inspect(world.db)).toMatchObject({ isAuditors: false, violations: [] });

  await admitAuditor(world.db.sql);
  expect(await inspect(world.db)).toMatchObject({ isAuditors: true, violations: [] });
});

test('the audit looks at one moment, as long as it takes, with the auditor’s eyes and changing nothing', async () => {
  await using world = await createWorld();
  world.leaveUnaudited();
  await world.db.sql`
    create view audit_l99 as select current_user::text as rule, current_setting('transaction_isolation') as subject,
      current_setting('transaction_read_only') || ' ' || current_setting('statement_timeout') as detail`;
  await admitAuditor(world.db.sql);
  expect((await inspect(world.db)).violations).toEqual([
    { invariant: 'L99', rule: 'marigold_auditor', subject: 'repeatable read', detail: 'on 0' },
  ]);
});

test('what only has the name of a rule, as a table or elsewhere, is none', async () => {
  await using world = await createWorld();
  await world.db.sql`create table audit_l98 (id int)`;
  await admitAuditor(world.db.sql);
  await world.db.sql`grant select on audit_l98 to marigold_auditor`;
  await world.db.sql`create schema elsewhere`;
  await world.db.sql`create view elsewhere.audit_l99 as select 1 as id`;
  const { isAuditors, invariants } = await inspect(world.db);
  expect(isAuditors).toBe(true);
  expect(invariants.map(({ name }) => name)).not.toContain('L98');
  expect(invariants.map(({ name }) => name)).not.toContain('L99');
  expect(invariants.length).toBeGreaterThan(16);
});

test('a user of the database who may not create roles is told so, and audits with their own rights', async () => {
  // A server of its own: roles belong to the whole server, and here nobody has made this one yet.
  using folder = makeDataFolder();
  const { url, close } = await startEmbedded({ dataDir: folder.path, isDurable: false });
  const operator = await connect(url);
  await operator.sql`create role product login`;
  await operator.sql`grant all on schema public to product`;
  const address = new URL(url);
  await operator.run(`grant create on database ${address.pathname.slice(1)} to product`);
  address.username = 'product';
  await migrate(address.href);
  const db = openDb(address.href);

  try {
    expect(await admitAuditor(db.sql)).toBe(false);
    expect(await inspect(db)).toMatchObject({ isAuditors: false, violations: [] });

    await operator.sql`create role marigold_auditor`;
    expect(await admitAuditor(db.sql)).toBe(true);
    expect(await inspect(db)).toMatchObject({ isAuditors: false, violations: [] });
    await operator.sql`set role marigold_auditor`;
    expect(await operator.sql`select * from ledger_violation`).toHaveLength(0);
  } finally {
    await db.close();
    await operator.close();
    await close();
  }
});
