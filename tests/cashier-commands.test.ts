import { expect, test } from 'vitest';
import { fromUnits } from '#rules/money.ts';
import { reconcile } from '#server/cashier/statements/reconcile.ts';
import { runCashier, USAGE } from '#server/commands/cashier-commands.ts';
import { drawReconciliation } from '#server/commands/reconcile-report.ts';
import { openCashier } from './bank.ts';
import { OUR_IBAN, statement } from './statement.ts';

const env = { BANK_TRANSFER_IBAN: OUR_IBAN, BANK_TRANSFER_NAME: 'Marigold Ltd' };
const rich = { isVerified: true, currency: 'EUR', balances: { main: fromUnits(20_000) } } as const;

const open = async () => {
  const house = await openCashier({ env });
  const visitor = await house.enter(await house.player(rich));
  const { db, config, rooms, clock, vault } = house.product;
  const books = { db, config, rooms, vault, now: clock.now() };
  return {
    house,
    books,
    run: async (...args: string[]) => (await runCashier(args, books)).says,
    async withdraw(amount: string): Promise<string> {
      const to = { 'requisites[iban]': 'DE89370400440532013000', 'requisites[name]': 'Anna Reed' };
      const { result } = await house.send(
        'cashier.makewithdrawal',
        { method: 'bank', amount, ...to },
        visitor,
      );
      return result.transaction;
    },
    [Symbol.asyncDispose]: () => house[Symbol.asyncDispose](),
  };
};

test('every decision says who takes it, and one against somebody says why', async () => {
  await using cashier = await open();
  const { run } = cashier;
  const transaction = await cashier.withdraw('60');
  expect(await run()).toBe(USAGE);
  expect(await run('approve')).toBe(USAGE);
  expect(await run('constructor', transaction, '--by', 'anna')).toBe(USAGE);
  expect(await run('approve', transaction, '--bye', 'anna')).toBe(USAGE);
  expect(await run('approve', transaction)).toBe('Who decides? --by <name>');
  expect(await run('approve', transaction, '--by', ' ')).toBe('Who decides? --by <name>');
  expect(await run('decline', transaction, '--by', 'anna')).toBe('Why? --why <words>');
  const credit = ['credit', transaction, '--by', 'anna', '--why', 'x'];
  expect(await run(...credit, '--amount', '1e3')).toBe('How much came? --amount 49.90');
  expect(await run(...credit, '--amount', '1', '--currency', 'XBT')).toContain('A currency is one of');
  expect(await run('list')).toContain('checks');
  expect(await run('decline', transaction, '--by', 'anna', '--why', 'a forged letter')).toContain('Declined');
  expect(await run('list')).toBe('Nothing waits for you.');
});

test('a place that is new after a change of the account is named so to everyone who is asked', async () => {
  await using cashier = await open();
  await cashier.house.product.db.sql`update player set safety_changed_at = ${cashier.books.now}`;
  const transaction = await cashier.withdraw('12000');
  expect(await cashier.run('list')).toContain('account_changed');
  await cashier.run('approve', transaction, '--by', 'anna');
  expect(await cashier.run('list')).toMatch(/account_changed · second_look · by anna/);
});

test('a transfer is followed from the list to the statement', async () => {
  await using cashier = await open();
  const { run, books } = cashier;
  const transaction = await cashier.withdraw('12000');
  expect(await run('approve', transaction, '--by', 'anna')).toContain('another person must agree too');
  expect(await run('approve', transaction, '--by', 'boris')).toBe('Approved.');
  const [, reference] = /to DE89370400440532013000 Anna Reed, reference (RF\w{14})/.exec(await run('list'))!;
  const sent = ['sent', transaction, '--by', 'anna'];
  expect(await run(...sent)).toContain('Under which reference?');
  expect(await run(...sent, '--reference', reference!)).toContain('Sent.');
  const xml = statement([
    { ref: 'B1', direction: 'DBIT', amount: '12000.00', written: [`Payout ${reference}`] },
    { ref: 'B2', direction: 'DBIT', amount: '7.50', party: 'The bank', written: ['monthly fee'] },
    { ref: 'B3', amount: '50.00', written: ['forgot it'] },
  ]);
  const report = drawReconciliation('march.xml', await reconcile(xml, books));
  expect(report.split('\n')).toEqual([
    'march.xml: 0 credited, 0 review, 1 paid out, 2 unmatched, 0 clash, 0 read before',
    '  unmatched: out 7.50 EUR, The bank, “monthly fee”, names no payment of ours',
    '  unmatched: in 50.00 EUR, Anna Reed, “forgot it”, names no payment of ours',
  ]);
  const lines = [...(await run('list')).matchAll(/^line (\d+) · (in|out) · (.*)$/gm)].map(
    ([, ...found]) => found,
  );
  expect(lines.map(([, direction, rest]) => `${direction} ${rest}`)).toEqual([
    'out 7.50 EUR · The bank · monthly fee',
    'in 50.00 EUR · Anna Reed · forgot it',
  ]);
  const why = ['--by', 'anna', '--why', 'ours'];
  expect(await run('aside', lines[0]![0]!, ...why)).toBe('Put aside.');
  expect(await run('aside', lines[0]![0]!, ...why)).toBe('No such line waits.');
  expect(await run('assign', lines[1]![0]!, transaction, ...why)).toBe('no deposit by bank has that number');
  expect(await run('assign', 'x', transaction, ...why)).toBe('no such line waits');
});
