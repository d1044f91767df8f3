import { expect, test, vi } from 'vitest';
import { openCashier } from '#tests/bank.ts';
import { systemClock } from '../plumbing/clock.ts';
import { log } from '../plumbing/log.ts';
import { signNotice } from './gateways/signature.ts';

type House = Awaited<ReturnType<typeof openCashier>>;
type Headers = Awaited<ReturnType<House['enter']>>;

const wish = { method: 'card', amount: '50' };

const balance = async (house: House, visitor: Headers) =>
  (await house.ask('account.getBalance', {}, visitor)).result.balance_main.amount;
const infoOf = async (house: House, transaction: string, visitor: Headers) =>
  (await house.ask('cashier.getdepositinfo', { transaction }, visitor)).result;

const open = async () => {
  const house = await openCashier();
  const visitor = await house.enter(await house.player());
  const { transaction } = (await house.send('cashier.makedeposit', wish, visitor)).result;
  const payment = house.bank.accounts.find('payments', transaction)!;
  house.bank.accounts.change(payment, 'paid');
  const body = {
    id: 'ev_1',
    about: 'payments',
    order: transaction,
    reference: 'r',
    cents: 5000,
    currency: 'USD',
  };
  const now = () => Math.floor(house.product.clock.now().getTime() / 1000);
  const tell = (text: string, signature: string) =>
    house.app.inject({
      method: 'POST',
      url: '/webhooks/sandbox',
      headers: { 'content-type': 'application/json', 'bank-signature': signature },
      payload: text,
    });
  return { house, visitor, transaction, payment, body, now, tell };
};

test('a notice is believed only when signed by the bank, over these bytes, at this time', async () => {
  const { house, visitor, body, now, tell } = await open();
  await using _ = house;
  const text = JSON.stringify(body);
  const right = signNotice(text, house.key, now());
  const wrong: [string, string][] = [
    [text, ''],
    [text, 'nonsense'],
    [text, signNotice(text, 'another key', now())],
    [text.replace('5000', '5001'), right],
    [JSON.stringify(body, null, 1), right],
    [text, signNotice(text, house.key, now() - 302)],
    [text, signNotice(text, house.key, now() + 302)],
  ];
  for (const [sent, signature] of wrong) expect((await tell(sent, signature)).statusCode).toBe(400);
  expect(await balance(house, visitor)).toBe(0);
  for (let again = 0; again < 100; again += 1) expect((await tell(text, right)).statusCode).toBe(200);
  expect(await balance(house, visitor)).toBe(50);
});

test.for(['id', 'order', 'reference', 'currency'])(
  'a NUL in the %s of a signed notice is refused, and changes nothing',
  async (name) => {
    const { house, visitor, body, now, tell } = await open();
    await using _ = house;
    const text = JSON.stringify({ ...body, [name]: 'a\0b' });
    expect((await tell(text, signNotice(text, house.key, now()))).statusCode).toBe(400);
    expect(await balance(house, visitor)).toBe(0);
  },
);

test('the bank is believed by its own time, however far the sandbox clock was moved', async () => {
  const { house, visitor, body, tell } = await open();
  await using _ = house;
  const text = JSON.stringify(body);
  const real = systemClock.now().getTime();
  await house.post('/__sandbox/time', { hours: '1' });
  expect(house.product.clock.now().getTime()).toBeGreaterThan(real + 3_000_000);
  expect((await tell(text, signNotice(text, house.key, Math.floor(real / 1000)))).statusCode).toBe(200);
  await house.post('/__sandbox/time', { hours: '0' });
  expect(await balance(house, visitor)).toBe(50);
});

test('a hundred tellings at once credit once', async () => {
  const { house, visitor, body, now, tell } = await open();
  await using _ = house;
  const texts = Array.from({ length: 100 }, (_, at) => JSON.stringify({ ...body, id: `ev_${at % 50}` }));
  await Promise.all(texts.map((text) => tell(text, signNotice(text, house.key, now()))));
  expect(await balance(house, visitor)).toBe(50);
});

test('what a notice says of the outcome is not believed: the bank is asked', async () => {
  const { house, visitor, payment, body, now, tell } = await open();
  await using _ = house;
  house.bank.accounts.change(payment, 'failed');
  const text = JSON.stringify({ ...body, state: 'paid' });
  await tell(text, signNotice(text, house.key, now()));
  expect(await balance(house, visitor)).toBe(0);
});

test.for([{ cents: 5001 }, { currency: 'EUR' }])(
  'a notice of %o is looked at by a person, and credits nothing',
  async (lie) => {
    const { house, visitor, transaction, body, now, tell } = await open();
    await using _ = house;
    const cry = vi.spyOn(log, 'bug').mockReturnValue(undefined);
    const text = JSON.stringify({ ...body, ...lie });
    await tell(text, signNotice(text, house.key, now()));
    await house.sweep();
    expect(await infoOf(house, transaction, visitor)).toMatchObject({
      state: 'review',
      reason: 'amount_differs',
    });
    expect(await balance(house, visitor)).toBe(0);
    expect(cry).toHaveBeenCalledOnce();
    cry.mockRestore();
  },
);

test('so is a payment that the bank itself says was of another amount', async () => {
  const { house, visitor, transaction, payment } = await open();
  await using _ = house;
  const cry = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  payment.cents = 4999;
  await house.sweep();
  expect((await infoOf(house, transaction, visitor)).state).toBe('review');
  expect(await balance(house, visitor)).toBe(0);
  cry.mockRestore();
});
