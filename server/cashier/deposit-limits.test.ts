import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { CARD, openCashier } from '#tests/bank.ts';
import { sharing } from '#tests/sharing.ts';
import { nobodysBrowser } from '#tests/world.ts';
import { houseContext } from '../calls/product.ts';
import { turnSwitch } from '../content/switches.ts';
import { house as houseAccount, pocket } from '../ledger/accounts.ts';
import { record } from '../ledger/record.ts';
import { accountMoney } from './account-handlers.ts';
import { startDeposit } from './deposits.ts';
import { requestWithdrawal } from './withdrawals.ts';

const test = sharing(openCashier);

type House = Awaited<ReturnType<typeof openCashier>>;
type Headers = Awaited<ReturnType<House['enter']>>;

const HOUR_MS = 3_600_000;
const pay = (house: House, visitor: Headers, amount: string) =>
  house.send('cashier.makedeposit', { method: 'card', amount }, visitor);
const set = (house: House, visitor: Headers, period: string, amount?: string) =>
  house.send('account.setDepositLimit', { period, ...(amount !== undefined && { amount }) }, visitor);
const limitOf = async (house: House, visitor: Headers) =>
  (await house.ask('account.getDepositLimit', {}, visitor)).result;

/** Hours after now, for the whole product. */
async function moveClock({ product }: House, hours: number): Promise<void> {
  await turnSwitch(product.db.sql, 'time_shift_ms', hours * HOUR_MS, product.clock.now());
  await product.announce(['switches']);
}

test('account.getDepositLimit has no limit at first, then the one that was set (S7-R025, S3-R096, S3-R097, S3-R098, S3-R099, S3-R100)', async ({
  house,
}) => {
  const visitor = await house.enter(await house.player());
  expect(await limitOf(house, visitor)).toEqual({
    available_amount: null,
    limit_amount: null,
    period: 'none',
    expired_at: null,
    can_edit: true,
  });
  expect((await set(house, visitor, '7d', '100')).result).toBe(1);
  await pay(house, visitor, '30');
  expect(await limitOf(house, visitor)).toEqual({
    available_amount: 70,
    limit_amount: 100,
    period: '7d',
    expired_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    can_edit: false,
  });
  expect((await house.ask('account.getDepositLimit')).status).toBe(401);
});

test('account.setDepositLimit takes the four periods and no other, and needs an amount', async ({
  house,
}) => {
  for (const period of ['1d', '7d', '14d', '30d']) {
    const visitor = await house.enter(await house.player());
    expect((await set(house, visitor, period, '100')).result).toBe(1);
  }
  const visitor = await house.enter(await house.player());
  for (const [period, amount] of [['2d', '100'], ['7d'], ['7d', '0'], ['7d', '-5'], ['7d', '1e3']] as const)
    expect((await set(house, visitor, period, amount)).error.type).toBe('InvalidParameterException');
  expect((await limitOf(house, visitor)).period).toBe('none');
});

test('of twenty deposits of 30 at once under a limit of 100 three are taken (S8-R019)', async ({ house }) => {
  const visitor = await house.enter(await house.player());
  await set(house, visitor, '1d', '100');
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(house, visitor, '30')));
  expect(answers.filter(({ result }) => result !== undefined)).toHaveLength(3);
  const refused = answers.filter(({ error }) => error !== undefined);
  for (const { status, error } of refused) {
    expect([status, error.type, error.code]).toEqual([422, 'BillingDepositLimitExceededException', 19]);
    expect(error.error_data.available_amount).toBe(10);
  }
});

test('a deposit that fails gives its room back, one that is paid does not', async () => {
  await using house = await openCashier();
  const player = await house.player();
  const visitor = await house.enter(player);
  await set(house, visitor, '1d', '100');
  const failed = (await pay(house, visitor, '100')).result;
  expect((await limitOf(house, visitor)).available_amount).toBe(0);
  await house.pay(failed.redirect_url, 'fail');
  expect((await limitOf(house, visitor)).available_amount).toBe(100);
  const paid = (await pay(house, visitor, '60')).result;
  await house.pay(paid.redirect_url, 'success');
  expect((await limitOf(house, visitor)).available_amount).toBe(40);
  await moveClock(house, 25);
  expect((await limitOf(house, await house.enter(player))).available_amount).toBe(100);
});

test('a limit is lowered at once, and raised or taken away only when its span is over', async () => {
  await using house = await openCashier();
  const player = await house.player();
  const visitor = await house.enter(player);
  await set(house, visitor, '1d', '100');
  const looser = [['1d', '101'], ['none']] as const;
  for (const [period, amount] of looser)
    expect((await set(house, visitor, period, amount)).error.type).toBe('InvalidRequestException');
  expect((await set(house, visitor, '7d', '50')).result).toBe(1);
  expect((await set(house, visitor, '1d', '50')).error.type).toBe('InvalidRequestException');
  expect((await pay(house, visitor, '51')).error.type).toBe('BillingDepositLimitExceededException');

  await moveClock(house, 7 * 24 - 1);
  let later = await house.enter(player);
  expect((await set(house, later, '7d', '51')).error.type).toBe('InvalidRequestException');
  await moveClock(house, 7 * 24 + 1);
  later = await house.enter(player);
  expect((await limitOf(house, later)).can_edit).toBe(true);
  expect((await pay(house, later, '51')).error.type).toBe('BillingDepositLimitExceededException');
  expect((await set(house, later, 'none')).result).toBe(1);
  expect((await pay(house, later, '51')).result).toBeDefined();
});

test('account.getcurrencyrates tells everyone what a currency is worth (S7-R024)', async ({ house }) => {
  const { items } = (await house.ask('account.getcurrencyrates')).result;
  expect(items).toContainEqual({ currency: 'USD', rate: 1 });
  expect(items.map(({ currency }: { currency: string }) => currency)).toEqual(['USD', 'EUR', 'BRL']);
});

test('a limit is carried over by the rate when the currency changes, and never up', async ({ house }) => {
  const visitor = await house.enter(await house.player({ currency: 'BRL' }));
  await set(house, visitor, '7d', '100');
  const before = await limitOf(house, visitor);
  const change = (currency: string) => house.send('account.setCurrency', { currency }, visitor);
  expect((await change('USD')).result).toBe(1);
  expect(await limitOf(house, visitor)).toEqual({ ...before, limit_amount: 18, available_amount: 18 });
  expect((await pay(house, visitor, '19')).error.type).toBe('BillingDepositLimitExceededException');
  expect((await set(house, visitor, '7d', '18.01')).error.type).toBe('InvalidRequestException');
  await change('EUR');
  await change('BRL');
  const { limit_amount } = await limitOf(house, visitor);
  expect(limit_amount).toBeLessThanOrEqual(100);
  expect(limit_amount).toBeGreaterThan(99.9);
});

test('what was paid in before counts in the new currency too', async () => {
  await using house = await openCashier();
  const { sql } = house.product.db;
  const player = await house.player({ currency: 'USD' });
  const visitor = await house.enter(player);
  await set(house, visitor, '7d', '100');
  await house.pay((await pay(house, visitor, '90')).result.redirect_url, 'success');
  // Played away.
  await house.product.db.atomically((tx) =>
    record(tx, {
      key: 'stake:1',
      reason: 'round.staked',
      moves: [
        { from: pocket(player.id, 'main'), to: houseAccount('games'), amount: cents(90_00), currency: 'USD' },
      ],
    }),
  );
  expect((await house.send('account.setCurrency', { currency: 'BRL' }, visitor)).result).toBe(1);
  expect(await limitOf(house, visitor)).toMatchObject({ limit_amount: 555.55, available_amount: 55.55 });
  expect((await pay(house, visitor, '60')).error.error_data).toEqual({ available_amount: 55.55 });
  expect(await sql`select currency from payment`).toEqual([{ currency: 'USD' }]);
});

test('whoever asks in a currency that is theirs no longer is refused, whatever they ask for', async () => {
  await using house = await openCashier();
  const player = await house.player({ isVerified: true });
  const visitor = await house.enter(player);
  await house.send('account.setCurrency', { currency: 'EUR' }, visitor);
  // The player as they were when they asked.
  const asking = {
    ...houseContext(house.product),
    player,
    session: null,
    locale: 'en',
    browser: { ...nobodysBrowser, origin: house.address },
  };
  const requisites = { card_number: '4242424242424242', card_holder: 'ANNA REED' };
  const wish = { method: 'card', amount: cents(50_00) };
  const asked = [
    () => startDeposit(wish, asking),
    () => requestWithdrawal({ ...wish, requisites }, asking),
    () => accountMoney.setDepositLimit({ period: '7d', amount: cents(50_00) }, asking),
  ];
  for (const each of asked) await expect(each()).rejects.toMatchObject({ reason: 'InvalidRequest' });
  expect(await house.product.db.sql`select 1 from payment`).toEqual([]);
  expect((await limitOf(house, visitor)).period).toBe('none');
});

test.for([
  ['ru', '20,50', 20.5],
  ['pt', '1,250', 1250],
  ['en', '1,250.50', 1250.5],
  ['en', '20,50', null],
  ['lv', '1,250,5', null],
] as const)(
  'in %s an amount of "%s" is %s, for a limit and for a payment (M12)',
  async ([locale, text, read]) => {
    await using house = await openCashier();
    const visitor = await house.enter(
      await house.player({ isVerified: true, balances: { main: cents(9_000_00) } }),
    );
    const ask = async (name: string, fields: Record<string, string>) => {
      const payload = new URLSearchParams({ ...fields, amount: text }).toString();
      const headers = { ...visitor, 'content-type': 'application/x-www-form-urlencoded' };
      const url = `/api/${name}?locale=${locale}`;
      return (await house.app.inject({ method: 'POST', url, headers, payload })).json();
    };
    const answers = [
      await ask('account.setDepositLimit', { period: '7d' }),
      await ask('cashier.makewithdrawal', { method: 'card', ...CARD }),
    ];
    if (read === null) {
      for (const { error } of answers) expect(error.invalid_parameters).toEqual({ amount: ['format'] });
      return;
    }
    expect((await limitOf(house, visitor)).limit_amount).toBe(read);
    const { items } = (await house.ask('cashier.gethistory', {}, visitor)).result;
    expect(items.map(({ amount }: { amount: { amount: number } }) => amount.amount)).toEqual([read]);
  },
);

test.for([1, 7, 14, 30])(
  'a limit over %d days counts what was paid in on every one of them',
  async (days) => {
    await using house = await openCashier();
    const visitor = await house.enter(await house.player());
    await set(house, visitor, `${days}d`, '100');
    await pay(house, visitor, '30');
    const ago = async (ms: number) => {
      const at = new Date(house.product.clock.now().getTime() - ms);
      await house.product.db.sql`update payment set created_at = ${at}`;
      return (await limitOf(house, visitor)).available_amount;
    };
    expect(await ago(days * 24 * HOUR_MS - HOUR_MS)).toBe(70);
    expect(await ago(days * 24 * HOUR_MS + 1000)).toBe(100);
  },
);
