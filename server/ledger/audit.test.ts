import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { createWorld } from '#tests/world.ts';
import type { Sql } from '../db.ts';
import { house, outside, pocket } from './accounts.ts';
import { auditLedger } from './audit.ts';
import { record } from './record.ts';

/** Anna with three entries, and a stranger who has got at the database with every right. */
async function createRaid() {
  const world = await createWorld();
  world.leaveUnaudited();
  const anna = await world.player({ balances: { main: cents(1000) } });
  for (const n of [1, 2]) {
    const moves = [
      { from: pocket(anna.id, 'main'), to: house('games'), amount: cents(n), currency: 'USD' as const },
    ];
    await world.db.atomically((tx) => record(tx, { key: `round:${n}`, reason: 'round.staked', moves }));
  }
  return Object.assign(world, {
    anna,
    audit: () => auditLedger(world.db.sql),
    async raid(...steps: Statement[]) {
      await world.db.atomically(async ({ sql }) => {
        // Whoever owns a table can switch its guards off.
        await sql`alter table ledger_entry disable trigger user`;
        await sql`alter table ledger_move disable trigger user`;
        for (const step of steps) await step(sql);
      });
    },
  });
}

type Statement = (sql: Sql) => Promise<unknown>;

const rules = async (audit: Promise<{ rule: string }[]>) => [
  ...new Set((await audit).map(({ rule }) => rule)),
];

test('honest books have nothing to report', async () => {
  await using world = await createRaid();
  expect(await world.audit()).toEqual([]);
});

test.for<[string, Statement]>([
  ['change an entry', (sql) => sql`update ledger_entry set reason = reason`],
  ['change a move', (sql) => sql`update ledger_move set cents = cents`],
  ['delete an entry', (sql) => sql`delete from ledger_entry`],
  ['delete a move', (sql) => sql`delete from ledger_move`],
  ['delete a purse', (sql) => sql`delete from ledger_purse`],
  ['empty the entries', (sql) => sql`truncate ledger_entry cascade`],
  ['empty the moves', (sql) => sql`truncate ledger_move`],
  ['empty the purses', (sql) => sql`truncate ledger_purse`],
])('nobody can %s', async ([, statement]) => {
  await using world = await createRaid();
  await expect(statement(world.db.sql)).rejects.toThrow('append-only');
});

test('a balance changed by hand is found', async () => {
  await using world = await createRaid();
  await world.raid((sql) => sql`update ledger_purse set main = main + 1 where player_id = ${world.anna.id}`);
  expect(await world.audit()).toEqual([
    {
      rule: 'a kept balance is not what was moved',
      subject: pocket(world.anna.id, 'main'),
      detail: 'USD: kept 998, moved 997',
    },
    { rule: 'the books do not balance', subject: 'USD', detail: 'off by 1' },
  ]);
});

test('a move changed together with its balance still breaks the chain', async () => {
  await using world = await createRaid();
  await world.raid(
    (sql) => sql`update ledger_move set cents = cents + 5 where player_id = ${world.anna.id} and number = 1`,
    (sql) => sql`update ledger_purse set main = main + 5 where player_id = ${world.anna.id}`,
  );
  expect(await world.audit()).toEqual([
    {
      rule: 'a hash does not fit its entry',
      subject: `player ${world.anna.id}`,
      detail: `entry 1, test:player:${world.anna.id}`,
    },
  ]);
});

test.for<[string, Statement]>([
  ['key', (sql) => sql`update ledger_entry set key = 'round:3' where key = 'round:1'`],
  ['reason', (sql) => sql`update ledger_entry set reason = 'bonus.granted' where key = 'round:1'`],
  [
    'time',
    (sql) =>
      sql`update ledger_entry set recorded_at = recorded_at - interval '1 microsecond' where key = 'round:1'`,
  ],
])('an entry whose %s was changed breaks the chain', async ([, statement]) => {
  await using world = await createRaid();
  await world.raid(statement);
  expect(await rules(world.audit())).toEqual(['a hash does not fit its entry']);
});

test('a whole entry removed, balance and all, leaves a gap', async () => {
  await using world = await createRaid();
  await world.raid(
    (sql) => sql`delete from ledger_move where player_id = ${world.anna.id} and number = 2`,
    (sql) => sql`delete from ledger_entry where player_id = ${world.anna.id} and number = 2`,
    (sql) => sql`update ledger_purse set main = main + 1 where player_id = ${world.anna.id}`,
  );
  expect(await rules(world.audit())).toEqual(['a hash does not fit its entry', 'an entry is missing']);
});

test('the last entry removed, balance and all, leaves a purse that knows better', async () => {
  await using world = await createRaid();
  await world.raid(
    (sql) => sql`delete from ledger_move where player_id = ${world.anna.id} and number = 3`,
    (sql) => sql`delete from ledger_entry where player_id = ${world.anna.id} and number = 3`,
    (sql) => sql`update ledger_purse set main = main + 2 where player_id = ${world.anna.id}`,
  );
  expect(await world.audit()).toEqual([
    {
      rule: 'a chain does not end where its purse says',
      subject: `player ${world.anna.id}`,
      detail: 'entry 2, the purse says 3',
    },
  ]);
});

test('an entry slipped in by hand is found', async () => {
  await using world = await createRaid();
  const { id } = world.anna;
  await world.raid(
    (sql) =>
      sql`insert into ledger_entry values (${id}, 4, 'deposit:1', 'deposit.settled', now(), '\\xabcd')`,
    (sql) =>
      sql`insert into ledger_move values (${id}, 4, 1, ${outside('card')}, ${pocket(id, 'main')}, 'USD', 500)`,
    (sql) =>
      sql`update ledger_purse set main = main + 500, entries = 4, head = '\\xabcd' where player_id = ${id}`,
  );
  expect(await rules(world.audit())).toEqual(['a hash does not fit its entry']);
});

test('a balance that was negative for a moment is found even when it is not any more', async () => {
  await using world = await createRaid();
  const { id } = world.anna;
  await world.raid(
    (sql) => sql`insert into ledger_entry values (${id}, 4, 'x', 'round.won', now(), '\\xabcd')`,
    (sql) => sql`
      insert into ledger_move values
        (${id}, 4, 1, ${pocket(id, 'main')}, ${house('games')}, 'USD', 2000),
        (${id}, 4, 2, ${house('games')}, ${pocket(id, 'main')}, 'USD', 2000)`,
  );
  expect(await rules(world.audit())).toContain('a balance was negative');
});
