// Books that are anchored, for tests that raid them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { movePayment, openPayment } from '#server/cashier/payments.ts';
import type { Sql } from '#server/database/db.ts';
import { house, pocket } from '#server/ledger/accounts.ts';
import { openAnchors } from '#server/ledger/anchors.ts';
import { type Entry, record } from '#server/ledger/record.ts';
import { makeDataFolder } from './data-folder.ts';
import { createWorld } from './world.ts';

export const now = new Date('2026-03-01T12:00:00Z');
const countAll = async (sql: Sql): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select ((select count(*) from ledger_entry) + (select count(*) from payment_step))::int as count`;
  return row!.count;
};
export const keys = [Buffer.alloc(32, 'anchor')];

/** Two players with some rounds and payments, all of it anchored, and a stranger with every right. */
export async function createRaid() {
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
  const anchorAll = async (at: Date = now) =>
    expect
      .poll(async () => {
        await anchors.anchor(at);
        const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
        const counts = lines.map(
          (line) => JSON.parse(line) as Record<'entries' | 'steps', { count: number }>,
        );
        return counts.reduce((sum, { entries, steps }) => sum + entries.count + steps.count, 0);
      })
      .toBe(await countAll(world.db.sql));
  const stake = (playerId: number, key: string): Entry => ({
    key,
    reason: 'round.staked',
    moves: [{ from: pocket(playerId, 'main'), to: house('games'), amount: cents(1), currency: 'USD' }],
  });
  const play = (key: string) => world.db.atomically((tx) => record(tx, stake(anna.id, key)));
  await anchorAll();
  // As many entries as steps of payments.
  for (const n of [1, 2, 3, 4]) await play(`stake:${n}`);
  const deposit = { playerId: anna.id, type: 'deposit', method: 'card', gateway: 'sandbox' } as const;
  for (const amount of [cents(5), cents(6)])
    await world.db.atomically(async (tx) => {
      const payment = await openPayment(tx, { ...deposit, currency: 'USD', amount, state: 'started' }, now);
      await movePayment(tx, payment, 'failed', { now });
    });
  await anchorAll();
  return Object.assign(world, {
    anna,
    boris,
    stake,
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
