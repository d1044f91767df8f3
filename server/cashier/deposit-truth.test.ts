import { expect, vi } from 'vitest';
import { type Currency, cents } from '#rules/money.ts';
import { untilBlocked } from '#tests/database.ts';
import { factsOf } from '#tests/facts.ts';
import { LATER, startedDeposit } from '#tests/payments.ts';
import { createWorld, test } from '#tests/world.ts';
import type { Db } from '../database/db.ts';
import { outside, pocket } from '../ledger/accounts.ts';
import { record } from '../ledger/record.ts';
import { log } from '../plumbing/log.ts';
import { applyTruth, putUnderReview, settle, settleReviewed } from './deposit-truth.ts';
import type { Truth } from './gateways/gateway.ts';
import { lockPayment, type PaymentRow } from './payments.ts';

const paid: Truth = { state: 'paid', amount: cents(50_00), currency: 'USD', reference: 'r', reason: '' };

test.beforeEach(() => {
  vi.spyOn(log, 'bug').mockReturnValue(undefined);
  return () => vi.restoreAllMocks();
});

/** The state and what the player has; what came and what was credited. */
const seen = async ({ sql }: Db, { id }: Pick<PaymentRow, 'id'>): Promise<unknown> =>
  (
    await sql`
      select state, main, reason, received_cents as received, received_currency as in, credited_cents as credited
      from payment join ledger_purse using (player_id) where id = ${id}`
  )[0];
const untouched = { state: 'started', main: 0, reason: '', received: null, in: null, credited: null };

const told = async ({ sql }: Db, { player_id }: Pick<PaymentRow, 'player_id'>) =>
  (await sql<{ name: string }>`select name from live_outbox where player_id = ${player_id} order by id`).map(
    ({ name }) => name,
  );

const hear = (db: Db, { transaction }: PaymentRow, truth: Partial<Truth>) =>
  db.atomically(async (tx) =>
    applyTruth(tx, (await lockPayment(tx, transaction))!, { ...paid, ...truth }, LATER),
  );

test('money that came is credited once, in the transaction that calls it paid', async ({
  world: { db, player },
}) => {
  const payment = await startedDeposit(db, (await player()).id);
  const other = await startedDeposit(db, (await player()).id);
  for (const truth of [{}, {}, { state: 'failed' }, { amount: cents(1) }] as const)
    await hear(db, payment, truth);
  expect(await seen(db, payment)).toEqual({ ...untouched, state: 'paid', main: 50_00 });
  expect(await seen(db, other)).toEqual(untouched);
  expect(await told(db, payment)).toEqual(['cashier.payment_changed', 'account.balance_updated']);
  const moves = await db.sql`
    select reason, from_path, to_path, cents, currency from ledger_entry join ledger_move using (player_id, number)
    where key = ${`deposit:${payment.transaction}`}`;
  const path = { from_path: outside('card'), to_path: pocket(payment.player_id, 'main') };
  expect(moves).toEqual([{ reason: 'deposit.settled', ...path, cents: 50_00, currency: 'USD' }]);
  const { transaction, player_id } = payment;
  const data = { transaction, method: 'card', currency: 'USD', amount: 50_00 };
  expect(await factsOf(db, player_id)).toEqual([{ name: 'deposit.settled', data }]);
});

test.for([
  ['unknown', {}],
  ['open', {}],
  ['pending', { state: 'pending' }],
  ['failed', { state: 'failed', reason: 'said' }],
  ['cancelled', { state: 'cancelled', reason: 'said' }],
  ['doubtful', { state: 'review', reason: 'said', received: 50_00, in: 'USD' }],
] as const)('a gateway that says %s credits nothing', async ([state, change], { world: { db, player } }) => {
  const payment = await startedDeposit(db, (await player()).id);
  await hear(db, payment, { state, reason: state === 'pending' ? '' : 'said' });
  expect(await seen(db, payment)).toEqual({ ...untouched, ...change });
  expect(log.bug, 'a gateway that doubts says why').not.toHaveBeenCalled();
});

test('what has failed cannot be cancelled, and money that comes after all is credited', async ({
  world: { db, player },
}) => {
  const payment = await startedDeposit(db, (await player()).id);
  await hear(db, payment, { state: 'failed', reason: 'first' });
  await hear(db, payment, { state: 'cancelled', reason: 'second' });
  expect(await seen(db, payment)).toEqual({ ...untouched, state: 'failed', reason: 'first' });
  await hear(db, payment, {});
  expect(await seen(db, payment)).toMatchObject({ state: 'paid', main: 50_00 });
});

test('of deposits settled together each is judged on its own', async ({ world: { db, player } }) => {
  const make = async () => startedDeposit(db, (await player()).id);
  const [right, less, foreign, again, second] = [
    ...[await make(), await make(), await make(), await make(), await make()],
  ] as const;
  // Their money is in another currency by now.
  const moved = await startedDeposit(db, (await player({ currency: 'EUR' })).id);
  const all = [
    { payment: right, truth: paid },
    { payment: less, truth: { ...paid, amount: cents(49_99) } },
    { payment: foreign, truth: { ...paid, currency: 'EUR' } },
    { payment: moved, truth: paid },
    { payment: second, truth: paid },
  ];
  await hear(db, again, { amount: cents(1) });
  const before = await seen(db, again);
  const reviewed = {
    payment: (await db.atomically((tx) => lockPayment(tx, again.transaction)))!,
    truth: paid,
  };
  await db.atomically((tx) => settle(tx, [...all, reviewed], { now: LATER }));
  const differs = { ...untouched, state: 'review', reason: 'amount_differs' };
  expect(await Promise.all(all.map(({ payment }) => seen(db, payment)))).toEqual([
    { ...untouched, state: 'paid', main: 50_00 },
    { ...differs, received: 49_99, in: 'USD' },
    { ...differs, received: 50_00, in: 'EUR' },
    { ...differs, received: 50_00, in: 'USD' },
    { ...untouched, state: 'paid', main: 50_00 },
  ]);
  expect(await seen(db, again)).toEqual(before);
  expect(await told(db, moved)).toEqual(['cashier.payment_changed']);
  const notes = await db.sql`select note from payment_step where payment_id = ${less.id} and number = 2`;
  expect(notes).toEqual([{ note: 'told 4999 USD, ordered 5000 USD' }]);
});

test('whoever has two paid at once is told their balance once, and both are credited', async ({
  world: { db, player },
}) => {
  const { id } = await player();
  const all = [await startedDeposit(db, id), await startedDeposit(db, id)].map((payment) => ({
    payment,
    truth: paid,
  }));
  await db.atomically((tx) => settle(tx, all, { now: LATER }));
  expect(await seen(db, all[0]!.payment)).toMatchObject({ main: 100_00 });
  expect((await told(db, { player_id: id })).filter((name) => name.startsWith('account'))).toHaveLength(1);
});

test('a deposit whose player’s purse is busy waits for it', async ({ world: { db, player } }) => {
  const payment = await startedDeposit(db, (await player()).id);
  const { asked } = await db.atomically(async (tx) => {
    await tx.sql`select from ledger_purse where player_id = ${payment.player_id} for update`;
    const asked = hear(db, payment, {});
    await untilBlocked(db.sql, asked);
    return { asked };
  });
  await asked;
  expect(await seen(db, payment)).toMatchObject({ state: 'paid', main: 50_00 });
});

test('a key that names another fact is a bug, and credits nothing', async () => {
  await using world = await createWorld();
  world.leaveUnaudited();
  const { db } = world;
  const payment = await startedDeposit(db, (await world.player()).id);
  const move = { to: pocket(payment.player_id, 'main'), amount: cents(1), currency: 'USD' } as const;
  await db.atomically((tx) =>
    record(tx, {
      key: `deposit:${payment.transaction}`,
      reason: 'deposit.settled',
      moves: [{ ...move, from: outside('card') }],
    }),
  );
  await hear(db, payment, {});
  expect(await seen(db, payment)).toMatchObject({ state: 'review', main: 1 });
});

test.for([
  [{}, { received: 50_00, in: 'USD' }],
  [
    { state: 'doubtful', amount: cents(3) },
    { received: 3, in: 'USD' },
  ],
  [{ state: 'paid', amount: cents(0) }, {}],
  [{ state: 'open' }, {}],
] as const)(
  'a person who looks at it sees what was told, and what came of %o',
  async ([truth, came], { world: { db, player } }) => {
    const payment = await startedDeposit(db, (await player()).id);
    const other = await startedDeposit(db, (await player()).id);
    const said = { truth: { ...paid, ...truth }, told: '51 EUR', now: LATER };
    await db.atomically((tx) => putUnderReview(tx, payment, said));
    expect(await seen(db, payment)).toEqual({
      ...untouched,
      ...{ state: 'review', reason: 'amount_differs' },
      ...came,
    });
    expect(await seen(db, other)).toEqual(untouched);
    const notes = await db.sql`select note from payment_step where payment_id = ${payment.id} and number = 2`;
    expect(notes).toEqual([{ note: 'told 51 EUR, ordered 5000 USD' }]);
    expect(log.bug).toHaveBeenCalledOnce();
    await db.atomically((tx) =>
      putUnderReview(tx, payment, { ...said, truth: { ...paid, amount: cents(7) } }),
    );
    expect(await seen(db, payment), 'under review already').toMatchObject(came);
  },
);

test('what people found a deposit to be worth is credited, and no other payment’s', async ({
  world: { db, player },
}) => {
  const [payment, other] = [
    await startedDeposit(db, (await player()).id),
    await startedDeposit(db, (await player()).id),
  ];
  const review = (each: PaymentRow) => hear(db, each, { amount: cents(49_00) });
  await review(payment);
  await review(other);
  const said = { reason: 'by_cashier', by: 'Eva', note: '', now: LATER };
  const settleIt = (amount: number, currency: Currency) =>
    db.atomically((tx) => settleReviewed(tx, payment, { amount: cents(amount), currency }, said));
  payment.state = 'review';
  await expect(settleIt(49_00, 'EUR')).rejects.toThrow('cannot be credited in EUR');
  await settleIt(48_00, 'USD');
  expect(payment).toMatchObject({ credited_cents: 48_00, credited_currency: 'USD', state: 'paid' });
  const came = { received: 49_00, in: 'USD' };
  expect(await seen(db, payment)).toEqual({
    ...{ state: 'paid', reason: 'by_cashier', main: 48_00, credited: 48_00 },
    ...came,
  });
  const [kept] = await db.sql`select credited_currency from payment where id = ${payment.id}`;
  expect(kept).toEqual({ credited_currency: 'USD' });
  expect(await factsOf(db, payment.player_id)).toMatchObject([{ data: { amount: 48_00, currency: 'USD' } }]);
  expect(await seen(db, other)).toMatchObject({ state: 'review', credited: null, main: 0 });
  expect(await told(db, payment)).toEqual([
    'cashier.payment_changed',
    'cashier.payment_changed',
    'account.balance_updated',
  ]);
});
