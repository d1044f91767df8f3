import { expect, test, vi } from 'vitest';
import { fromUnits } from '#rules/money.ts';
import { openCashier } from '#tests/bank.ts';
import { startTwice } from '#tests/same-order.ts';
import { openStripe } from '#tests/stripe.ts';
import { readConfig } from '../../config/config.ts';
import { log } from '../../plumbing/log.ts';
import { createStripeGateway } from './stripe.ts';

const wish = { method: 'card', amount: '50' };

const open = async () => {
  const stripe = await openStripe();
  const house = await openCashier({ env: stripe.env });
  const visitor = await house.enter(await house.player({ balances: { main: fromUnits(100) } }));
  const deposit = () => house.send('cashier.makedeposit', wish, visitor);
  const now = () => Math.floor(house.product.clock.now().getTime() / 1000);
  const tell = async (text: string, signature = stripe.sign(text, now())) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await house.app.inject({ method: 'POST', url: '/webhooks/stripe', headers, payload: text }))
      .statusCode;
  };
  return {
    stripe,
    house,
    visitor,
    deposit,
    now,
    tell,
    balance: async () => (await house.ask('account.getBalance', {}, visitor)).result.balance_main.amount,
    stateOf: async (transaction: string) =>
      (await house.ask('cashier.getdepositinfo', { transaction }, visitor)).result.state,
    async [Symbol.asyncDispose]() {
      await house[Symbol.asyncDispose]();
      await stripe[Symbol.asyncDispose]();
    },
  };
};

test('a card is paid on Stripe’s page, and credited once Stripe itself says so', async () => {
  await using cashier = await open();
  const { stripe, deposit, tell, balance } = cashier;
  const { transaction, redirect_url } = (await deposit()).result;
  const session = stripe.ofTransaction(transaction);
  expect(redirect_url).toBe(session.url);
  const [{ body, version }] = stripe.box.seen as [(typeof stripe.box.seen)[0]];
  expect(version).toMatch(/^\d{4}-\d\d-\d\d/);
  expect(Object.fromEntries(body)).toMatchObject({
    'line_items[0][price_data][unit_amount]': '5000',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][product_data][name]': 'Marigold',
    'adaptive_pricing[enabled]': 'false',
    'allowed_payment_method_types[0]': 'card',
    success_url: `${cashier.house.address}/cashier/paysuccess/${transaction}`,
    cancel_url: `${cashier.house.address}/cashier/paycancel?transaction=${transaction}`,
  });

  const lie = stripe.event('checkout.session.completed', { ...session, payment_status: 'paid' });
  expect(await tell(lie)).toBe(200);
  expect(await balance()).toBe(100);

  Object.assign(session, { status: 'complete', payment_status: 'paid' });
  const text = stripe.event('checkout.session.completed', session);
  for (let again = 0; again < 20; again += 1) expect(await tell(text)).toBe(200);
  expect(await balance()).toBe(150);
  expect(await cashier.stateOf(transaction)).toBe('paid');
});

test('an event is believed only when signed by Stripe, over these bytes, within five minutes', async () => {
  await using cashier = await open();
  const { stripe, deposit, tell, now, balance } = cashier;
  const session = stripe.ofTransaction((await deposit()).result.transaction);
  Object.assign(session, { status: 'complete', payment_status: 'paid' });
  const text = stripe.event('checkout.session.completed', session);
  const right = stripe.sign(text, now());
  const wrong: [string, string][] = [
    [text, ''],
    [text, 'nonsense'],
    [text, stripe.sign(text, now(), 'whsec_another')],
    [text.replace('5000', '5001'), right],
    [JSON.stringify(JSON.parse(text), null, 1), right],
    [text, stripe.sign(text, now() - 302)],
    [text, stripe.sign(text, now() + 302)],
  ];
  for (const [sent, signature] of wrong) expect(await tell(sent, signature)).toBe(400);
  expect(await balance()).toBe(100);
  expect(await tell(text, right)).toBe(200);
  expect(await balance()).toBe(150);
});

test('a lost event delays a deposit, and a page that was never paid gives it up', async () => {
  await using cashier = await open();
  const { stripe, deposit, house, balance } = cashier;
  const [paid, left] = [(await deposit()).result.transaction, (await deposit()).result.transaction];
  Object.assign(stripe.ofTransaction(paid), { status: 'complete', payment_status: 'paid' });
  Object.assign(stripe.ofTransaction(left), { status: 'expired', url: null });
  await house.sweep();
  expect(await balance()).toBe(150);
  expect(await cashier.stateOf(left)).toBe('cancelled');
});

test.for([{ amount_total: 5001 }, { currency: 'eur' }])(
  '%o at Stripe is for a person to look at',
  async (lie) => {
    await using cashier = await open();
    const cry = vi.spyOn(log, 'bug').mockReturnValue(undefined);
    const { transaction } = (await cashier.deposit()).result;
    Object.assign(cashier.stripe.ofTransaction(transaction), {
      status: 'complete',
      payment_status: 'paid',
      ...lie,
    });
    await cashier.house.sweep();
    expect(await cashier.stateOf(transaction)).toBe('review');
    expect(await cashier.balance()).toBe(100);
    cry.mockRestore();
  },
);

test('another’s session never pays a deposit', async () => {
  await using cashier = await open();
  const { stripe, deposit, tell } = cashier;
  const [mine, other] = [(await deposit()).result.transaction, (await deposit()).result.transaction];
  const session = Object.assign(stripe.ofTransaction(other), { status: 'complete', payment_status: 'paid' });
  await tell(stripe.event('checkout.session.completed', { ...session, client_reference_id: mine }));
  expect(await cashier.stateOf(mine)).toBe('started');
  expect(await cashier.balance()).toBe(100);
});

test('what is not about a payment of ours is heard and left', async () => {
  await using cashier = await open();
  const { stripe, tell } = cashier;
  for (const object of [
    { id: 'cs_x', client_reference_id: null },
    { id: 'cs_x', client_reference_id: 'theirs' },
  ])
    expect(
      await tell(stripe.event('checkout.session.completed', { ...object, amount_total: 1, currency: 'usd' })),
    ).toBe(200);
  expect(await tell(stripe.event('customer.created', { id: 'cus_1' }))).toBe(200);
});

test.for([
  ['refuses', 'BillingTransactionDeclined', 'failed'],
  ['breaks', 'BillingServiceError', 'started'],
  ['hangs up', 'BillingUnavailable', 'started'],
] as const)('when Stripe %s the player is told %s', async ([fault, error, state]) => {
  await using cashier = await open();
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  cashier.stripe.box.fault = fault;
  expect((await cashier.deposit()).error.type).toBe(`${error}Exception`);
  const { items } = (await cashier.house.ask('cashier.gethistory', { type: 'deposit' }, cashier.visitor))
    .result;
  expect(items[0].state).toBe(state);
  warn.mockRestore();
});

test('what Stripe has declined stays declined under its idempotency key', async () => {
  await using cashier = await open();
  const headers = { ...cashier.visitor, 'idempotency-key': 'one-press' };
  const deposit = () => cashier.house.send('cashier.makedeposit', wish, headers);
  cashier.stripe.box.fault = 'refuses';
  const first = await deposit();
  expect(first.error.type).toBe('BillingTransactionDeclinedException');
  cashier.stripe.box.fault = null;
  expect(await deposit()).toEqual(first);
  // As after a crash between the two.
  await cashier.house.product.db.sql`update idempotency_key set refusal = null`;
  expect(await deposit()).toEqual(first);
  expect(await cashier.house.product.db.sql`select 1 from payment`).toHaveLength(1);
});

test('nothing is paid out to cards by Checkout, and so it is not on offer', async () => {
  await using cashier = await open();
  const { house, visitor } = cashier;
  const { methods } = (await house.ask('cashier.getwithdrawsettings', {}, visitor)).result;
  expect(methods.map(({ sysname }: { sysname: string }) => sysname)).toEqual(['bank', 'crypto']);
  const fields = { 'requisites[card_number]': '4242 4242 4242 4242', 'requisites[card_holder]': 'ANNA REED' };
  const refused = await house.send('cashier.makewithdrawal', { ...wish, ...fields }, visitor);
  expect(refused.error.invalid_parameters).toEqual({ method: ['unknown'] });
  expect(await cashier.balance()).toBe(100);
});

test('the same order said again starts nothing new', async () => {
  await using stripe = await openStripe();
  const gateway = createStripeGateway(readConfig(stripe.env).stripe!);
  const [first, second] = await startTwice(gateway, 'card');
  expect(second).toEqual(first);
  expect(stripe.box.sessions.size).toBe(1);
});

test('what Stripe does not know is unknown, and a no to a question says nothing of the payment', async () => {
  await using stripe = await openStripe();
  const gateway = createStripeGateway(readConfig(stripe.env).stripe!);
  await startTwice(gateway, 'card');
  const [session] = stripe.box.sessions.values();
  const { id: reference, client_reference_id } = session!;
  const transaction = client_reference_id!;
  const stateOf = async (asked: Parameters<typeof gateway.readPayment>[0]) =>
    (await gateway.readPayment(asked)).state;
  expect(await stateOf({ transaction, reference })).toBe('open');
  expect(await stateOf({ transaction: 'another', reference })).toBe('unknown');
  expect(await stateOf({ transaction, reference: 'cs_gone' })).toBe('unknown');
  expect(await stateOf({ transaction, reference: null })).toBe('unknown');
  for (const [fault, isReached] of [
    ['refuses', true],
    ['breaks', true],
    ['hangs up', false],
  ] as const) {
    stripe.box.fault = fault;
    await expect(stateOf({ transaction, reference }), fault).rejects.toMatchObject({
      ...{ name: 'GatewayFailed', isReached },
    });
  }
});
