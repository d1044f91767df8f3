// The sandbox bank as the cashier sees it, played by a server that says what it is told to.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { type PayoutGateway, Unsigned } from './gateway.ts';
import { createSandboxGateway } from './sandbox.ts';
import { signNotice } from './signature.ts';

const account = { reference: 'r1', state: 'pending', cents: 50_00, currency: 'USD', reason: 'slow' };
const order = { transaction: 'T1', method: 'card', amount: cents(50_00), currency: 'USD' } as const;
const asked = { transaction: 'T1', reference: 'r1' };

/** Undefined is "no such thing". */
async function openBank(answer: unknown) {
  const heard: unknown[] = [];
  const server = createServer(async (request, reply) => {
    const body = await text(request);
    const { method, url, headers } = request;
    heard.push([`${method} ${url}`, headers.authorization, body === '' ? null : JSON.parse(body)]);
    reply.statusCode = answer === undefined ? 404 : 200;
    reply.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const gateway = createSandboxGateway({ url, key: 'key' });
  return {
    heard,
    gateway,
    payouts: gateway.payouts as PayoutGateway,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const ways = {
  success: 'https://casino.example/yes',
  fail: 'https://casino.example/no',
  pending: 'https://casino.example/wait',
  cancel: 'https://casino.example/back',
  mobile: 'https://casino.example/app',
};

test('a deposit is ordered, and paid on the bank’s page behind our own address', async () => {
  await using bank = await openBank(account);
  expect(await bank.gateway.startPayment(order, { ...ways, notify: 'told here' })).toEqual({
    ...{ reference: 'r1', redirectUrl: 'https://casino.example/__sandbox/bank/pay/r1', instructions: [] },
  });
  const body = { order: 'T1', method: 'card', cents: 50_00, currency: 'USD', notify: 'told here', ways };
  expect(bank.heard).toEqual([['POST /v1/payments', 'Bearer key', body]]);
});

test('a payout and its destination are ordered', async () => {
  const kept = { token: 'k', shown: '•••• 1', fingerprint: 'f' };
  await using keeper = await openBank(kept);
  expect(await keeper.payouts.keepDestination('card', { number: '4' })).toEqual(kept);
  expect(keeper.heard).toEqual([
    ['POST /v1/destinations', 'Bearer key', { method: 'card', requisites: { number: '4' } }],
  ]);
  await using bank = await openBank(account);
  const sent = await bank.payouts.sendPayout({ ...order, token: 'k' }, { notify: 'told here' });
  expect(sent.reference).toBe('r1');
  const body = {
    order: 'T1',
    method: 'card',
    cents: 50_00,
    currency: 'USD',
    token: 'k',
    notify: 'told here',
  };
  expect(bank.heard).toEqual([['POST /v1/payouts', 'Bearer key', body]]);
});

test('how a payment stands is asked by our name for it', async () => {
  await using bank = await openBank(account);
  const truth = { reference: 'r1', state: 'pending', amount: 50_00, currency: 'USD', reason: 'slow' };
  expect(await bank.gateway.readPayment(asked)).toEqual(truth);
  expect(await bank.payouts.readPayout(asked)).toEqual(truth);
  expect(bank.heard).toEqual([
    ['GET /v1/payments/T1', 'Bearer key', null],
    ['GET /v1/payouts/T1', 'Bearer key', null],
  ]);
  await using empty = await openBank(undefined);
  expect(await empty.gateway.readPayment(asked)).toEqual({
    ...{ state: 'unknown', amount: 0, currency: '', reference: null, reason: '' },
  });
});

test.for(['open', 'pending', 'paid', 'failed', 'cancelled'])('a payment may be %s', async (state) => {
  await using bank = await openBank({ ...account, state });
  expect((await bank.gateway.readPayment(asked)).state).toBe(state);
});

test('a payment is waited for a day, and the bank itself sends what goes out', () => {
  const { openForMs, payouts } = createSandboxGateway({ url: 'http://bank.example', key: 'key' });
  expect([openForMs, payouts!.areByHand]).toEqual([24 * 3_600_000, false]);
});

test.for([{}, { ...account, cents: 0 }, { ...account, cents: 0.5 }, { ...account, state: 'lost' }])(
  '%o says nothing that can be understood',
  async (answer) => {
    await using bank = await openBank(answer);
    await expect(bank.gateway.readPayment(asked)).rejects.toMatchObject({
      ...{ name: 'GatewayFailed', isReached: true },
    });
  },
);

const NOW = new Date('2026-03-01T12:00:00Z');
const told = { id: 'e1', about: 'payments', order: 'T1', reference: 'r1', cents: 50_00, currency: 'USD' };

const { readNotice } = createSandboxGateway({ url: 'http://bank.example', key: 'key' });
const hear = (body: unknown, key = 'key') => {
  const raw = Buffer.from(JSON.stringify(body));
  return readNotice(raw, { 'bank-signature': signNotice(raw, key, NOW.getTime() / 1000) }, NOW);
};

test('a signed notice is about a deposit or a withdrawal', async () => {
  const rest = { eventId: 'e1', transaction: 'T1', reference: 'r1', amount: 50_00, currency: 'USD' };
  expect(await hear(told)).toEqual({ type: 'deposit', ...rest });
  expect(await hear({ ...told, about: 'payouts' })).toEqual({ type: 'withdrawal', ...rest });
  expect(await hear({ ...told, id: 'e' })).toMatchObject({ eventId: 'e' });
  expect(await hear({ ...told, id: 'e'.repeat(100) })).toMatchObject({ eventId: 'e'.repeat(100) });
});

test.for([
  { ...told, id: '' },
  { ...told, id: 'e'.repeat(101) },
  { ...told, about: 'refunds' },
  { ...told, cents: 0.5 },
  { ...told, order: 'T\0' },
  'told',
])('%o is not understood, though it is signed', async (body) => {
  await expect(hear(body)).rejects.toThrow(Unsigned);
});

test('what is signed with another key is not believed', async () => {
  await expect(hear(told, 'other')).rejects.toThrow(Unsigned);
});
