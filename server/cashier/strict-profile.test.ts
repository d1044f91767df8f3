// What the strict profile asks for and the standard one does not (decision M4).
import { expect, test } from 'vitest';
import { openCashier } from '#tests/bank.ts';
import { createTestKey, productionEnv } from '#tests/production-env.ts';
import { readConfig } from '../config/config.ts';
import { requireForProduction } from '../config/production.ts';
import { turnSwitch } from '../content/switches.ts';
import { changeCurrency } from './change-currency.ts';

type House = Awaited<ReturnType<typeof openCashier>>;
type Headers = Awaited<ReturnType<House['enter']>>;

const HOUR_MS = 3_600_000;
const openStrict = () => openCashier({ env: { PROFILE: 'strict' } });
const set = (house: House, visitor: Headers, period: string, amount?: string) =>
  house.send('account.setDepositLimit', { period, ...(amount !== undefined && { amount }) }, visitor);
const confirm = (house: House, visitor: Headers) => house.send('account.confirmDepositLimit', {}, visitor);
const limitOf = async (house: House, visitor: Headers) =>
  (await house.ask('account.getDepositLimit', {}, visitor)).result;

/** Hours after now, for the whole product. */
async function moveClock({ product }: House, hours: number): Promise<void> {
  await turnSwitch(product.db.sql, 'time_shift_ms', hours * HOUR_MS, product.clock.now());
  await product.announce(['switches']);
}

/** A player whose limit of 100 a day may be loosened: its span is over. */
async function openLoosable() {
  const house = await openStrict();
  const player = await house.player({ isVerified: true });
  await set(house, await house.enter(player), '1d', '100');
  const at = async (hours: number) => {
    await moveClock(house, hours);
    return house.enter(player);
  };
  return { house, player, at };
}

test('a looser limit counts only after a day and a second yes', async () => {
  const { house, at } = await openLoosable();
  await using _ = house;
  expect((await set(house, await at(1), '1d', '200')).error.type).toBe('InvalidRequestException');
  const asked = await at(25);
  expect((await set(house, asked, '1d', '200')).result).toBe(1);
  expect(await limitOf(house, asked)).toMatchObject({
    limit_amount: 100,
    raises_wait: true,
    raise: { limit_amount: 200, period: '1d', can_confirm: false },
  });
  const early = await at(25 + 23);
  expect((await confirm(house, early)).error.type).toBe('InvalidRequestException');
  expect((await house.send('cashier.makedeposit', { method: 'card', amount: '150' }, early)).error.type).toBe(
    'BillingDepositLimitExceededException',
  );
  const due = await at(25 + 25);
  expect((await limitOf(house, due)).raise.can_confirm).toBe(true);
  expect((await limitOf(house, due)).limit_amount).toBe(100);
  expect((await confirm(house, due)).result).toBe(1);
  expect(await limitOf(house, due)).not.toHaveProperty('raise');
  expect((await limitOf(house, due)).limit_amount).toBe(200);
  expect((await confirm(house, due)).error.type).toBe('InvalidRequestException');
});

test('to take the limit away waits in the same way', async () => {
  const { house, at } = await openLoosable();
  await using _ = house;
  await set(house, await at(25), 'none');
  expect((await limitOf(house, await at(26))).raise).toMatchObject({ limit_amount: null, period: 'none' });
  const due = await at(50);
  expect((await confirm(house, due)).result).toBe(1);
  expect((await limitOf(house, due)).period).toBe('none');
});

test('a request lapses after a week, when the limit is tightened, and when the currency changes', async () => {
  const { house, player, at } = await openLoosable();
  await using _ = house;
  await set(house, await at(25), '1d', '200');
  expect((await confirm(house, await at(25 + 7 * 24))).error.type).toBe('InvalidRequestException');

  const again = await at(200);
  await set(house, again, '1d', '200');
  await set(house, again, '1d', '50');
  expect(await limitOf(house, again)).not.toHaveProperty('raise');
  expect((await confirm(house, await at(225))).error.type).toBe('InvalidRequestException');

  const third = await at(260);
  await set(house, third, '1d', '60');
  await house.product.db.atomically((tx) =>
    changeCurrency(tx, player.id, {
      currency: 'BRL',
      rates: { USD: 1, BRL: 0.2 },
      now: house.product.clock.now(),
    }),
  );
  expect((await confirm(house, await at(285))).error.type).toBe('InvalidRequestException');
});

test('two at once confirm one raise once', async () => {
  const { house, at } = await openLoosable();
  await using _ = house;
  await set(house, await at(25), '1d', '200');
  const due = await at(50);
  const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(house, due)));
  expect(answers.filter(({ result }) => result === 1)).toHaveLength(1);
});

test('nobody pays in before it is known who they are; under the standard profile they may', async () => {
  await using strict = await openStrict();
  const wish = { method: 'card', amount: '50' };
  const stranger = await strict.enter(await strict.player());
  expect((await strict.send('cashier.makedeposit', wish, stranger)).error.type).toBe(
    'SumsubVerificationRequiredException',
  );
  const [payments] = await strict.product.db.sql<{ count: number }>`select count(*) from payment`;
  expect(payments!.count).toBe(0);
  const known = await strict.enter(await strict.player({ isVerified: true }));
  expect((await strict.send('cashier.makedeposit', wish, known)).result).toBeDefined();

  await using standard = await openCashier();
  const anyone = await standard.enter(await standard.player());
  expect((await standard.send('cashier.makedeposit', wish, anyone)).result).toBeDefined();
  expect(await limitOf(standard, anyone)).not.toHaveProperty('raises_wait');
  expect((await confirm(standard, anyone)).error.type).toBe('InvalidRequestException');
});

test('the strict profile does not open in production without an examiner', () => {
  const env = { ...productionEnv, PROFILE: 'strict' };
  expect(() => requireForProduction(readConfig(env))).toThrow('- SUMSUB_APP_TOKEN');
  const sumsub = {
    SUMSUB_APP_TOKEN: 'token',
    SUMSUB_SECRET_KEY: 'key',
    SUMSUB_WEBHOOK_SECRET: createTestKey('sumsub webhook'),
  };
  requireForProduction(readConfig({ ...env, ...sumsub }));
});
