import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { untilBlocked } from '#tests/database.ts';
import { test } from '#tests/world.ts';
import type { Db } from '../database/db.ts';
import {
  drawTransaction,
  getOwnPayment,
  keepStep,
  lockPayment,
  movePayment,
  movePayments,
  type NewPayment,
  openPayment,
} from './payments.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-01T13:00:00Z');

const open = (db: Db, playerId: number, wish: Partial<NewPayment> = {}) =>
  db.atomically((tx) =>
    openPayment(
      tx,
      {
        playerId,
        type: 'deposit',
        method: 'card',
        gateway: 'sandbox',
        currency: 'USD',
        amount: cents(50_00),
        state: 'started',
        ...wish,
      },
      NOW,
    ),
  );

// Payments alone are kept here, and no money moves.
test.beforeEach(({ world }) => world.leaveUnaudited());

/** All that is kept of a player's payments, and what their tabs are told. */
const keptOf = async ({ sql }: Db, playerId: number) => ({
  payments: await sql`
    select transaction, number, type_number, state, reason, changed_at, settled_at from payment
    where player_id = ${playerId} order by number`,
  steps: await sql`
    select transaction, step.number, step.state, step.reason, waits_for, at, by, note, step.cents, step.currency
    from payment_step as step join payment on payment.id = payment_id
    where player_id = ${playerId} order by payment.number, step.number`,
  told: (
    await sql<{ data: object }>`
      select data from live_outbox where player_id = ${playerId} and name = 'cashier.payment_changed' order by id`
  ).map(({ data }) => data),
});

test('a payment is kept as it was asked for, with its first step', async ({ world: { db, player } }) => {
  const { id } = await player();
  const place = { shown: '•• 1', token: 'sealed', fingerprint: `place of ${id}`, tokenMark: 'mark' };
  const out = { type: 'withdrawal', amount: cents(70_01), fee: cents(2_00), destination: place } as const;
  const withdrawal = await open(db, id, {
    ...out,
    transaction: `out ${id}`,
    state: 'checks',
    reason: 'doubt',
  });
  expect(withdrawal).toMatchObject({
    ...{ transaction: `out ${id}`, player_id: id, type: 'withdrawal', method: 'card', gateway: 'sandbox' },
    ...{ currency: 'USD', cents: 70_01, fee_cents: 2_00, state: 'checks', reason: 'doubt' },
    ...{ destination: '•• 1', token: 'sealed', fingerprint: `place of ${id}`, token_mark: 'mark' },
    ...{ created_at: NOW, settled_at: null, reference: null, received_cents: null, credited_cents: null },
  });
  const deposit = await open(db, id);
  expect(deposit).toMatchObject({
    ...{ type: 'deposit', cents: 50_00, fee_cents: 0, state: 'started', reason: '' },
    ...{ destination: '', token: '', fingerprint: '', token_mark: '', settled_at: null },
  });
  expect(deposit.transaction).toMatch(/^[0-9a-f]{24}$/);
  const { steps: kept } = await keptOf(db, id);
  expect(kept).toMatchObject([
    { number: 1, state: 'checks', reason: 'doubt', waits_for: 'cashier', at: NOW, by: '', note: '' },
    { transaction: deposit.transaction, number: 1, state: 'started', reason: '', waits_for: 'player' },
  ]);
  expect(await db.sql`select from payment_fault`, 'and the step is sealed').toEqual([]);
});

test('payments are numbered without a gap, by player and by type', async ({ world: { db, player } }) => {
  const [anna, boris] = [await player(), await player()];
  await open(db, boris.id);
  for (let made = 0; made < 2; made += 1) {
    await open(db, anna.id);
    await open(db, anna.id, { type: 'withdrawal', state: 'checks' });
  }
  await open(db, anna.id, { type: 'withdrawal', state: 'checks' });
  const numbers = await db.sql`
    select number, type, type_number from payment where player_id = ${anna.id} order by id`;
  expect(numbers).toEqual([
    { number: 1, type: 'deposit', type_number: 1 },
    { number: 2, type: 'withdrawal', type_number: 1 },
    { number: 3, type: 'deposit', type_number: 2 },
    { number: 4, type: 'withdrawal', type_number: 2 },
    { number: 5, type: 'withdrawal', type_number: 3 },
  ]);
});

test('one that begins paid is settled at once', async ({ world: { db, player } }) => {
  const { id } = await player();
  expect(await open(db, id, { state: 'paid' })).toMatchObject({ settled_at: NOW });
});

test('where a player is paid tells who they are; paying in tells nothing', async ({
  world: { db, player },
}) => {
  const { id } = await player();
  const destination = { shown: '', token: 't', fingerprint: `trait of ${id}` };
  const out = { type: 'withdrawal', destination, state: 'checks' } as const;
  await open(db, id);
  for (let made = 0; made < 2; made += 1) await open(db, id, out);
  expect(await db.sql`select kind, print, since from person_trait where player_id = ${id}`).toEqual([
    { kind: 'payment', print: `trait of ${id}`, since: NOW },
  ]);
});

test('no step is older than the one before it, whatever a server’s clock says', async ({
  world: { db, player },
}) => {
  const payment = await open(db, (await player()).id);
  await db.atomically((tx) => movePayments(tx, [payment], 'pending', { now: LATER }));
  await db.atomically((tx) => keepStep(tx, payment, { reason: 'seen', now: NOW }));
  await db.atomically((tx) => movePayments(tx, [payment], 'paid', { now: NOW }));
  const { payments, steps } = await keptOf(db, payment.player_id);
  expect(payments).toMatchObject([{ changed_at: LATER, settled_at: LATER }]);
  expect(steps).toMatchObject([{ at: NOW }, { at: LATER }, { at: LATER }, { at: LATER }]);
});

test('several are moved together, each with its step and its event, and no other', async ({
  world: { db, player },
}) => {
  const [anna, boris, other] = [await player(), await player(), await player()];
  const payments = [await open(db, anna.id), await open(db, boris.id)];
  await open(db, other.id);
  const untouched = await keptOf(db, other.id);
  await db.atomically((tx) => movePayments(tx, payments, 'pending', { now: NOW }));
  const said = { reason: 'seen', by: 'Eva', note: 'booked', now: LATER };
  await db.atomically((tx) => movePayments(tx, payments, 'paid', said));
  for (const payment of payments) {
    const { transaction } = payment;
    expect(payment).toMatchObject({ state: 'paid', reason: 'seen' });
    expect(await keptOf(db, payment.player_id)).toEqual({
      payments: [
        {
          ...{ transaction, number: 1, type_number: 1, state: 'paid', reason: 'seen' },
          ...{ changed_at: LATER, settled_at: LATER },
        },
      ],
      steps: [
        expect.objectContaining({ number: 1, state: 'started' }),
        {
          ...{ transaction, number: 2, state: 'pending', reason: '', waits_for: 'bank' },
          ...{ at: NOW, by: '', note: '', cents: null, currency: null },
        },
        {
          ...{ transaction, number: 3, state: 'paid', reason: 'seen', waits_for: 'nobody' },
          ...{ at: LATER, by: 'Eva', note: 'booked', cents: null, currency: null },
        },
      ],
      told: [
        { transaction, type: 'deposit', state: 'pending' },
        { transaction, type: 'deposit', state: 'paid' },
      ],
    });
  }
  expect(await keptOf(db, other.id)).toEqual(untouched);
});

test('what is not paid is not settled, and nothing leaves its life’s way', async ({
  world: { db, player },
}) => {
  const { id } = await player();
  const payment = await open(db, id);
  await db.atomically((tx) => movePayment(tx, payment, 'failed', { reason: 'r', now: LATER }));
  const before = await keptOf(db, id);
  expect(before.payments).toMatchObject([{ state: 'failed', changed_at: LATER, settled_at: null }]);
  await expect(db.atomically((tx) => movePayment(tx, payment, 'started', { now: LATER }))).rejects.toThrow(
    'a deposit cannot pass from failed to started',
  );
  expect(await keptOf(db, id)).toEqual(before);
});

test('a step that changes no state is kept and told as well, of this payment alone', async ({
  world: { db, player },
}) => {
  const [{ id }, other] = [await player(), await player()];
  const payment = await open(db, id);
  const longer = await open(db, other.id);
  for (const state of ['pending', 'failed'] as const)
    await db.atomically((tx) => movePayment(tx, longer, state, { now: NOW }));
  const untouched = await keptOf(db, other.id);
  await db.atomically((tx) => keepStep(tx, payment, { now: NOW }));
  const worth = { amount: cents(12_34), currency: 'USD' } as const;
  const said = { reason: 'second_look', by: 'Eva', note: 'half', now: LATER };
  await db.atomically((tx) => keepStep(tx, payment, said, worth));
  expect(payment.reason).toBe('second_look');
  const { payments, steps, told } = await keptOf(db, id);
  expect(payments).toMatchObject([{ state: 'started', reason: 'second_look', changed_at: LATER }]);
  expect(steps.slice(1)).toMatchObject([
    { number: 2, state: 'started', reason: '', by: '', note: '', at: NOW, cents: null, currency: null },
    {
      ...{ number: 3, state: 'started', reason: 'second_look', waits_for: 'player', at: LATER },
      ...{ by: 'Eva', note: 'half', cents: 12_34, currency: 'USD' },
    },
  ]);
  expect(told).toHaveLength(2);
  expect(await keptOf(db, other.id)).toEqual(untouched);
});

test('whoever locks it second sees what the first has done', async ({ world: { db, player } }) => {
  const { transaction } = await open(db, (await player()).id);
  const lock = () => db.atomically((tx) => lockPayment(tx, transaction));
  const second = await db.atomically(async (tx) => {
    const payment = await lockPayment(tx, transaction);
    const waiting = lock();
    await untilBlocked(db.sql, waiting);
    await movePayment(tx, payment!, 'failed', { now: LATER });
    return { waiting };
  });
  expect((await second.waiting)!.state).toBe('failed');
  expect(await db.atomically((tx) => lockPayment(tx, 'nobody’s'))).toBeUndefined();
});

test('a payment is its player’s own, and of the type that was asked for', async ({
  world: { db, player },
}) => {
  const [anna, boris] = [await player(), await player()];
  const { transaction } = await open(db, anna.id);
  await open(db, anna.id);
  const find = (playerId: number, asked: Parameters<typeof getOwnPayment>[2]) =>
    getOwnPayment(db.sql, playerId, asked);
  expect(await find(anna.id, { transaction })).toMatchObject({ transaction });
  expect(await find(anna.id, { transaction, type: 'deposit' })).toMatchObject({ transaction });
  const unknown = {
    reason: 'InvalidParameter',
    details: { invalid_parameters: { transaction: ['unknown'] } },
  };
  await expect(find(boris.id, { transaction })).rejects.toMatchObject(unknown);
  await expect(find(anna.id, { transaction, type: 'withdrawal' })).rejects.toMatchObject(unknown);
  await expect(find(anna.id, { transaction: drawTransaction() })).rejects.toMatchObject(unknown);
});
