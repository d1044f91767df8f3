import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { untilBlocked } from '#tests/database.ts';
import { truthOf } from '#tests/gateway.ts';
import { heldWithdrawal, LATER, startedDeposit } from '#tests/payments.ts';
import { sharedBatch } from '#tests/shared-batch.ts';
import { test } from '#tests/world.ts';
import type { Db } from '../database/db.ts';
import { log } from '../plumbing/log.ts';
import { settle } from './deposit-truth.ts';
import type { Notice, Truth } from './gateways/gateway.ts';
import { noticeBatch } from './notice-batch.ts';
import { lockPayment, type PaymentRow } from './payments.ts';

test.beforeEach(() => {
  vi.spyOn(log, 'bug').mockReturnValue(undefined);
  return () => vi.restoreAllMocks();
});

const noticesOf = sharedBatch(noticeBatch);

const tell = (
  db: Db,
  { transaction, type }: Pick<PaymentRow, 'transaction' | 'type'>,
  {
    truth = truthOf('paid'),
    gateway = 'sandbox',
    ...notice
  }: Partial<Notice> & { truth?: Truth; gateway?: string } = {},
) =>
  noticesOf(db).take({
    notice: {
      ...{ eventId: randomUUID(), type, transaction, reference: 'r', amount: null, currency: null },
      ...notice,
    },
    ...{ gateway, truth, now: LATER },
  });

const seen = async ({ sql }: Db, { id }: PaymentRow): Promise<unknown> =>
  (
    await sql`
      select state, main, held, (select count(*)::int from payment_step where payment_id = id) as steps
      from payment join ledger_purse using (player_id) where id = ${id}`
  )[0];

test('what was told counts once, and each telling is kept', async ({ world: { db, player } }) => {
  const payment = await startedDeposit(db, (await player()).id);
  const eventId = randomUUID();
  const right = { amount: cents(50_00), currency: 'USD' } as const;
  const heard = [
    await tell(db, payment, { eventId, ...right, truth: truthOf('pending') }),
    await tell(db, payment, { eventId, ...right }),
    await tell(db, payment, right),
    await tell(db, payment, right),
  ];
  expect(heard).toEqual(['heard', 'heard before', 'heard', 'heard']);
  expect(await seen(db, payment)).toEqual({ state: 'paid', main: 50_00, held: 0, steps: 3 });
  const kept = await db.sql`
    select gateway, received_at from payment_notice where transaction = ${payment.transaction}`;
  expect(kept).toEqual(Array(3).fill({ gateway: 'sandbox', received_at: LATER }));
});

test('what is not ours, of another gateway or of another kind, is nothing of ours', async ({
  world: { db, player },
}) => {
  const payment = await startedDeposit(db, (await player()).id);
  const { transaction } = payment;
  const heard = [
    await tell(db, { transaction: 'nothing', type: 'deposit' }),
    await tell(db, payment, { gateway: 'another' }),
    await tell(db, { transaction, type: 'withdrawal' }),
  ];
  expect(heard).toEqual(Array(3).fill('nothing of ours'));
  expect(await seen(db, payment)).toEqual({ state: 'started', main: 0, held: 0, steps: 1 });
});

test('a withdrawal’s end is heard as well', async ({ world }) => {
  const [paid, failed] = [await heldWithdrawal(world), await heldWithdrawal(world)];
  expect(await tell(world.db, paid)).toBe('heard');
  expect(await tell(world.db, failed, { truth: truthOf('failed') })).toBe('heard');
  expect(await seen(world.db, paid)).toMatchObject({ state: 'paid', main: 40_00, held: 0 });
  expect(await seen(world.db, failed)).toMatchObject({ state: 'declined', main: 100_00, held: 0 });
});

test.for([
  [{ amount: cents(50_01) }, 'told 5001 null, ordered 5000 USD'],
  [{ currency: 'EUR' }, 'told null EUR, ordered 5000 USD'],
] as const)('a notice that says %o is looked at by a person', async ([lie, note], { world }) => {
  const { db, player } = world;
  const payment = await startedDeposit(db, (await player()).id);
  expect(await tell(db, payment, lie)).toBe('heard');
  expect(await seen(db, payment)).toEqual({ state: 'review', main: 0, held: 0, steps: 2 });
  const [step] = await db.sql`select note from payment_step where payment_id = ${payment.id} and number = 2`;
  expect(step).toEqual({ note });
});

test('those that come together share a transaction, each with its own answer', async ({ world }) => {
  let transactions = 0;
  const db: Db = {
    ...world.db,
    atomically: (work) => {
      transactions += 1;
      return world.db.atomically(work);
    },
  };
  const deposit = async () => startedDeposit(db, (await world.player()).id);
  const [first, second, failed] = [await deposit(), await deposit(), await deposit()];
  const withdrawal = await heldWithdrawal(world);
  transactions = 0;
  const heard = await Promise.all([
    tell(db, first),
    tell(db, failed, { truth: truthOf('failed') }),
    tell(db, { transaction: 'nothing', type: 'deposit' }),
    tell(db, withdrawal),
    tell(db, second),
  ]);
  expect(heard).toEqual(['heard', 'heard', 'nothing of ours', 'heard', 'heard']);
  expect(transactions).toBe(1);
  const states = await Promise.all([first, second, failed, withdrawal].map((each) => seen(db, each)));
  expect(states).toMatchObject([
    { state: 'paid', main: 50_00 },
    { state: 'paid', main: 50_00 },
    { state: 'failed', main: 0 },
    { state: 'paid', main: 40_00 },
  ]);
});

test('two tellings of one payment at once go one after the other', async ({ world: { db, player } }) => {
  const payment = await startedDeposit(db, (await player()).id);
  expect(await Promise.all([tell(db, payment), tell(db, payment)])).toEqual(['heard', 'heard']);
  expect(await seen(db, payment)).toEqual({ state: 'paid', main: 50_00, held: 0, steps: 2 });
  const told = await db.sql`
    select from live_outbox where player_id = ${payment.player_id} and name = 'cashier.payment_changed'`;
  expect(told).toHaveLength(1);
});

test('who hears of a payment that is being settled waits, and does nothing twice', async ({
  world: { db, player },
}) => {
  const payment = await startedDeposit(db, (await player()).id);
  const { asked } = await db.atomically(async (tx) => {
    const locked = (await lockPayment(tx, payment.transaction))!;
    const asked = tell(db, payment);
    await untilBlocked(db.sql, asked);
    await settle(tx, [{ payment: locked, truth: truthOf('paid') }], { now: LATER });
    return { asked };
  });
  expect(await asked).toBe('heard');
  expect(await seen(db, payment)).toEqual({ state: 'paid', main: 50_00, held: 0, steps: 2 });
});
