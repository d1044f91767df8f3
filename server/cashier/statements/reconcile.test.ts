import { expect, test, vi } from 'vitest';
import { fromUnits } from '#rules/money.ts';
import { openCashier } from '#tests/bank.ts';
import { OUR_IBAN, type StatementLine, statement } from '#tests/statement.ts';
import { log } from '../../plumbing/log.ts';
import { approveBy, creditBy, declineBy, sentBy } from '../decisions.ts';
import { WrongStatement } from './camt053.ts';
import { assignLine, reconcile } from './reconcile.ts';

const env = {
  BANK_TRANSFER_IBAN: OUR_IBAN,
  BANK_TRANSFER_NAME: 'Marigold Ltd',
  BANK_TRANSFER_BIC: 'BANKLV22',
};
const rich = { isVerified: true, currency: 'EUR', balances: { main: fromUnits(100) } } as const;

const open = async () => {
  const house = await openCashier({ env });
  const visitor = await house.enter(await house.player(rich));
  const { db, config, clock } = house.product;
  const [bank] = (await house.ask('cashier.getbanks', {}, visitor)).result.items;
  const infoOf = async (transaction: string) =>
    (await house.ask('cashier.getdepositinfo', { transaction }, visitor)).result;
  return {
    house,
    visitor,
    db,
    config,
    infoOf,
    said: (by: string) => ({ by, note: 'seen in the statement', now: clock.now() }),
    async deposit(amount = '50') {
      const wish = { method: 'bank', amount, 'requisites[bank]': bank.id };
      const { result } = await house.send('cashier.makedeposit', wish, visitor);
      const { instructions } = await infoOf(result.transaction);
      const reference: string = instructions.find(({ name }: { name: string }) => name === 'reference').value;
      return { ...result, instructions, reference } as {
        transaction: string;
        reference: string;
        instructions: unknown;
      };
    },
    async take(lines: readonly StatementLine[], dress = {}) {
      const taken = await reconcile(statement(lines, dress), { db, config, now: clock.now() });
      return taken.map(({ outcome, why }) => (why === '' ? outcome : `${outcome}: ${why}`));
    },
    async withdraw(): Promise<string> {
      const requisites = { 'requisites[iban]': 'DE89370400440532013000', 'requisites[name]': 'Anna Reed' };
      const wish = { method: 'bank', amount: '60', ...requisites };
      return (await house.send('cashier.makewithdrawal', wish, visitor)).result.transaction;
    },
    wayOf: async (transaction: string) =>
      (await house.ask('cashier.getWithdrawal', { transaction }, visitor)).result.state,
    balance: async () => (await house.ask('account.getBalance', {}, visitor)).result.balance_main.amount,
    [Symbol.asyncDispose]: () => house[Symbol.asyncDispose](),
  };
};

test('a transfer is told, not led to: our account, the amount, and a reference of its own', async () => {
  await using cashier = await open();
  const first = await cashier.deposit();
  expect(first).not.toHaveProperty('redirect_url');
  expect(first.instructions).toEqual([
    { name: 'iban', value: 'LV80 BANK 0000 4351 9500 1' },
    { name: 'bic', value: 'BANKLV22' },
    { name: 'name', value: 'Marigold Ltd' },
    { name: 'amount', value: '50.00 EUR' },
    { name: 'reference', value: expect.stringMatching(/^RF\d\d( [0-9A-Z]{4}){3}$/) },
  ]);
  expect((await cashier.deposit()).reference).not.toBe(first.reference);
  await cashier.house.sweep();
  expect((await cashier.infoOf(first.transaction)).state).toBe('started');
});

test('an account in euros takes euros alone', async () => {
  await using cashier = await open();
  const { house } = cashier;
  const american = await house.enter(await house.player());
  for (const call of ['getdepositsettings', 'getwithdrawsettings'] as const) {
    const { methods } = (await house.ask(`cashier.${call}`, {}, american)).result;
    expect(methods.map(({ sysname }: { sysname: string }) => sysname)).toEqual(['card', 'crypto']);
  }
});

test('each booked line pays the deposit it names, once, however often the statement is read', async () => {
  await using cashier = await open();
  const [one, two] = [await cashier.deposit(), await cashier.deposit()];
  const lines = [
    { ref: 'B1', written: ['Deposit ', one.reference.toLowerCase()] },
    { ref: 'B2', creditorReference: two.reference.replaceAll(' ', '') },
    { ref: 'B3', status: 'PDNG', written: [one.reference] },
  ] as const;
  expect(await cashier.take(lines)).toEqual(['credited', 'credited']);
  expect(await cashier.balance()).toBe(200);
  expect(await cashier.take(lines)).toEqual(['read before', 'read before']);
  expect(await cashier.take(lines, { id: 'S-2', version: '02' }), 'in the next statement').toEqual([
    'read before',
    'read before',
  ]);
  expect(await cashier.balance()).toBe(200);
});

test('a line that two statements of one file have counts once', async () => {
  await using cashier = await open();
  const { reference } = await cashier.deposit();
  const xml = statement([{ ref: 'B1', written: [reference] }]);
  const stmt = /<Stmt>.*<\/Stmt>/s.exec(xml)![0];
  const { db, config } = cashier;
  const taken = await reconcile(xml.replace(stmt, stmt + stmt.replace('S-1', 'S-2')), {
    db,
    config,
    now: new Date(0),
  });
  expect(taken.map(({ outcome }) => outcome)).toEqual(['credited', 'read before']);
  expect(await cashier.balance()).toBe(150);
});

test('two readings at once credit once', async () => {
  await using cashier = await open();
  const { reference } = await cashier.deposit();
  const readings = [1, 2, 3, 4].map(() => cashier.take([{ ref: 'B1', written: [reference] }]));
  expect((await Promise.all(readings)).flat().sort()).toEqual([
    'credited',
    'read before',
    'read before',
    'read before',
  ]);
  expect(await cashier.balance()).toBe(150);
});

test('money that comes after the deposit was given up is still the player’s', async () => {
  await using cashier = await open();
  const { transaction, reference } = await cashier.deposit();
  const later = (days: number) => new Date(cashier.house.product.clock.now().getTime() + days * 86_400_000);
  await cashier.house.sweep(later(13));
  expect((await cashier.infoOf(transaction)).state).toBe('started');
  await cashier.house.sweep(later(15));
  expect((await cashier.infoOf(transaction)).state).toBe('cancelled');
  expect(await cashier.take([{ ref: 'B1', written: [reference] }])).toEqual(['credited']);
  expect(await cashier.balance()).toBe(150);
});

test.for([{ amount: '49.99' }, { currency: 'USD' }])(
  'a line of %o is for a person to look at',
  async (lie) => {
    await using cashier = await open();
    const cry = vi.spyOn(log, 'bug').mockReturnValue(undefined);
    const { transaction, reference } = await cashier.deposit();
    expect(await cashier.take([{ ref: 'B1', written: [reference], ...lie }])).toEqual(['review']);
    expect(await cashier.infoOf(transaction)).toMatchObject({ state: 'review', reason: 'amount_differs' });
    expect(await cashier.balance()).toBe(100);
    cry.mockRestore();
  },
);

test('what names nothing, too much or what was paid already is left for a person, and not swallowed', async () => {
  await using cashier = await open();
  const [one, two] = [await cashier.deposit(), await cashier.deposit()];
  const outcomes = await cashier.take([
    { ref: 'B1', written: ['for my account'] },
    { ref: 'B2', written: [one.reference, two.reference] },
    { ref: 'B3', written: [one.reference] },
    { ref: 'B4', written: [one.reference] },
    { ref: 'B5', written: [two.reference], isReversal: true },
    { ref: 'B6', direction: 'DBIT', written: ['bank fee'] },
  ]);
  expect(outcomes).toEqual([
    'unmatched: names no payment of ours',
    'unmatched: names several payments',
    'credited',
    `unmatched: comes on top of what ${one.transaction} was paid`,
    'unmatched: takes an earlier line back',
    'unmatched: names no payment of ours',
  ]);
  expect(await cashier.take([{ ref: 'B1', amount: '70.00' }])).toEqual([
    'clash: has the name of another line',
  ]);
  expect(await cashier.balance()).toBe(150);
});

test('a line with a used name and the message of another payment is a clash, and credits nothing', async () => {
  await using cashier = await open();
  const [one, two] = [await cashier.deposit(), await cashier.deposit()];
  expect(await cashier.take([{ ref: 'B1', written: [one.reference] }])).toEqual(['credited']);
  expect(await cashier.take([{ ref: 'B1', written: [two.reference] }])).toEqual([
    'clash: has the name of another line',
  ]);
  expect(await cashier.take([{ ref: 'B1', written: [one.reference] }])).toEqual(['read before']);
  expect((await cashier.infoOf(two.transaction)).state).toBe('started');
  expect(await cashier.balance()).toBe(150);
});

test.for(['&#0;', '&#x00;', '\0'])('a statement with a NUL, written %j, is refused whole', async (nul) => {
  await using cashier = await open();
  const { reference } = await cashier.deposit();
  const lines = [
    { ref: 'B1', written: [reference] },
    { ref: 'B2', written: [`a${nul}b`] },
  ];
  await expect(cashier.take(lines)).rejects.toThrow(WrongStatement);
  expect(await cashier.balance()).toBe(100);
});

test('a person gives an unmatched line to its deposit, once', async () => {
  await using cashier = await open();
  const { transaction } = await cashier.deposit();
  await cashier.take([{ ref: 'B1', written: ['forgot it'] }]);
  const [line] = await cashier.db.sql<{ id: number }>`select id from bank_line`;
  const give = (to: string) =>
    cashier.db.atomically((tx) => assignLine(tx, { id: line!.id, transaction: to }, cashier.said('anna')));
  expect(await give('nobody’s')).toBe('no deposit by bank has that number');
  expect(await give(transaction)).toBe('credited');
  expect(await give(transaction)).toBe('no such line waits');
  expect(await cashier.balance()).toBe(150);
  const [step] = await cashier.db.sql`select by, note from payment_step where state = 'paid'`;
  expect(step).toEqual({ by: 'anna', note: 'seen in the statement' });
});

test('a statement of another account, or without one of ours, changes nothing', async () => {
  await using cashier = await open();
  const { reference } = await cashier.deposit();
  const lines = [{ ref: 'B1', written: [reference] }];
  await expect(cashier.take(lines, { iban: 'DE89370400440532013000' })).rejects.toThrow(WrongStatement);
  const { db, config } = cashier;
  const none = { ...config, bankTransfer: null };
  await expect(reconcile(statement(lines), { db, config: none, now: new Date(0) })).rejects.toThrow(
    WrongStatement,
  );
  expect(await db.sql`select 1 from bank_line`).toEqual([]);
});

test('a transfer out is sent by a person, and paid once the statement shows it', async () => {
  await using cashier = await open();
  const { db, house, said, wayOf, take } = cashier;
  const transaction = await cashier.withdraw();
  expect((await db.atomically((tx) => approveBy(tx, transaction, said('anna')))).isDone).toBe(true);
  await house.sweep();
  expect(await wayOf(transaction)).toBe('approved');
  const send = () =>
    db.atomically((tx) =>
      sentBy(tx, { transaction, reference: ' e2e-77 ' }, said('anna'), house.product.rooms.cashier.gateways),
    );
  expect((await send()).isDone).toBe(true);
  expect(await send()).toEqual({ isDone: false, says: 'It is sent, and not approved.' });
  await house.sweep();
  expect(await wayOf(transaction)).toBe('sent');
  const line = { direction: 'DBIT', endToEnd: 'E2E-77' } as const;
  expect(await take([{ ...line, ref: 'B1', amount: '59.99' }])).toEqual([
    `unmatched: is another sum than ${transaction} was sent`,
  ]);
  expect(await take([{ ...line, ref: 'B2', amount: '60.00' }])).toEqual(['paid out']);
  expect(await take([{ ...line, ref: 'B3', amount: '60.00' }])).toEqual([
    `unmatched: ${transaction} is paid, and not sent`,
  ]);
  expect(await wayOf(transaction)).toBe('paid');
  expect(await cashier.balance()).toBe(40);
});

test('a transfer that the bank sent back goes back to the player', async () => {
  await using cashier = await open();
  const { db, house, said, wayOf } = cashier;
  const transaction = await cashier.withdraw();
  await db.atomically((tx) => approveBy(tx, transaction, said('anna')));
  await db.atomically((tx) =>
    sentBy(tx, { transaction, reference: 'E2E-77' }, said('anna'), house.product.rooms.cashier.gateways),
  );
  expect(
    (
      await db.atomically((tx) =>
        declineBy(tx, transaction, said('anna'), house.product.rooms.cashier.gateways),
      )
    ).isDone,
  ).toBe(true);
  expect(await wayOf(transaction)).toBe('declined');
  expect(await cashier.balance()).toBe(100);
});

test('a line above what one person may credit waits for two, however sure the statement is', async () => {
  await using cashier = await open();
  const { transaction, reference } = await cashier.deposit('20000');
  expect(await cashier.take([{ ref: 'B1', amount: '20000.00', written: [reference] }])).toEqual(['review']);
  expect(await cashier.infoOf(transaction)).toMatchObject({ state: 'review', reason: 'large_credit' });
  const credit = (by: string) =>
    cashier.db.atomically((tx) => creditBy(tx, { transaction, amount: fromUnits(20_000) }, cashier.said(by)));
  expect((await credit('anna')).says).toContain('another person');
  expect(await cashier.balance()).toBe(100);
  expect([(await credit('boris')).says, await cashier.balance()]).toEqual(['Credited.', 20_100]);
});

test('one person gives lines to deposits up to a sum a day, however it is split', async () => {
  await using cashier = await open();
  const give = async (ref: string, by: string) => {
    const { transaction } = await cashier.deposit('6000');
    await cashier.take([{ ref, amount: '6000.00', written: ['forgot it'] }]);
    const [line] = await cashier.db.sql<{ id: number }>`select id from bank_line where line = ${ref}`;
    return cashier.db.atomically((tx) => assignLine(tx, { id: line!.id, transaction }, cashier.said(by)));
  };
  const given = [await give('B1', 'anna'), await give('B2', 'anna'), await give('B3', 'boris')];
  expect(given).toEqual(['credited', 'review', 'credited']);
  expect(await cashier.balance()).toBe(12_100);
});
