// A stranger with every right in the database, and this time with the key of its chains too.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { makeDataFolder } from '#tests/data-folder.ts';
import { createWorld } from '#tests/world.ts';
import { openPayment } from '../cashier/payments.ts';
import type { Sql } from '../db.ts';
import { house, pocket } from './accounts.ts';
import { openAnchors } from './anchors.ts';
import { auditLedger } from './audit.ts';
import { record } from './record.ts';

const now = new Date('2026-03-01T12:00:00Z');
const countAll = async (sql: Sql): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select ((select count(*) from ledger_entry) + (select count(*) from payment_step))::int as count`;
  return row!.count;
};
const keys = [Buffer.alloc(32, 'anchor')];

async function createRaid() {
  const folder = makeDataFolder();
  const world = await createWorld();
  const drop = world[Symbol.asyncDispose];
  world.leaveUnaudited();
  const anchors = openAnchors({ db: world.db, folder: folder.path, keys });
  const [anna, boris] = [
    await world.player({ balances: { main: cents(1000) } }),
    await world.player({ balances: { main: cents(500) } }),
  ];
  const file = join(folder.path, 'ledger-anchors.jsonl');
  /** A transaction of another test, in another database of the server, may hold the anchors up. */
  const anchorAll = async () =>
    expect
      .poll(async () => {
        await anchors.anchor(now);
        const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
        const counts = lines.map(
          (line) => JSON.parse(line) as Record<'entries' | 'steps', { count: number }>,
        );
        return counts.reduce((sum, { entries, steps }) => sum + entries.count + steps.count, 0);
      })
      .toBe(await countAll(world.db.sql));
  const play = (key: string) => {
    const moves = [
      { from: pocket(anna.id, 'main'), to: house('games'), amount: cents(1), currency: 'USD' as const },
    ];
    return world.db.atomically((tx) => record(tx, { key, reason: 'round.staked', moves }));
  };
  await anchorAll();
  await play('round:1');
  const deposit = { playerId: anna.id, type: 'deposit', method: 'card', gateway: 'sandbox' } as const;
  await world.db.atomically((tx) =>
    openPayment(
      tx,
      { ...deposit, currency: 'USD', amount: cents(5), steps: [{ state: 'started' }, { state: 'failed' }] },
      now,
    ),
  );
  await anchorAll();
  return Object.assign(world, {
    anna,
    boris,
    play,
    anchors,
    file,
    anchorAll,
    rules: async () => (await anchors.compare()).map(({ rule, detail }) => `${rule}: ${detail}`),
    raid: (...steps: ((sql: Sql) => Promise<unknown>)[]) =>
      world.db.atomically(async ({ sql }) => {
        for (const table of ['ledger_entry', 'ledger_move', 'ledger_purse', 'payment_step'])
          await sql(Object.assign([`alter table ${table} disable trigger user`], { raw: [] }) as never);
        for (const step of steps) await step(sql);
        for (const table of ['ledger_entry', 'ledger_move', 'ledger_purse', 'payment_step'])
          await sql(Object.assign([`alter table ${table} enable trigger user`], { raw: [] }) as never);
      }),
    async [Symbol.asyncDispose]() {
      await drop();
      folder[Symbol.dispose]();
    },
  });
}

test('honest books are as their anchors say, however much is recorded since', async () => {
  await using world = await createRaid();
  expect(await world.rules()).toEqual([]);
  await world.play('round:2');
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
    (sql) => sql`delete from payment_step where number = 2`,
    (sql) => sql`update payment set state = 'started'`,
  );
  expect(await auditLedger(world.db.sql)).toEqual([]);
  expect(await world.rules()).toEqual([
    expect.stringMatching(/^what was recorded is not what was anchored: \d steps, now \d$/),
  ]);
});

test.for<[string, (lines: string[]) => string[]]>([
  ['changed', ([first, ...rest]) => [first!.replace(/"count":\d/, '"count":7'), ...rest]],
  ['removed', ([, ...rest]) => rest],
])('a line of the anchors that was %s is found', async ([, change]) => {
  await using world = await createRaid();
  const lines = readFileSync(world.file, 'utf8').trim().split('\n');
  writeFileSync(world.file, `${change(lines).join('\n')}\n`);
  expect((await world.rules()).join()).toContain('an anchor was changed, or one before it removed');
});
