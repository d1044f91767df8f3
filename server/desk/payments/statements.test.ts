// A statement that staff read in is somebody's word until another person reads in the same.
import { expect, test } from 'vitest';
import { fromUnits } from '#rules/money.ts';
import { openCashier } from '#tests/bank.ts';
import { openDesk } from '#tests/desk.ts';
import { OUR_IBAN, statement } from '#tests/statement.ts';

const env = {
  BANK_TRANSFER_IBAN: OUR_IBAN,
  BANK_TRANSFER_NAME: 'Marigold Ltd',
  BANK_TRANSFER_BIC: 'BANKLV22',
};

async function open() {
  const doors = await openCashier({ env });
  const desk = openDesk(doors);
  const player = await doors.player({
    isVerified: true,
    currency: 'EUR',
    balances: { main: fromUnits(100) },
  });
  const visitor = await doors.enter(player);
  const [bank] = (await doors.ask('cashier.getbanks', {}, visitor)).result.items;
  return {
    desk,
    doors,
    async deposit(amount: string): Promise<string> {
      const wish = { method: 'bank', amount, 'requisites[bank]': bank.id };
      const { transaction } = (await doors.send('cashier.makedeposit', wish, visitor)).result;
      const { instructions } = (await doors.ask('cashier.getdepositinfo', { transaction }, visitor)).result;
      return instructions.find(({ name }: { name: string }) => name === 'reference').value;
    },
    balance: async () => (await doors.ask('account.getBalance', {}, visitor)).result.balance_main.amount,
    [Symbol.asyncDispose]: () => doors[Symbol.asyncDispose](),
  };
}

test('one cashier or admin alone credits nothing by a file; the same from two persons counts: statements.read', async () => {
  await using house = await open();
  const { desk } = house;
  const xml = statement([{ ref: 'B1', amount: '9000.00', written: [await house.deposit('9000')] }]);
  const copy = xml.replace('M-1', 'M-2').replace('06:00:00', '07:00:00');
  const [anna, boris] = [await desk.member('cashier'), await desk.member('admin')];
  const read = async (text: string, who: typeof anna) => {
    const { error, result } = await desk.send('statements.read', { xml: text }, who);
    return error ?? result;
  };
  for (const text of [xml, copy, xml])
    expect(await read(text, anna), 'however often').toEqual({ outcomes: {}, waits: true });
  expect(await house.balance()).toBe(100);
  const { waiting } = (await desk.ask('statements.lines', {}, boris)).result;
  expect(waiting).toEqual([{ by: anna.name, lines: 1, paid_in: '9000.00 EUR' }]);

  const another = xml.replaceAll('9000.00', '8999.00');
  expect(await read(another, boris), 'the same lines, and no others').toEqual({ outcomes: {}, waits: true });
  expect(await house.balance()).toBe(100);
  expect(await read(copy, boris)).toEqual({ outcomes: { credited: 1 }, waits: false });
  expect(await house.balance()).toBe(9_100);
  expect(await read(xml, anna), 'again').toEqual({ outcomes: { 'read before': 1 }, waits: false });
  expect(await house.balance()).toBe(9_100);
  expect((await desk.audit('statements.read')).map(({ member_name }) => member_name)).toContain(boris.name);
});

test('a file of two persons obeys the limit of a credit by hand: above it the deposit waits for two', async () => {
  await using house = await open();
  const { desk } = house;
  const xml = statement([{ ref: 'B1', amount: '20000.00', written: [await house.deposit('20000')] }]);
  await desk.send('statements.read', { xml }, await desk.member('cashier'));
  const { result } = await desk.send('statements.read', { xml }, await desk.member('cashier'));
  expect(result.outcomes).toEqual({ review: 1 });
  expect(await house.balance()).toBe(100);
});
