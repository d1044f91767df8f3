import { expect, test, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { CARD, openCashier } from '#tests/bank.ts';
import { openProxy } from '#tests/database-proxy.ts';
import { type Headers, openDoorsOn } from '#tests/doors.ts';
import { forgetKeys } from '../calls/idempotency.ts';
import { openPostgresBus } from '../live/postgres.ts';
import { openProcessBus } from '../live/process.ts';
import { log } from '../plumbing/log.ts';

type House = Awaited<ReturnType<typeof openCashier>>;

const deposit = { method: 'card', amount: '50' };
const withdrawal = { method: 'card', amount: '20', ...CARD };
const rich = { isVerified: true, balances: { main: cents(900_00) } };
const keyed = (visitor: Headers, key: string): Headers => ({ ...visitor, 'idempotency-key': key });
const payments = async (house: House) =>
  (await house.product.db.sql<{ type: string }>`select type from payment order by id`).map(
    ({ type }) => type,
  );
const balance = async (house: House, visitor: Headers) =>
  (await house.ask('account.getBalance', {}, visitor)).result.balance_main.amount;

test.for([
  ['cashier.makedeposit', deposit],
  ['cashier.makewithdrawal', withdrawal],
] as const)(
  '%s asked a hundred times with one key is done once, on two servers at once',
  async ([name, wish]) => {
    await using house = await openCashier();
    await using other = await openDoorsOn(house.url, openPostgresBus, { env: house.env });
    const visitor = keyed(await house.enter(await house.player(rich)), 'a-press');
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? house : other).send(name, wish, visitor)),
    );
    const again = await other.send(name, wish, visitor);
    expect(again.result).toHaveProperty('transaction');
    const results = answers.filter(({ result }) => result !== undefined);
    expect(results.length).toBeGreaterThan(0);
    for (const { result } of results) expect(result).toEqual(again.result);
    // Who comes while the first is under way, or with more at once than one player may have waiting, asks again.
    for (const { error } of answers.filter(({ result }) => result === undefined))
      expect(['TooManyRequestsException', 'ApplicationUnavailableException']).toContain(error.type);
    expect(await payments(house)).toHaveLength(1);
    expect(house.bank.accounts.list('payments').length).toBeLessThanOrEqual(1);
  },
);

test('the key may be a field; another body under it is refused, and so is what is no key', async () => {
  await using house = await openCashier();
  const visitor = await house.enter(await house.player(rich));
  const ask = (fields: Record<string, string>, headers: Headers = visitor) =>
    house.send('cashier.makewithdrawal', { ...withdrawal, ...fields }, headers);
  const first = await ask({ idempotency_key: 'k-1' });
  expect(await ask({ idempotency_key: 'k-1' })).toEqual(first);
  expect(await ask({}, keyed(visitor, 'k-1'))).toEqual(first);
  const json = await house.app.inject({
    method: 'POST',
    url: '/api/cashier.makewithdrawal',
    headers: { ...keyed(visitor, 'k-1'), 'content-type': 'application/json' },
    payload: {
      requisites: {
        card_holder: CARD['requisites[card_holder]'],
        card_number: CARD['requisites[card_number]'],
      },
      amount: 20,
      method: 'card',
    },
  });
  expect(json.json().result).toEqual(first.result);

  expect((await ask({ idempotency_key: 'k-1', amount: '21' })).error.type).toBe('InvalidRequestException');
  expect((await ask({ idempotency_key: 'k-2' }, keyed(visitor, 'k-1'))).error.type).toBe(
    'InvalidRequestException',
  );
  for (const idempotency_key of ['', ' ', 'a b', 'é', 'x'.repeat(201)])
    expect((await ask({ idempotency_key })).error.invalid_parameters).toEqual({
      idempotency_key: ['format'],
    });
  expect(await payments(house)).toHaveLength(1);

  const second = await ask({ idempotency_key: 'k-2' });
  expect(second.result.transaction).not.toBe(first.result.transaction);
  const unkeyed = [await ask({}), await ask({})].map(({ result }) => result.transaction);
  expect(new Set(unkeyed).size).toBe(2);
  const stranger = await house.enter(await house.player(rich));
  const card = { 'requisites[card_number]': '5555 5555 5555 4444' };
  const theirs = await ask({ idempotency_key: 'k-1', ...card }, stranger);
  expect(theirs.result.transaction).not.toBe(first.result.transaction);
});

test('the answer outlives the server, and what has changed since', async () => {
  await using house = await openCashier();
  const player = await house.player(rich);
  const visitor = keyed(await house.enter(player), 'one');
  const first = await house.send('cashier.makewithdrawal', withdrawal, visitor);
  await house.product.db.sql`update player set is_kyc_block_enabled = true where id = ${player.id}`;
  house.turn({ garbage: true });
  vi.spyOn(log, 'warn').mockReturnValue(undefined);
  await using other = await openDoorsOn(house.url, openPostgresBus, { env: house.env });
  expect(await other.send('cashier.makewithdrawal', withdrawal, visitor)).toEqual(first);
  expect(await payments(house)).toHaveLength(1);
});

test('who was told no under a key is told so again, though it could be done by now', async () => {
  await using house = await openCashier();
  const visitor = await house.enter(
    await house.player({ isVerified: true, balances: { main: cents(30_00) } }),
  );
  const all = { ...withdrawal, amount: '30' };
  const { transaction } = (await house.send('cashier.makewithdrawal', all, visitor)).result;
  const refused = await house.send('cashier.makewithdrawal', all, keyed(visitor, 'no'));
  expect(refused.error.type).toBe('WithdrawalDeclinedException');
  await house.send('cashier.cancelwithdrawal', { transaction_id: transaction }, visitor);
  expect(await balance(house, visitor)).toBe(30);
  expect(await house.send('cashier.makewithdrawal', all, keyed(visitor, 'no'))).toEqual(refused);
  expect((await house.send('cashier.makewithdrawal', all, keyed(visitor, 'another'))).result).toBeDefined();
});

test('a withdrawal taken back under a key is taken back once, and says so again', async () => {
  await using house = await openCashier();
  const visitor = await house.enter(await house.player(rich));
  const { transaction } = (await house.send('cashier.makewithdrawal', withdrawal, visitor)).result;
  const cancel = () =>
    house.send('cashier.cancelwithdrawal', { transaction_id: transaction }, keyed(visitor, 'back'));
  const [first, second] = await Promise.all([cancel(), cancel()]);
  expect([first.result, second.result, (await cancel()).result]).toEqual([1, 1, 1]);
  expect(await balance(house, visitor)).toBe(900);
});

test('a deposit whose bank was silent goes on under the same name when it is asked for again', async () => {
  await using house = await openCashier();
  vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const visitor = keyed(await house.enter(await house.player()), 'slow');
  house.turn({ garbage: true });
  const silent = await house.send('cashier.makedeposit', deposit, visitor);
  expect(silent.error.type).toBe('BillingServiceErrorException');
  house.turn({});
  const { result } = await house.send('cashier.makedeposit', deposit, visitor);
  expect(result.redirect_url).toContain('/__sandbox/bank/pay/');
  expect(await payments(house)).toEqual(['deposit']);
  expect(house.bank.accounts.list('payments')).toHaveLength(1);
  expect(await house.send('cashier.makedeposit', deposit, visitor)).toMatchObject({ result });
});

test('a deposit whose answer to COMMIT is lost is ordered once', async () => {
  await using house = await openCashier();
  await using proxy = await openProxy(house.url);
  await using far = await openDoorsOn(proxy.url, async () => openProcessBus(), { env: house.env });
  vi.spyOn(log, 'bug').mockReturnValue(undefined);
  const visitor = { ...(await house.enter(await house.player())), host: new URL(await far.listen()).host };
  for (const headers of [visitor, keyed(visitor, 'one')]) {
    proxy.loseCommits('hang up', 1);
    expect((await far.send('cashier.makedeposit', deposit, headers)).result).toHaveProperty('redirect_url');
  }
  expect(await payments(house)).toHaveLength(2);
});

test('keys are forgotten after a week, but for those of payments under way', async () => {
  await using house = await openCashier();
  const { db, clock } = house.product;
  const visitor = await house.enter(await house.player(rich));
  const { transaction } = (await house.send('cashier.makewithdrawal', withdrawal, keyed(visitor, 'open')))
    .result;
  const other = (await house.send('cashier.makewithdrawal', withdrawal, keyed(visitor, 'over'))).result;
  await house.send('cashier.cancelwithdrawal', { transaction_id: other.transaction }, visitor);
  const kept = async () =>
    (await db.sql<{ key: string }>`select key from idempotency_key order by key`).map(({ key }) => key);
  const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
  await forgetKeys(db.sql, inDays(6));
  expect(await kept()).toEqual(['open', 'over']);
  await forgetKeys(db.sql, inDays(8));
  expect(await kept()).toEqual(['open']);
  await house.send('cashier.cancelwithdrawal', { transaction_id: transaction }, visitor);
  await forgetKeys(db.sql, inDays(8));
  expect(await kept()).toEqual([]);
});
