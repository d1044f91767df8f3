// What Stripe says of a payment, asked and unasked, without a house around it.
import { expect, test } from 'vitest';
import { startTwice } from '#tests/same-order.ts';
import { openStripe } from '#tests/stripe.ts';
import { readConfig } from '../../config/config.ts';
import { Unsigned } from './gateway.ts';
import { createStripeGateway } from './stripe.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const AT = NOW.getTime() / 1000;

async function openGateway() {
  const stripe = await openStripe();
  const gateway = createStripeGateway(readConfig(stripe.env).stripe!);
  const hear = (text: string, signature = stripe.sign(text, AT)) =>
    gateway.readNotice(Buffer.from(text), { 'stripe-signature': signature }, NOW);
  return Object.assign(stripe, { gateway, hear });
}

const session = { id: 'cs_1', client_reference_id: 'T1', amount_total: 5000, currency: 'usd' };

test('a session’s event tells of its deposit', async () => {
  await using stripe = await openGateway();
  expect(await stripe.hear(stripe.event('checkout.session.completed', session))).toEqual({
    ...{ eventId: 'evt_1', type: 'deposit', transaction: 'T1', reference: 'cs_1' },
    ...{ amount: 5000, currency: 'USD' },
  });
  const bare = { ...session, amount_total: null, currency: null };
  expect(await stripe.hear(stripe.event('checkout.session.expired', bare))).toMatchObject({
    ...{ amount: null, currency: null },
  });
});

test('other events, and sessions of somebody else, are nothing of ours', async () => {
  await using stripe = await openGateway();
  expect(await stripe.hear(stripe.event('charge.refunded', session))).toBeNull();
  expect(
    await stripe.hear(stripe.event('checkout.session.completed', { ...session, client_reference_id: null })),
  ).toBeNull();
});

test('a signature is good for five minutes, before and after, and what has a NUL is not understood', async () => {
  await using stripe = await openGateway();
  const text = stripe.event('checkout.session.completed', session);
  for (const at of [AT - 300, AT + 300])
    expect(await stripe.hear(text, stripe.sign(text, at))).not.toBeNull();
  for (const at of [AT - 301, AT + 301])
    await expect(stripe.hear(text, stripe.sign(text, at))).rejects.toThrow(Unsigned);
  await expect(stripe.hear(text, stripe.sign(`${text} `, AT))).rejects.toThrow(Unsigned);
  const strange = stripe.event('checkout.session.completed', { ...session, id: 'cs_\0' });
  await expect(stripe.hear(strange)).rejects.toThrow(Unsigned);
});

test.for([
  [{ status: 'open', payment_status: 'unpaid' }, 'open', ''],
  [{ status: 'complete', payment_status: 'unpaid' }, 'pending', ''],
  [{ status: 'complete', payment_status: 'paid' }, 'paid', ''],
  [{ status: 'expired', payment_status: 'unpaid' }, 'cancelled', 'not_paid'],
] as const)('%o is %s', async ([change, state, reason]) => {
  await using stripe = await openGateway();
  await startTwice(stripe.gateway, 'card');
  const [made] = stripe.box.sessions.values();
  Object.assign(made!, change);
  const reference = made!.id;
  const asked = { transaction: made!.client_reference_id!, reference };
  expect(await stripe.gateway.readPayment(asked)).toEqual({
    ...{ state, reason, reference, amount: made!.amount_total, currency: made!.currency.toUpperCase() },
  });
});
