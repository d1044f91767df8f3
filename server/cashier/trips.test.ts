// What the batches and the sweep leave unasked. It changes no answer, and is what lets much be done at once.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { playGateways, truthOf } from '#tests/gateway.ts';
import { heldWithdrawal, LATER, NOW, startedDeposit } from '#tests/payments.ts';
import { createWorld } from '#tests/world.ts';
import { openBatch } from '../batch/batch.ts';
import type { Db, Sql, Tx } from '../database/db.ts';
import type { Choice } from './choose-method.ts';
import { holdBatch } from './hold-batch.ts';
import { noticeBatch } from './notice-batch.ts';
import { drawTransaction, movePayment } from './payments.ts';
import { giveBack } from './payout-truth.ts';
import { sweepPayments } from './sweep.ts';

/** The same database, and every statement it is asked from now on. */
function watched(db: Db) {
  const asked: string[] = [];
  const watch =
    (sql: Sql): Sql =>
    (text, ...values) => {
      asked.push(text.join('?'));
      return sql(text, ...values);
    };
  const seen: Db = {
    ...db,
    sql: watch(db.sql),
    atomically: (work, terms) =>
      db.atomically((tx) => work({ ...tx, sql: watch(tx.sql), lastly: watchEnd(tx) }), terms),
  };
  const ends: string[] = [];
  const watchEnd = ({ sql, lastly }: Tx): Tx['lastly'] =>
    async function end(statements, send) {
      const answer = await lastly(statements, send);
      await sql`select`.then(
        () => ends.push('COMMIT came later'),
        () => ends.push('COMMIT came too'),
      );
      return answer;
    };
  return { db: seen, ends, count: (what: RegExp) => asked.filter((text) => what.test(text)).length };
}

type World = Awaited<ReturnType<typeof createWorld>>;

const choice = {
  method: { sysname: 'card' },
  gateway: { name: 'sandbox' },
  terms: { fee: cents(0) },
} as unknown as Choice;

async function hold(world: World, db: Db, isVerified: boolean, { main = cents(1), isKeyed = false } = {}) {
  const transaction = drawTransaction();
  const player = await world.player({ isVerified, balances: { main } });
  const key = { playerId: player.id, call: 'cashier.makewithdrawal', key: 'a', bodyHash: 'b' };
  return openBatch(db, holdBatch).take({
    ...{
      transaction,
      choice,
      player,
      amount: cents(20_00),
      now: NOW,
    },
    destination: { token: '', shown: '', fingerprint: transaction, tokenMark: '' },
    ...{ key: isKeyed ? key : undefined, isExamined: true, changedForMs: 0 },
    ...{ sparesBonuses: true, burnsBonuses: false },
  });
}

test('a withdrawal that is refused at once never comes to the ledger', async () => {
  await using world = await createWorld();
  const { db, count } = watched(world.db);
  await expect(hold(world, db, false)).rejects.toMatchObject({ reason: 'SumsubVerificationRequired' });
  expect(count(/./)).toBeGreaterThan(0);
  expect(count(/ledger_record/)).toBe(0);
});

test('one without the money is asked of the ledger, and nothing is written of it', async () => {
  await using world = await createWorld();
  const { db, count } = watched(world.db);
  await expect(hold(world, db, true)).rejects.toMatchObject({ reason: 'WithdrawalDeclined' });
  expect(count(/ledger_record/)).toBe(1);
  expect(count(/insert|update/)).toBe(0);
});

test('one that is held is told by what the ledger said, and no purse is read', async () => {
  await using world = await createWorld();
  const { db, count, ends } = watched(world.db);
  for (const isKeyed of [false, true]) await hold(world, db, true, { main: cents(20_00), isKeyed });
  expect(ends).toEqual(['COMMIT came too', 'COMMIT came too']);
  expect(count(/ledger_record/)).toBe(2);
  expect(count(/ledger_purse/)).toBe(0);
  expect(
    await world.db.sql`select data from live_outbox where name = 'account.balance_updated'`,
  ).toHaveLength(2);
});

test('deposits that are heard of together are credited in one trip', async () => {
  await using world = await createWorld();
  const deposits = await Promise.all(
    Array.from({ length: 3 }, async () => startedDeposit(world.db, (await world.player()).id)),
  );
  const { db, count, ends } = watched(world.db);
  const notices = openBatch(db, noticeBatch);
  const heard = deposits.map(({ transaction }) =>
    notices.take({
      notice: {
        transaction,
        type: 'deposit',
        eventId: transaction,
        reference: '',
        amount: null,
        currency: null,
      },
      gateway: 'sandbox',
      truth: truthOf('paid'),
      now: NOW,
    }),
  );
  expect(await Promise.all(heard)).toEqual(['heard', 'heard', 'heard']);
  expect(ends).toEqual(['COMMIT came too']);
  expect(count(/ledger_record/)).toBe(1);
  expect(count(/ledger_purse/)).toBe(0);
});

test('a withdrawal that is given back is told by what the ledger said, and no purse is read', async () => {
  await using world = await createWorld();
  const payment = await heldWithdrawal(world, { state: 'checks' });
  const { db, count } = watched(world.db);
  await db.atomically((tx) => giveBack(tx, payment, 'cancelled', { now: LATER }));
  expect(count(/ledger_record/)).toBe(1);
  expect(count(/ledger_purse/)).toBe(0);
});

test('a gateway at which all has ended is not looked at', async () => {
  await using world = await createWorld();
  const { rooms } = world;
  playGateways(rooms, { sandbox: {} });
  const ended = await startedDeposit(world.db, (await world.player()).id);
  await world.db.atomically((tx) => movePayment(tx, ended, 'failed', { now: NOW }));
  const { db, count } = watched(world.db);
  const { vault } = world.as(null);
  await sweepPayments({ db, vault, rooms, now: LATER, origin: 'https://casino.example' });
  // For those that wait for the rule, whatever their gateway.
  expect(count(/looked_at/)).toBe(1);
});
