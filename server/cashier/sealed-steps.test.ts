// A stranger with every right in the database changes who decided what, or where money goes.
import { expect, test, vi } from 'vitest';
import { fromUnits } from '#rules/money.ts';
import { CARD, openCashier } from '#tests/bank.ts';
import { makeDataFolder } from '#tests/data-folder.ts';
import type { Sql } from '../database/db.ts';
import { inspectAll } from '../inspect-all.ts';
import { openAnchors } from '../ledger/anchors.ts';
import { auditLedger } from '../ledger/audit.ts';
import { log } from '../plumbing/log.ts';
import { approveBy } from './decisions.ts';

async function createRaid() {
  const house = await openCashier();
  house.leaveUnaudited();
  const visitor = await house.enter(
    await house.player({ isVerified: true, balances: { main: fromUnits(20_000) } }),
  );
  const withdraw = async (card = CARD['requisites[card_number]']): Promise<string> => {
    const wish = { method: 'card', amount: '50', ...CARD, 'requisites[card_number]': card };
    return (await house.send('cashier.makewithdrawal', wish, visitor)).result.transaction;
  };
  const { db, clock } = house.product;
  return Object.assign(house, {
    withdraw,
    transaction: await withdraw(),
    approve: (transaction: string) =>
      db.atomically((tx) => approveBy(tx, transaction, { by: 'Anna', note: '', now: clock.now() })),
    rules: async () => [...new Set((await auditLedger(db.sql)).map(({ rule }) => rule))],
    stateOf: async (transaction: string) =>
      (await house.ask('cashier.getWithdrawal', { transaction }, visitor)).result.state,
    raid: (...steps: ((sql: Sql) => Promise<unknown>)[]) =>
      db.atomically(async ({ sql }) => {
        await sql`alter table payment_step disable trigger user`;
        for (const step of steps) await step(sql);
        await sql`alter table payment_step enable trigger user`;
      }),
  });
}

test.for<[string, (sql: Sql) => Promise<unknown>, string]>([
  [
    'who approved was changed',
    (sql) => sql`update payment_step set by = 'Boris' where by = 'Anna'`,
    'a step, or what was paid and where to, was changed',
  ],
  ['a step was deleted', (sql) => sql`delete from payment_step where number = 1`, 'a step is missing'],
  [
    'the last step was deleted',
    (sql) => sql`delete from payment_step where by = 'Anna'`,
    'a payment does not stand where its last step says',
  ],
  ['seals were taken off', (sql) => sql`update payment_step set hash = null`, 'a step is not keyed'],
  [
    'the amount was changed',
    (sql) => sql`update payment set fee_cents = 1`,
    'a step, or what was paid and where to, was changed',
  ],
  [
    'the destination was changed',
    (sql) => sql`update payment set fingerprint = 'k1:another'`,
    'a step, or what was paid and where to, was changed',
  ],
])('the audit finds that %s', async ([, change, rule]) => {
  await using house = await createRaid();
  await house.approve(house.transaction);
  expect(await house.rules()).toEqual([]);
  await house.raid(change);
  expect(await house.rules()).toContain(rule);
});

test('the audit finds that an open withdrawal would go elsewhere, which only we can read', async () => {
  await using house = await createRaid();
  const { db, vault } = house.product;
  const other = await house.withdraw('5555 5555 5555 4444');
  const folder = makeDataFolder();
  const anchors = openAnchors({ db, folder: folder.path, keys: [Buffer.alloc(32, 'anchor')] });
  const inspected = async () => (await inspectAll(db, { anchors, vault, replayedSince: null })).violations;
  expect(await inspected()).toEqual([]);
  await db.sql`
    update payment set token = (select token from payment where transaction = ${other})
    where transaction = ${house.transaction}`;
  const rule = 'the place of a withdrawal was replaced';
  const found = { invariant: 'L18', rule, subject: house.transaction, detail: 'checks' };
  expect(await inspected()).toEqual([found]);
  await db.sql`update payment set token = 'dst_thief' where transaction = ${house.transaction}`;
  expect(await inspected()).toEqual([found]);
  folder[Symbol.dispose]();
});

test('nobody can change a step, and a guard that is off is seen', async () => {
  await using house = await createRaid();
  const { sql } = house.product.db;
  await expect(sql`update payment_step set by = 'Boris'`).rejects.toThrow('append-only');
  await expect(sql`delete from payment_step`).rejects.toThrow('append-only');
  await sql`alter table payment_step disable trigger sealed`;
  expect(await house.rules()).toEqual(['a guard is off']);
});

const FORGED = 'nobody approved it';

test.for<[string, (sql: Sql, transaction: string) => Promise<unknown>]>([
  ['its token was replaced', (sql) => sql`update payment set token = 'somebody else’s card'`],
  [
    'its whole destination is that of another withdrawal of the player',
    (sql, other) => sql`
      update payment set token = another.token, fingerprint = another.fingerprint, token_mark = another.token_mark
      from payment as another where another.transaction = ${other}`,
  ],
  [FORGED, (sql) => sql`update payment set state = 'approved'`],
])('a withdrawal is not sent when %s', async ([name, change]) => {
  await using house = await createRaid();
  const cry = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  const other = await house.withdraw('5555 5555 5555 4444');
  if (name !== FORGED) await house.approve(house.transaction);
  await house.raid((sql) => change(sql, other));
  await house.sweep();
  expect(house.bank.accounts.list('payouts')).toEqual([]);
  cry.mockRestore();
});
