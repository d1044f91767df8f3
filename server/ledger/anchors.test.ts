// A stranger with every right in the database, and this time with the key of its chains too.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createRaid, now } from '#tests/anchored-books.ts';
import { Vault } from '../at-rest/vault.ts';
import type { Sql } from '../database/db.ts';
import { migrate } from '../database/migrate.ts';
import { readMigrations, readRoutines } from '../database/schema-files.ts';
import { inspectAll } from '../inspect-all.ts';
import { log } from '../plumbing/log.ts';
import { auditLedger } from './audit.ts';

const aMinuteLater = new Date(now.getTime() + 60_000);

test('honest books are as their anchors say, however much is recorded since', async () => {
  await using world = await createRaid();
  expect(await world.rules()).toEqual([]);
  await world.play('stake:5');
  expect(await world.rules()).toEqual([]);
  await world.anchorAll();
  const before = readFileSync(world.file, 'utf8');
  await world.anchors.anchor(now);
  expect(readFileSync(world.file, 'utf8'), 'nothing new').toBe(before);
  expect(await world.rules()).toEqual([]);
});

test('a player’s whole chain removed is found, though every other rule holds', async () => {
  await using world = await createRaid();
  const { id } = world.boris;
  await world.raid(
    (sql) => sql`delete from ledger_move where player_id = ${id}`,
    (sql) => sql`delete from ledger_entry where player_id = ${id}`,
    (sql) => sql`delete from ledger_purse where player_id = ${id}`,
  );
  expect(await auditLedger(world.db.sql)).toEqual([]);
  expect(await world.rules()).toEqual([
    expect.stringMatching(/^what was recorded is not what was anchored: \d entries, now \d$/),
  ]);
  const vault = new Vault([{ id: 'a', key: Buffer.alloc(32) }], Buffer.alloc(32));
  const { invariants, violations } = await inspectAll(world.db, {
    anchors: world.anchors,
    vault,
    replayedSince: null,
  });
  expect(invariants.map(({ name }) => name)).toEqual(invariants.map((_, at) => `L${at + 1}`));
  expect(invariants[16]).toHaveProperty(
    'promise',
    `what the anchors outside of the database say is still so (since ${now.toISOString()})`,
  );
  expect(violations.map(({ invariant }) => invariant)).toEqual(['L17']);
});

test('a chain rewritten with the very key is found, though every other rule holds', async () => {
  await using world = await createRaid();
  const { id } = world.boris;
  await world.raid(
    (sql) => sql`update ledger_move set cents = cents + 500 where player_id = ${id}`,
    (sql) => sql`
      update ledger_entry as entry set hash = ledger_hash('', entry.player_id, entry.number, entry.key, entry.reason,
        entry.recorded_at, (
          select string_agg(ledger_line(from_path, to_path, currency, cents), '' order by position)
          from ledger_move as move where move.player_id = entry.player_id))
      where entry.player_id = ${id}`,
    (sql) => sql`
      update ledger_purse set main = main + 500, head = (select hash from ledger_entry where player_id = ${id})
      where player_id = ${id}`,
  );
  expect(await auditLedger(world.db.sql)).toEqual([]);
  expect(await world.rules()).toEqual([
    expect.stringMatching(/^what was recorded is not what was anchored: \d entries, and others$/),
  ]);
});

test('the last step of a payment taken back is found', async () => {
  await using world = await createRaid();
  await world.raid(
    (sql) => sql`delete from payment_step where number = 2 and payment_id = (select max(id) from payment)`,
    (sql) => sql`update payment set state = 'started' where id = (select max(id) from payment)`,
  );
  expect(await auditLedger(world.db.sql)).toEqual([]);
  expect(await world.rules()).toEqual([
    expect.stringMatching(/^what was recorded is not what was anchored: \d steps, now \d$/),
  ]);
});

test.for<[string, string, (lines: string[]) => string[]]>([
  ['changed', 'its signature', ([first, ...rest]) => [first!.replace(/"count":\d/, '"count":7'), ...rest]],
  ['removed', 'its place', ([, ...rest]) => rest],
])('a line of the anchors that was %s is found by %s', async ([, detail, change]) => {
  await using world = await createRaid();
  const lines = readFileSync(world.file, 'utf8').trim().split('\n');
  writeFileSync(world.file, `${change(lines).join('\n')}\n`);
  const [found] = await world.anchors.compare();
  expect(found).toMatchObject({ rule: 'an anchor was changed, or one before it removed', detail });
  expect(found!.subject).toMatch(/^anchor [12] of 2026-03-01T12:00:00.000Z$/);
});

test('anchors cut off at the end are found, also once the next were written', async () => {
  await using world = await createRaid();
  const lines = readFileSync(world.file, 'utf8').trim().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  writeFileSync(world.file, `${lines.slice(0, -1).join('\n')}\n`);
  const found = ['anchors were cut off: it is not in the file any more'];
  expect(await world.rules()).toEqual(found);
  await world.play('stake:5');
  await world.anchorAll(aMinuteLater);
  expect(await world.rules()).toEqual(found);
});

test('an anchor cut off is found, though what is under way lets the next speak of the very same', async () => {
  await using world = await createRaid();
  await world.play('stake:5');
  const lines = readFileSync(world.file, 'utf8');
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const underWay = world.db.atomically(async ({ sql }) => {
    await sql`select pg_current_xact_id()`;
    begin();
    await isOver;
  });
  await hasBegun;
  // Where another test's transaction holds the anchors up, a little later.
  const oneMore = async () => {
    await world.anchors.anchor(now);
    return readFileSync(world.file, 'utf8');
  };
  await expect.poll(oneMore).not.toBe(lines);
  writeFileSync(world.file, lines);
  await world.anchors.anchor(aMinuteLater);
  expect(await world.rules()).toEqual(['anchors were cut off: it is not in the file any more']);
  end();
  await underWay;
});

test('a line that was written and not yet told to the database is no cut', async () => {
  await using world = await createRaid();
  const { sql } = world.db;
  const [before] = await sql<{ n: number; mac: string }>`select n, mac from ledger_anchor_head`;
  await world.play('stake:5');
  await world.anchorAll();
  await sql`update ledger_anchor_head set n = ${before!.n}, mac = ${before!.mac}`;
  expect(await world.rules()).toEqual([]);
});

test('a file taken away is told of when the next begins, and the audit says since when there are anchors', async () => {
  await using world = await createRaid();
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  rmSync(world.file);
  expect(await world.anchors.span()).toBe('there are none here');
  await world.anchorAll();
  expect(warn).toHaveBeenCalledWith(
    'a new file of anchors begins, though there were others',
    expect.objectContaining({ last: now }),
  );
  expect(await world.anchors.span()).toBe(`since ${now.toISOString()}`);
  warn.mockRestore();
});

test.for<[string, (sql: Sql) => Promise<unknown>]>([
  [
    'a rule that finds nothing any more',
    (sql) =>
      sql`create or replace view audit_l3 as select ''::text as rule, ''::text as subject, ''::text as detail where false`,
  ],
  [
    'a function that takes every seal',
    (sql) => sql`
      create or replace function ledger_seal_fits(seal bytea, covered bytea) returns boolean
      language sql stable return true`,
  ],
  ['a guard that is gone', (sql) => sql`drop trigger append_only on payment_step`],
])('%s is found, also once the next anchor was written', async ([, change]) => {
  await using world = await createRaid();
  await change(world.db.sql);
  const found = ['what checks the books was changed: since then'];
  expect(await world.rules()).toEqual(found);
  await world.play('stake:5');
  await world.anchorAll();
  expect(await world.rules()).toEqual(found);
});

test('a migration may change the rules', async () => {
  await using world = await createRaid();
  const { sql } = world.db;
  await sql`create view audit_l99 as select * from audit_l3`;
  await sql`insert into schema_migration (name, sha256) values ('9999-next.sql', '')`;
  expect(await world.rules()).toEqual([]);
});

test('a routine that was changed may change the rules', async () => {
  await using world = await createRaid();
  const routines = readRoutines().map((routine) =>
    routine.name.endsWith('50-audit.sql')
      ? {
          ...routine,
          text: `${routine.text} create view audit_l99 as select * from audit_l3;`,
          sha256: 'next',
        }
      : routine,
  );
  await migrate(world.url, { migrations: readMigrations(), routines });
  expect(await world.rules()).toEqual([]);
});
