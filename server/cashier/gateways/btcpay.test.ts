import { expect, test, vi } from 'vitest';
import { fromUnits } from '#rules/money.ts';
import { openCashier } from '#tests/bank.ts';
import { openBtcpay } from '#tests/btcpay.ts';
import { startTwice } from '#tests/same-order.ts';
import { readConfig } from '../../config/config.ts';
import { log } from '../../plumbing/log.ts';
import { approve } from '../payouts.ts';
import { createBtcpayGateway } from './btcpay.ts';

const rich = { isVerified: true, balances: { main: fromUnits(100) } };
const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const out = { method: 'crypto', amount: '50', 'requisites[address]': ADDRESS };

const open = async () => {
  const btcpay = await openBtcpay();
  const house = await openCashier({ env: btcpay.env });
  const visitor = await house.enter(await house.player(rich));
  const infoOf = async (transaction: string) =>
    (await house.ask('cashier.getdepositinfo', { transaction }, visitor)).result;
  return {
    btcpay,
    house,
    visitor,
    deposit: () => house.send('cashier.makedeposit', { method: 'crypto', amount: '50' }, visitor),
    tell: async (text: string, signature = btcpay.sign(text)) => {
      const headers = { 'content-type': 'application/json', 'btcpay-sig': signature };
      const request = { method: 'POST', url: '/webhooks/btcpay', headers, payload: text } as const;
      return (await house.app.inject(request)).statusCode;
    },
    balance: async () => (await house.ask('account.getBalance', {}, visitor)).result.balance_main.amount,
    infoOf,
    async withdraw(): Promise<string> {
      const { transaction } = (await house.send('cashier.makewithdrawal', out, visitor)).result;
      const { db, clock } = house.product;
      await db.atomically((tx) => approve(tx, transaction, { reason: '', now: clock.now() }));
      return transaction;
    },
    async wayOf(transaction: string) {
      const { state, reason } = (await house.ask('cashier.getWithdrawal', { transaction }, visitor)).result;
      return { state, reason };
    },
    async [Symbol.asyncDispose]() {
      await house[Symbol.asyncDispose]();
      await btcpay[Symbol.asyncDispose]();
    },
  };
};

test('Bitcoin is paid on BTCPay’s page, and credited once the invoice is settled', async () => {
  await using cashier = await open();
  const { btcpay, deposit, house, balance, infoOf } = cashier;
  const { transaction, redirect_url, new_window } = (await deposit()).result;
  const invoice = btcpay.ofTransaction(transaction);
  expect({ redirect_url, new_window }).toEqual({ redirect_url: invoice.checkoutLink, new_window: true });
  expect(invoice).toMatchObject({ amount: '50.00', currency: 'USD' });
  expect(invoice.checkout['redirectURL']).toBe(`${house.address}/cashier/paypending/${transaction}`);

  invoice.status = 'Processing';
  await house.sweep();
  expect((await infoOf(transaction)).state).toBe('pending');
  expect(await balance()).toBe(100);
  invoice.status = 'Settled';
  await house.sweep();
  expect(await balance()).toBe(150);
});

test('a delivery is believed only when signed over these bytes, and counts once with all its redeliveries', async () => {
  await using cashier = await open();
  const { btcpay, deposit, tell, balance, house } = cashier;
  const invoice = btcpay.ofTransaction((await deposit()).result.transaction);
  const text = btcpay.delivery('InvoiceSettled', invoice, 'first');
  expect(await tell(text)).toBe(200);
  expect(await balance(), 'what it says is not believed').toBe(100);

  invoice.status = 'Settled';
  const second = btcpay.delivery('InvoiceSettled', invoice, 'second');
  const wrong: [string, string][] = [
    [second, ''],
    [second, 'sha256=00'],
    [second, btcpay.sign(second, 'another key')],
    [`${second} `, btcpay.sign(second)],
  ];
  for (const [sent, signature] of wrong) expect(await tell(sent, signature)).toBe(400);
  expect(await balance()).toBe(100);
  expect(await tell(second)).toBe(200);
  for (const name of ['again', 'and again'])
    expect(await tell(btcpay.delivery('InvoiceSettled', invoice, name, 'second'))).toBe(200);
  expect(await balance()).toBe(150);
  const kept = await house.product.db.sql<{
    event_id: string;
  }>`select event_id from payment_notice order by 1`;
  expect(kept.map(({ event_id }) => event_id)).toEqual(['first', 'second']);
});

test('a delivery of another store, a test one, or nonsense changes nothing', async () => {
  await using cashier = await open();
  const { btcpay, deposit, tell, balance } = cashier;
  const invoice = btcpay.ofTransaction((await deposit()).result.transaction);
  invoice.status = 'Settled';
  const text = btcpay.delivery('InvoiceSettled', invoice, 'd');
  expect(await tell(text.replace('StoreOfTests', 'Elsewhere'))).toBe(200);
  expect(await tell(JSON.stringify({ ...JSON.parse(text), metadata: null }))).toBe(200);
  expect(await tell('nonsense')).toBe(400);
  expect(await balance()).toBe(100);
});

test.for([
  ['Expired', 'PaidPartial', 'amount_differs'],
  ['Expired', 'PaidLate', 'paid_late'],
  ['Settled', 'PaidOver', 'amount_differs'],
  ['Invalid', 'None', 'amount_differs'],
] as const)('%s and %s is money for a person to look at: %s', async ([status, additionalStatus, reason]) => {
  await using cashier = await open();
  const cry = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  const { transaction } = (await cashier.deposit()).result;
  const came = { status, additionalStatus, paidAmount: '49.98765432' };
  Object.assign(cashier.btcpay.ofTransaction(transaction), came);
  await cashier.house.sweep();
  expect(await cashier.infoOf(transaction)).toMatchObject({ state: 'review', reason });
  expect(await cashier.balance()).toBe(100);
  const [step] = await cashier.house.product.db.sql<{ note: string }>`
    select note from payment_step where state = 'review'`;
  expect(step!.note).toBe('told 4998 USD, ordered 5000 USD');
  cry.mockRestore();
});

test.for([
  ['Expired', 'None', 'cancelled'],
  ['Invalid', 'Marked', 'failed'],
  ['Settled', 'Marked', 'paid'],
] as const)('%s and %s ends a deposit as %s', async ([status, additionalStatus, state]) => {
  await using cashier = await open();
  const { transaction } = (await cashier.deposit()).result;
  Object.assign(cashier.btcpay.ofTransaction(transaction), { status, additionalStatus });
  await cashier.house.sweep();
  expect((await cashier.infoOf(transaction)).state).toBe(state);
});

test('an invoice whose answer was lost is found by its order, and no second one is made', async () => {
  await using cashier = await open();
  const { btcpay, deposit, house, visitor, balance } = cashier;
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  btcpay.box.losesAnswersTo = 'POST invoices';
  expect((await deposit()).error.type).toBe('BillingUnavailableException');
  expect(btcpay.box.invoices).toHaveLength(1);
  const { items } = (await house.ask('cashier.gethistory', {}, visitor)).result;
  btcpay.ofTransaction(items[0].transaction).status = 'Settled';
  await house.sweep();
  expect(await balance()).toBe(150);
  warn.mockRestore();
});

test('Bitcoin is sent in the worth that was asked for, less its fee, and followed until it is paid', async () => {
  await using cashier = await open();
  const { btcpay, house, withdraw, wayOf } = cashier;
  const transaction = await withdraw();
  await house.sweep();
  expect(await wayOf(transaction)).toEqual({ state: 'sent', reason: '' });
  const [payout] = btcpay.box.payouts;
  expect(payout).toMatchObject({ destination: ADDRESS, originalAmount: '48.00', originalCurrency: 'USD' });
  expect(payout).toMatchObject({ payoutMethodId: 'BTC-CHAIN', state: 'AwaitingPayment' });
  payout!.state = 'InProgress';
  await house.sweep();
  expect((await wayOf(transaction)).state).toBe('sent');
  payout!.state = 'Completed';
  await house.sweep();
  expect((await wayOf(transaction)).state).toBe('paid');
  expect(btcpay.box.pulls.map(({ archived }) => archived)).toEqual([true]);
  expect(await cashier.balance()).toBe(50);
});

test.for(['POST pull-payments', 'POST payouts'])('an answer lost to %s sends nothing twice', async (lost) => {
  await using cashier = await open();
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const { btcpay, house, withdraw, wayOf } = cashier;
  const transaction = await withdraw();
  btcpay.box.losesAnswersTo = lost;
  await house.sweep();
  expect((await wayOf(transaction)).state).toBe('approved');
  await Promise.all([house.sweep(), house.sweep()]);
  expect((await wayOf(transaction)).state).toBe('sent');
  expect([btcpay.box.pulls.length, btcpay.box.payouts.length]).toEqual([1, 1]);
  warn.mockRestore();
});

test('while one sweep waits for BTCPay another leaves the payout to it', async () => {
  await using cashier = await open();
  const { btcpay, house, withdraw } = cashier;
  await withdraw();
  const gate = Promise.withResolvers<void>();
  btcpay.box.gate = gate.promise;
  const first = house.sweep();
  await expect.poll(() => btcpay.box.requests).toBe(1);
  await house.sweep();
  expect(btcpay.box.requests).toBe(1);
  gate.resolve();
  await first;
  expect([btcpay.box.pulls.length, btcpay.box.payouts.length]).toEqual([1, 1]);
});

test('a payout waits for a rate, is approved when there is one, and cancelled gives the money back', async () => {
  await using cashier = await open();
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const { btcpay, house, withdraw, wayOf, balance } = cashier;
  btcpay.box.hasRate = false;
  const transaction = await withdraw();
  await house.sweep();
  expect((await wayOf(transaction)).state).toBe('approved');
  btcpay.box.hasRate = true;
  await house.sweep();
  expect((await wayOf(transaction)).state).toBe('sent');
  expect(btcpay.box.payouts[0]!.state).toBe('AwaitingPayment');
  btcpay.box.payouts[0]!.state = 'Cancelled';
  await house.sweep();
  expect(await wayOf(transaction)).toEqual({ state: 'declined', reason: 'bank_declined' });
  expect(await balance()).toBe(100);
  warn.mockRestore();
});

test('the same order said again starts nothing new', async () => {
  await using btcpay = await openBtcpay();
  const gateway = createBtcpayGateway(readConfig(btcpay.env).btcpay!);
  const [first, second] = await startTwice(gateway, 'crypto');
  expect(second).toEqual(first);
  expect(btcpay.box.invoices.length).toBe(1);
});
