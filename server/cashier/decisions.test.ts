import { expect, test, vi } from 'vitest';
import { cents, fromUnits } from '#rules/money.ts';
import { openCashier } from '#tests/bank.ts';
import { auditLedger } from '../ledger/audit.ts';
import { log } from '../plumbing/log.ts';
import { approveBy, creditBy, declineBy, refuseBy, sentBy } from './decisions.ts';

type House = Awaited<ReturnType<typeof openCashier>>;
type Cashier = Awaited<ReturnType<typeof open>>;

const very = { isVerified: true, balances: { main: fromUnits(20_000) } };
const requisites = { 'requisites[iban]': 'DE89370400440532013000', 'requisites[name]': 'Anna Reed' };

const open = async () => {
  const house = await openCashier();
  const player = await house.player(very);
  const visitor = await house.enter(player);
  const { db, clock } = house.product;
  return {
    house,
    player,
    visitor,
    db,
    said: (by: string) => ({ by, note: `${by} has looked`, now: clock.now() }),
    withdraw: async (amount: string): Promise<string> =>
      (await house.send('cashier.makewithdrawal', { method: 'bank', amount, ...requisites }, visitor)).result
        .transaction,
    wayOf: async (transaction: string) =>
      (await house.ask('cashier.getWithdrawal', { transaction }, visitor)).result,
    balance: async () => (await house.ask('account.getBalance', {}, visitor)).result.balance_main.amount,
    [Symbol.asyncDispose]: () => house[Symbol.asyncDispose](),
  };
};

/** A deposit of 50 for which the bank says it got so much. */
async function reviewed(house: House, visitor: Record<string, string>, came: number): Promise<string> {
  const cry = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  const wish = { method: 'card', amount: '50' };
  const { transaction } = (await house.send('cashier.makedeposit', wish, visitor)).result;
  const payment = house.bank.accounts.find('payments', transaction)!;
  payment.cents = came;
  house.bank.accounts.change(payment, 'paid');
  await house.sweep();
  cry.mockRestore();
  return transaction;
}

test('a large withdrawal needs two people, and one person twice is one', async () => {
  await using cashier = await open();
  const { db, said, wayOf } = cashier;
  const transaction = await cashier.withdraw('10000.01');
  const agree = (by: string) => db.atomically((tx) => approveBy(tx, transaction, said(by)));
  expect((await agree('Anna')).isDone).toBe(true);
  expect(await wayOf(transaction)).toMatchObject({ state: 'checks', reason: 'second_look' });
  for (const same of ['Anna', ' anna '])
    expect(await agree(same)).toEqual({
      isDone: false,
      says: 'Anna has agreed already: another person must.',
    });
  expect((await wayOf(transaction)).state).toBe('checks');
  expect((await agree('Boris')).isDone).toBe(true);
  expect(await wayOf(transaction)).toMatchObject({ state: 'approved', reason: 'by_cashier' });
  const steps = await db.sql`select state, by, note from payment_step where by <> '' order by number`;
  expect(steps).toEqual([
    { state: 'checks', by: 'Anna', note: 'Anna has looked' },
    { state: 'approved', by: 'Boris', note: 'Boris has looked' },
  ]);
});

test('the player sees that a second person must look, and not who they are', async () => {
  await using cashier = await open();
  const transaction = await cashier.withdraw('10000.01');
  await cashier.db.atomically((tx) => approveBy(tx, transaction, cashier.said('Anna')));
  const { steps } = await cashier.wayOf(transaction);
  expect(steps.at(-1)).toMatchObject({ state: 'checks', reason: 'second_look', waits_for: 'cashier' });
  expect(JSON.stringify(steps)).not.toContain('Anna');
});

test('two people who agree at the same moment approve it once; one of them twice does not', async () => {
  await using cashier = await open();
  const { db, said, wayOf } = cashier;
  const agree = (transaction: string, people: string[]) =>
    Promise.all(people.map((by) => db.atomically((tx) => approveBy(tx, transaction, said(by)))));
  const one = await cashier.withdraw('10000.01');
  await agree(one, ['Anna', 'Anna', 'Anna']);
  expect((await wayOf(one)).state).toBe('checks');
  await db.atomically((tx) => declineBy(tx, one, said('Anna'), cashier.house.product.rooms.cashier.gateways));
  const two = await cashier.withdraw('10000.01');
  await agree(two, ['Anna', 'Boris']);
  expect((await wayOf(two)).state).toBe('approved');
});

test('up to the bound one person is enough', async () => {
  await using cashier = await open();
  const transaction = await cashier.withdraw('10000');
  await cashier.db.atomically((tx) => approveBy(tx, transaction, cashier.said('Anna')));
  expect((await cashier.wayOf(transaction)).state).toBe('approved');
});

test('declined, the money is back; once a bank may have been asked it is too late', async () => {
  await using cashier = await open();
  const { db, said, house, balance, wayOf } = cashier;
  const { gateways } = house.product.rooms.cashier;
  const [first, second] = [await cashier.withdraw('100'), await cashier.withdraw('200')];
  expect((await db.atomically((tx) => declineBy(tx, first, said('Anna'), gateways))).isDone).toBe(true);
  expect(await wayOf(first)).toMatchObject({ state: 'declined', reason: 'by_cashier' });
  expect(await balance()).toBe(19_800);
  await db.atomically((tx) => approveBy(tx, second, said('Anna')));
  expect(await db.atomically((tx) => declineBy(tx, second, said('Anna'), gateways))).toEqual({
    isDone: false,
    says: 'It is too late: it is approved.',
  });
  const sent = { transaction: second, reference: 'R' };
  expect((await db.atomically((tx) => sentBy(tx, sent, said('Anna'), gateways))).says).toBe(
    'sandbox sends it by itself.',
  );
  expect(await balance()).toBe(19_800);
});

test('a sum that is split within a day is not smaller: the part that passes the bound needs two', async () => {
  await using cashier = await open();
  const { db, said } = cashier;
  const parts = [await cashier.withdraw('6000'), await cashier.withdraw('6000')] as const;
  const agree = (transaction: string, by: string) =>
    db.atomically((tx) => approveBy(tx, transaction, said(by)));
  expect((await agree(parts[0], 'Anna')).says).toBe('Approved.');
  expect((await agree(parts[1], 'Anna')).says).toContain('another person must agree too');
  expect((await agree(parts[1], 'Boris')).says).toBe('Approved.');
});

test('a person credits what really came, once, and what was asked stays beside it', async () => {
  await using cashier = await open();
  const { db, said, house, visitor, balance } = cashier;
  const transaction = await reviewed(house, visitor, 4999);
  const credit = () =>
    db.atomically((tx) => creditBy(tx, { transaction, amount: cents(4999) }, said('Anna')));
  const both = await Promise.all([credit(), credit()]);
  expect(both.filter(({ isDone }) => isDone)).toHaveLength(1);
  expect(await balance()).toBe(20_049.99);
  expect((await house.ask('cashier.getdepositinfo', { transaction }, visitor)).result).toMatchObject({
    state: 'paid',
    reason: 'by_cashier',
    amount: { amount: 50, currency: 'USD' },
    credited: { amount: 49.99, currency: 'USD' },
  });
  const entries = await db.sql`select reason from ledger_entry where key = ${`deposit:${transaction}`}`;
  expect(entries).toEqual([{ reason: 'deposit.settled' }]);
  const told = await db.sql`select note from payment_step where state = 'review'`;
  expect(told).toEqual([{ note: 'told 4999 USD, ordered 5000 USD' }]);
  await house.sweep();
  expect(await balance()).toBe(20_049.99);
});

const credit = (cashier: Cashier, by: string, transaction: string, amount: number) =>
  cashier.db.atomically((tx) => creditBy(tx, { transaction, amount: cents(amount) }, cashier.said(by)));

test.for([
  ['more than came', 4999, 5000],
  ['more than the bound', 1_000_100, 1_000_001],
] as const)('%s is credited by two people who agree to the same sum', async ([, came, sum]) => {
  await using cashier = await open();
  const { house, visitor, balance } = cashier;
  const transaction = await reviewed(house, visitor, came);
  const infoOf = async () => (await house.ask('cashier.getdepositinfo', { transaction }, visitor)).result;
  expect((await credit(cashier, 'Anna', transaction, sum)).says).toContain('another person must agree');
  expect(await infoOf()).toMatchObject({ state: 'review', reason: 'second_look', credited: null });
  expect((await credit(cashier, ' anna', transaction, sum)).isDone).toBe(false);
  expect((await credit(cashier, 'Boris', transaction, sum + 1)).says, 'to another sum').toContain('Noted');
  expect(await balance()).toBe(20_000);
  expect((await credit(cashier, 'Boris', transaction, sum + 1)).isDone, 'and alone again').toBe(false);
  expect((await credit(cashier, 'Anna', transaction, sum)).says).toContain('Noted');
  expect((await credit(cashier, 'Boris', transaction, sum)).says).toBe('Credited.');
  expect(await balance()).toBeCloseTo(20_000 + sum / 100, 5);
  expect(await infoOf()).toMatchObject({ amount: { amount: 50 }, credited: { amount: sum / 100 } });
});

test('a credit of one person alone is found by the audit, however it came about', async () => {
  await using cashier = await open();
  const { db, house, visitor } = cashier;
  const transaction = await reviewed(house, visitor, 4999);
  await credit(cashier, 'Anna', transaction, 4999);
  expect(await auditLedger(db.sql)).toEqual([]);
  house.leaveUnaudited();
  await db.sql`update payment set received_cents = 1 where transaction = ${transaction}`;
  expect((await auditLedger(db.sql)).map(({ rule, detail }) => `${rule}: ${detail}`)).toContain(
    'one person credited what two must agree to: asked 5000 USD, received 1 USD, credited 4999 USD',
  );
});

test('refused, nothing is credited; money that is not the player’s currency cannot be', async () => {
  await using cashier = await open();
  const { db, said, house, visitor, balance } = cashier;
  const transaction = await reviewed(house, visitor, 4999);
  const wish = { transaction, amount: cents(4999), currency: 'EUR' } as const;
  expect(await db.atomically((tx) => creditBy(tx, wish, said('Anna')))).toEqual({
    isDone: false,
    says: 'The player’s money is not in EUR.',
  });
  expect(
    (await db.atomically((tx) => creditBy(tx, { ...wish, amount: cents(0) }, said('Anna')))).isDone,
  ).toBe(false);
  expect((await db.atomically((tx) => refuseBy(tx, transaction, said('Anna')))).isDone).toBe(true);
  expect((await house.ask('cashier.getdepositinfo', { transaction }, visitor)).result.state).toBe('failed');
  expect(await balance()).toBe(20_000);
});

test('nobody decides about what is not there, or not of that kind', async () => {
  await using cashier = await open();
  const { db, said, house, visitor } = cashier;
  const { gateways } = house.product.rooms.cashier;
  const deposit = await reviewed(house, visitor, 4999);
  const withdrawal = await cashier.withdraw('100');
  const answers = await db.atomically(async (tx) => [
    await approveBy(tx, deposit, said('Anna')),
    await declineBy(tx, 'nothing', said('Anna'), gateways),
    await sentBy(tx, { transaction: deposit, reference: 'R' }, said('Anna'), gateways),
    await creditBy(tx, { transaction: withdrawal, amount: cents(1) }, said('Anna')),
    await refuseBy(tx, withdrawal, said('Anna')),
  ]);
  expect(answers.map(({ isDone }) => isDone)).toEqual(Array.from(answers, () => false));
});
