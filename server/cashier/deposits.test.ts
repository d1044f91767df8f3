import { expect, vi } from 'vitest';
import { type Outcome, openCashier } from '#tests/bank.ts';
import { sharing } from '#tests/sharing.ts';
import { log } from '../plumbing/log.ts';
import type { Bank } from './requisites.ts';

const test = sharing(openCashier);

type House = Awaited<ReturnType<typeof openCashier>>;
type Headers = Awaited<ReturnType<House['enter']>>;

const wish = { method: 'card', amount: '50' };

const balance = async (house: House, visitor: Headers) =>
  (await house.ask('account.getBalance', {}, visitor)).result.balance_main.amount;
const infoOf = async (house: House, transaction: string, visitor: Headers) =>
  (await house.ask('cashier.getdepositinfo', { transaction }, visitor)).result;

test('cashier.getdepositsettings tells methods, bounds, fields and presets by currency (S7-R055, S3-R095)', async ({
  house,
}) => {
  const visitor = await house.enter(await house.player({ currency: 'EUR' }));
  const { result } = await house.ask('cashier.getdepositsettings', {}, visitor);
  expect(result.currency).toBe('EUR');
  expect(result.methods.map(({ sysname }: { sysname: string }) => sysname)).toEqual([
    'card',
    'bank',
    'crypto',
  ]);
  expect(result.methods[0]).toMatchObject({
    id: 1,
    name: 'Card',
    min: 10,
    max: 5000,
    step: 1,
    fee: 0,
    fields: [],
  });
  expect(result.methods[1].fields).toEqual([{ name: 'bank', type: 'bank', is_required: true }]);
  expect(result.presets.EUR).toEqual([20, 50, 100, 250, 500]);
  expect(result.methods[0]).toMatchObject({ marks: ['Visa', 'Mastercard'], speed: 'Instant' });
  expect((await house.ask('cashier.getdepositsettings')).status).toBe(401);
  expect((await house.ask('metadata.get')).result.payment_marks).toEqual([
    'Visa',
    'Mastercard',
    'Bank transfer',
    'Bitcoin',
  ]);
});

test('only banks of the player’s country are offered and taken, and none is asked for where we know none', async ({
  house,
}) => {
  const from = async (country: string) => {
    const player = await house.player({ currency: 'EUR' });
    await house.product.db.sql`update player set country_code = ${country} where id = ${player.id}`;
    return house.enter(player);
  };
  const countries = async (visitor: Headers) =>
    (await house.ask('cashier.getbanks', {}, visitor)).result.items.map((bank: Bank) => bank.country);
  const pay = (visitor: Headers, bank: string) =>
    house.send('cashier.makedeposit', { method: 'bank', amount: '50', 'requisites[bank]': bank }, visitor);

  const latvian = await from('LV');
  expect(new Set(await countries(latvian))).toEqual(new Set(['LV']));
  expect((await pay(latvian, 'seb')).status).toBe(200);
  expect(Object.keys((await pay(latvian, 'itau')).error.invalid_parameters)).toEqual(['requisites.bank']);

  const estonian = await from('EE');
  expect(await countries(estonian)).toEqual([]);
  const { methods } = (await house.ask('cashier.getdepositsettings', {}, estonian)).result;
  expect(methods[1]).toMatchObject({ sysname: 'bank', fields: [] });
  expect((await pay(estonian, '')).status).toBe(200);
});

test('cashier.getbanks lists the banks of a method (S7-R053)', async ({ house }) => {
  const visitor = await house.enter(await house.player());
  const { items } = (await house.ask('cashier.getbanks', { method: 'bank' }, visitor)).result;
  expect(items).toContainEqual({ id: 'seb', name: 'SEB', country: 'LV' });
  for (const method of ['card', '__proto__', 'constructor'])
    expect((await house.ask('cashier.getbanks', { method }, visitor)).result.items).toEqual([]);
  expect((await house.ask('cashier.getbanks')).status).toBe(401);
});

const outcomes: [row: string, Outcome, page: string, state: string, credited: number][] = [
  ['S4-R067', 'success', '/cashier/paysuccess/', 'paid', 50],
  ['S4-R068', 'fail', '/cashier/payfail/', 'failed', 0],
  ['S4-R069', 'pending', '/cashier/paypending/', 'pending', 0],
  ['S4-R070', 'cancel', '/cashier/paycancel?transaction=', 'cancelled', 0],
  ['S2-R048', 'mobile', '/cashier/paymobile?transaction=', 'pending', 0],
];

test.for(outcomes)(
  '%s: a payer who chooses %s comes back to %s',
  async ([, act, page, state, credited], { house }) => {
    const visitor = await house.enter(await house.player());
    for (const [method, more] of Object.entries({
      card: {},
      bank: { 'requisites[bank]': 'seb' },
      crypto: {},
    })) {
      const before = await balance(house, visitor);
      const { result } = await house.send('cashier.makedeposit', { ...wish, ...more, method }, visitor);
      expect(result.new_window).toBe(method === 'crypto' ? true : undefined);
      expect(await house.pay(result.redirect_url, act)).toBe(`${house.address}${page}${result.transaction}`);
      expect((await infoOf(house, result.transaction, visitor)).state).toBe(state);
      expect((await balance(house, visitor)) - before).toBe(credited);
    }
  },
);

test('cashier.makedeposit starts one deposit, of which only its player may know by cashier.getdepositinfo (S7-R051, S7-R054)', async () => {
  await using house = await openCashier();
  const anna = await house.enter(await house.player());
  const other = await house.enter(await house.player());
  const fields = { ...wish, methodId: '1', campaign_offer_id: '-1' };
  const { transaction } = (await house.send('cashier.makedeposit', fields, anna)).result;
  expect(await infoOf(house, transaction, anna)).toMatchObject({
    transaction,
    state: 'started',
    type: 'deposit',
    method: 'card',
    amount: { amount: 50, currency: 'USD' },
    instructions: [],
    redirect_url: expect.stringContaining('/__sandbox/bank/pay/'),
  });
  const foreign = await house.ask('cashier.getdepositinfo', { transaction }, other);
  expect([foreign.status, foreign.error.type]).toEqual([400, 'InvalidParameterException']);
  expect((await house.send('cashier.makedeposit', wish)).status).toBe(401);
});

test('cashier.getdepositinfo tells of a method by its name what it takes (S7-R054)', async ({ house }) => {
  const anna = await house.enter(await house.player());
  const ask = (fields: Record<string, string>) => house.ask('cashier.getdepositinfo', fields, anna);
  const { methods } = (await house.ask('cashier.getdepositsettings', {}, anna)).result;
  for (const method of methods) expect((await ask({ method: method.sysname })).result).toEqual(method);
  expect((await ask({ method: 'shells' })).error.invalid_parameters).toEqual({ method: ['unknown'] });
  expect((await ask({})).error.invalid_parameters).toEqual({ transaction: ['required'] });
});

const strange: [fields: Record<string, string>, problem: string][] = [
  ...[
    '-1',
    '0',
    '-0',
    '1e3',
    '1E-7',
    '0x10',
    ' 50',
    '50 ',
    '1.005',
    '1.001',
    'NaN',
    'Infinity',
    '',
    '+50',
    '١٢٣',
  ].map((amount): [Record<string, string>, string] => [{ amount }, 'amount']),
  ...['9007199254740993', '9223372036854775808', '00050', '50.5', '9', '5001', '1,00,0,0,0'].map(
    (amount): [Record<string, string>, string] => [{ amount }, 'amount'],
  ),
  [{ 'amount[]': '50', amount: '' }, 'amount'],
  [{ method: 'cheque' }, 'method'],
  [{ methodId: '2' }, 'methodId'],
  [{ method: 'bank', amount: '50' }, 'requisites.bank'],
  [{ method: 'bank', amount: '50', 'requisites[bank]': 'no such' }, 'requisites.bank'],
];

test('a strange amount, method or requisite is told, and leaves nothing behind', async ({ house }) => {
  const visitor = await house.enter(await house.player());
  for (const [fields, problem] of strange) {
    const { status, error } = await house.send('cashier.makedeposit', { ...wish, ...fields }, visitor);
    expect([status, error.type, Object.keys(error.invalid_parameters)], JSON.stringify(fields)).toEqual([
      400,
      'InvalidParameterException',
      [problem],
    ]);
  }
  const twice = await house.app.inject({
    method: 'POST',
    url: '/api/cashier.makedeposit',
    headers: { ...visitor, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'method=card&amount=10&amount=100',
  });
  expect(twice.statusCode).toBe(400);
  expect((await house.ask('cashier.gethistory', {}, visitor)).result.count).toBe(0);
  const { result } = await house.send('cashier.makedeposit', { ...wish, amount: '1,000' }, visitor);
  expect((await infoOf(house, result.transaction, visitor)).amount.amount).toBe(1000);
});

test('opening the result page a hundred times credits nothing', async ({ house }) => {
  const visitor = await house.enter(await house.player());
  const { transaction } = (await house.send('cashier.makedeposit', wish, visitor)).result;
  for (let again = 0; again < 100; again += 1) await house.get(`/cashier/paysuccess/${transaction}`, visitor);
  expect(await balance(house, visitor)).toBe(0);
});

test('a bank that answers no, nonsense or nothing is told apart, and what it took is found later (S8-R016, S8-R018)', async () => {
  await using house = await openCashier();
  vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const visitor = await house.enter(await house.player());
  house.turn({ garbage: true });
  expect((await house.send('cashier.makedeposit', wish, visitor)).error).toMatchObject({
    type: 'BillingServiceErrorException',
    code: 16,
  });
  house.turn({ lost_answer: true });
  const lost = await house.send('cashier.makedeposit', wish, visitor);
  expect([lost.status, lost.error.type, lost.error.code]).toEqual([502, 'BillingUnavailableException', 18]);

  house.turn({});
  for (const payment of house.bank.accounts.list('payments')) house.bank.accounts.change(payment, 'paid');
  await house.sweep();
  expect(await balance(house, visitor)).toBe(100);
  vi.restoreAllMocks();
});

test('an order the bank never heard of gives its room back after a while', async () => {
  await using house = await openCashier();
  vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const visitor = await house.enter(await house.player());
  const { transaction } = (await house.send('cashier.makedeposit', wish, visitor)).result;
  vi.spyOn(house.bank.accounts, 'find').mockReturnValue(undefined);
  await house.sweep();
  expect((await infoOf(house, transaction, visitor)).state).toBe('started');
  await house.sweep(new Date(house.product.clock.now().getTime() + 121_000));
  expect(await infoOf(house, transaction, visitor)).toMatchObject({ state: 'failed', reason: 'not_started' });
  vi.restoreAllMocks();
});

test('duplicates, reordering and nonsense credit a deposit once', async () => {
  await using house = await openCashier();
  const visitor = await house.enter(await house.player());
  house.turn({ duplicate: true, reorder: true });
  const { result } = await house.send('cashier.makedeposit', wish, visitor);
  await house.pay(result.redirect_url, 'success');
  expect(await infoOf(house, result.transaction, visitor)).toMatchObject({ state: 'paid' });
  expect(await balance(house, visitor)).toBe(50);
});

test('whoever has excluded themselves cannot pay in; what was paid before is still credited', async ({
  house,
}) => {
  const player = await house.player();
  const visitor = await house.enter(player);
  const { result } = await house.send('cashier.makedeposit', wish, visitor);
  await house.product.db.sql`
    insert into self_exclusion (player_id, period, set_at, ends_at) values (${player.id}, 'permanent', now(), null)`;
  const refused = await house.send('cashier.makedeposit', wish, visitor);
  expect([refused.status, refused.error.type]).toEqual([401, 'AuthorizationException']);
  await house.pay(result.redirect_url, 'success');
  const [row] = await house.product.db.sql<{ main: number }>`
    select main from ledger_purse where player_id = ${player.id}`;
  expect(row!.main).toBe(5000);
});

test('the currency stays while a deposit is under way, and money in another one is looked at by a person', async () => {
  await using house = await openCashier();
  const player = await house.player();
  const visitor = await house.enter(player);
  const { result } = await house.send('cashier.makedeposit', wish, visitor);
  const change = () => house.send('account.setCurrency', { currency: 'EUR' }, visitor);
  expect((await change()).error.type).toBe('InvalidRequestException');

  await house.pay(result.redirect_url, 'cancel');
  expect((await change()).result).toBe(1);
  const cry = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  const payment = house.bank.accounts.find('payments', result.transaction)!;
  house.bank.accounts.change(payment, 'paid');
  await house.bank.tell('payments', payment);
  expect((await infoOf(house, result.transaction, visitor)).state).toBe('review');
  expect(await balance(house, visitor)).toBe(0);
  expect(cry).toHaveBeenCalledOnce();
  cry.mockRestore();
});

test('nonsense at the bank’s page is refused, and changes nothing', async ({ house }) => {
  const visitor = await house.enter(await house.player());
  const { transaction, redirect_url } = (await house.send('cashier.makedeposit', wish, visitor)).result;
  const { host } = new URL(house.address);
  for (const fields of [{ act: 'decline' }, { act: 'toString' }, {}]) {
    const answer = await house.post(new URL(redirect_url).pathname, fields, { host });
    expect(answer.statusCode).toBe(400);
  }
  expect(house.bank.accounts.find('payments', transaction)).toMatchObject({ state: 'open' });
});
