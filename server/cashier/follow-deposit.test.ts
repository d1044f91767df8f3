import { expect, vi } from 'vitest';
import { playGateways, truthOf } from '#tests/gateway.ts';
import { NOW, startedDeposit } from '#tests/payments.ts';
import { test } from '#tests/world.ts';
import { readConfig } from '../config/config.ts';
import { followDeposit } from './follow-deposit.ts';
import { openGateways } from './gateways/open-gateways.ts';
import { movePayment } from './payments.ts';

const rooms = { cashier: { gateways: openGateways(readConfig({})) } };
const OPEN_FOR_MS = 1000;
const UNHEARD_MS = 120_000;

test.beforeEach(() => () => void vi.restoreAllMocks());

test.for([
  ['unknown', UNHEARD_MS, { state: 'started' }],
  ['unknown', UNHEARD_MS + 1, { state: 'failed', reason: 'not_started' }],
  ['open', OPEN_FOR_MS, { state: 'started' }],
  ['open', OPEN_FOR_MS + 1, { state: 'cancelled', reason: 'not_paid' }],
  ['pending', UNHEARD_MS + 1, { state: 'pending' }],
  ['paid', UNHEARD_MS + 1, { state: 'paid' }],
] as const)('a deposit that is %s %d ms after it was begun', async ([state, ms, expected], { world }) => {
  const { db, player } = world;
  playGateways(rooms, { sandbox: { readPayment: async () => truthOf(state), openForMs: OPEN_FOR_MS } });
  const payment = await startedDeposit(db, (await player()).id);
  const now = new Date(NOW.getTime() + ms);
  await followDeposit({ db, rooms, now }, payment);
  const [kept] = await db.sql`select state, reason from payment where id = ${payment.id}`;
  expect(kept).toEqual({ reason: '', ...expected });
});

test('one that somebody has begun to pay is not given up', async ({ world: { db, player } }) => {
  playGateways(rooms, { sandbox: { readPayment: async () => truthOf('open'), openForMs: OPEN_FOR_MS } });
  const payment = await startedDeposit(db, (await player()).id);
  await db.atomically((tx) => movePayment(tx, payment, 'pending', { now: NOW }));
  await followDeposit({ db, rooms, now: new Date(NOW.getTime() + UNHEARD_MS) }, payment);
  const [kept] = await db.sql`select state from payment where id = ${payment.id}`;
  expect(kept).toEqual({ state: 'pending' });
});

test('one whose gateway is gone, or that was never kept, changes nothing', async ({
  world: { db, player },
}) => {
  const readPayment = vi.fn(async () => truthOf('paid'));
  playGateways(rooms, { sandbox: { readPayment } });
  const payment = await startedDeposit(db, (await player()).id);
  await followDeposit({ db, rooms, now: NOW }, { ...payment, gateway: 'gone' });
  await followDeposit({ db, rooms, now: NOW }, { ...payment, transaction: 'nothing' });
  expect(readPayment).toHaveBeenCalledOnce();
  const [kept] = await db.sql`select state from payment where id = ${payment.id}`;
  expect(kept).toEqual({ state: 'started' });
});
