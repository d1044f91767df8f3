import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { factsOf } from '#tests/facts.ts';
import { heldWithdrawal, LATER } from '#tests/payments.ts';
import { test } from '#tests/world.ts';
import type { Db } from '../database/db.ts';
import { house, outside, pocket } from '../ledger/accounts.ts';
import type { Truth } from './gateways/gateway.ts';
import type { PaymentRow } from './payments.ts';
import { applyPayoutTruth, giveBack } from './payout-truth.ts';

const paid: Truth = { state: 'paid', amount: cents(60_00), currency: 'USD', reference: 'r', reason: '' };

const seen = async ({ sql }: Db, { id }: PaymentRow): Promise<unknown> =>
  (
    await sql`
      select state, reason, main, held from payment join ledger_purse using (player_id) where id = ${id}`
  )[0];

const movesOf = ({ sql }: Db, { transaction }: PaymentRow, what: string) => sql`
  select reason, from_path, to_path, cents, currency from ledger_entry join ledger_move using (player_id, number)
  where key = ${`withdrawal:${transaction}:${what}`} order by position`;

const toldOf = async ({ sql }: Db, { player_id }: PaymentRow) =>
  (
    await sql<{ name: string; state: string }>`
      select name, data->>'state' as state from live_outbox where player_id = ${player_id} order by id`
  ).map(({ name, state }) => state ?? name);

const hear = (db: Db, payment: PaymentRow, truth: Partial<Truth>) =>
  db.atomically((tx) => applyPayoutTruth(tx, payment, { ...paid, ...truth }, { now: LATER }));

test('what was paid leaves the books, once', async ({ world }) => {
  const payment = await heldWithdrawal(world);
  const before = await toldOf(world.db, payment);
  for (const state of ['paid', 'paid', 'failed'] as const) await hear(world.db, payment, { state });
  expect(await seen(world.db, payment)).toEqual({ state: 'paid', reason: '', main: 40_00, held: 0 });
  const path = { from_path: pocket(payment.player_id, 'held'), to_path: outside('card') };
  expect(await movesOf(world.db, payment, 'paid')).toEqual([
    { reason: 'withdrawal.paid', ...path, cents: 60_00, currency: 'USD' },
  ]);
  expect((await toldOf(world.db, payment)).slice(before.length)).toEqual(['paid']);
  const { transaction } = payment;
  const data = { transaction, method: 'card', currency: 'USD', amount: 60_00, seconds: 3_600 };
  const [, ...told] = await factsOf(world.db, payment.player_id);
  expect(told).toEqual([{ name: 'withdrawal.paid', data }]);
});

test('its fee stays with the house', async ({ world }) => {
  const payment = await heldWithdrawal(world, { fee: cents(1) });
  await hear(world.db, payment, {});
  expect(await movesOf(world.db, payment, 'paid')).toMatchObject([
    { to_path: outside('card'), cents: 59_99 },
    { from_path: pocket(payment.player_id, 'held'), to_path: house('fees'), cents: 1, currency: 'USD' },
  ]);
});

test('paid before anybody noted that it was sent, it was sent as well', async ({ world }) => {
  const payment = await heldWithdrawal(world, { state: 'approved' });
  await hear(world.db, payment, {});
  expect(await toldOf(world.db, payment)).toEqual(['approved', 'sent', 'paid']);
  expect(await seen(world.db, payment)).toMatchObject({ state: 'paid', held: 0 });
});

test('what nobody has approved is not paid, whatever is said', async ({ world }) => {
  const payment = await heldWithdrawal(world, { state: 'checks' });
  await hear(world.db, payment, {});
  expect(await seen(world.db, payment)).toMatchObject({ state: 'checks', main: 40_00, held: 60_00 });
});

test.for([
  ['failed', 'said', 'said'],
  ['cancelled', '', 'bank_declined'],
] as const)('a payout that %s is the player’s again, for the reason told', async (row, { world }) => {
  const [state, reason, kept] = row;
  const payment = await heldWithdrawal(world, { fee: cents(1) });
  for (const each of [state, state, 'paid'] as const) await hear(world.db, payment, { state: each, reason });
  expect(await seen(world.db, payment)).toEqual({ state: 'declined', reason: kept, main: 100_00, held: 0 });
  const { player_id } = payment;
  const path = { from_path: pocket(player_id, 'held'), to_path: pocket(player_id, 'main') };
  expect(await movesOf(world.db, payment, 'released')).toEqual([
    { reason: 'withdrawal.released', ...path, cents: 60_00, currency: 'USD' },
  ]);
  expect((await toldOf(world.db, payment)).slice(-2)).toEqual(['declined', 'account.balance_updated']);
  const data = { amount: 60_00, state: 'declined' };
  expect((await factsOf(world.db, player_id)).slice(1)).toMatchObject([
    { name: 'withdrawal.returned', data },
  ]);
});

test.for(['unknown', 'open', 'pending', 'doubtful'] as const)(
  'one that is %s waits',
  async (state, { world }) => {
    const payment = await heldWithdrawal(world);
    await hear(world.db, payment, { state });
    expect(await seen(world.db, payment)).toEqual({ state: 'sent', reason: '', main: 40_00, held: 60_00 });
  },
);

test('what was sent cannot be cancelled any more', async ({ world }) => {
  const payment = await heldWithdrawal(world);
  await world.db.atomically((tx) => giveBack(tx, payment, 'cancelled', { now: LATER }));
  expect(await seen(world.db, payment)).toMatchObject({ state: 'sent', held: 60_00 });
});
