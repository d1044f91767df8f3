// The rules of fields (spec §5) as the cashier holds to them: sums at a deposit, requisites at a withdrawal.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { CARD, openCashier } from '#tests/bank.ts';

type House = Awaited<ReturnType<typeof openCashier>>;
type Codes = Record<string, string[]> | null;

async function codesOf(
  house: House,
  [call, fields]: [call: string, fields: Record<string, string>],
  visitor: Awaited<ReturnType<House['enter']>>,
): Promise<Codes> {
  const { error } = await house.send(call, fields, visitor);
  return error === undefined ? null : error.invalid_parameters;
}

test('a sum has digits alone, no zero before them, and keeps to the bounds and the step (S5-R033, S5-R034, S5-R035, S5-R036, S5-R037)', async () => {
  await using house = await openCashier();
  const visitor = await house.enter(await house.player());
  const { methods } = (await house.ask('cashier.getdepositsettings', {}, visitor)).result;
  const { min, max, step } = methods.find(({ sysname }: { sysname: string }) => sysname === 'card');
  expect([min, max, step]).toEqual([10, 5000, 1]);
  const paying = (amount: string) =>
    codesOf(house, ['cashier.makedeposit', { method: 'card', amount }], visitor);

  for (const [amount, code] of [
    ['10a', 'format'],
    ['010', 'format'],
    ['9', 'min_value'],
    ['5001', 'max_value'],
    ['5,001', 'max_value'],
    ['10.5', 'multiple_of'],
  ] as const)
    expect((await paying(amount))?.['amount']?.[0], amount).toBe(code);
  for (const amount of ['10', '5000', '5,000', '1,000']) expect(await paying(amount), amount).toBeNull();
});

test.for<[rows: string, field: string, wrong: string[], right: string[]]>([
  ['S5-R040', 'card_holder', ['JOHN1', 'JOHN@HOME', ''], ["JOHN O'NEIL-S."]],
  ['S5-R060', 'card_number', ['4111111111111112', '1234', ''], ['4111111111111111']],
])('(%s) the requisite %s', async ([, field, wrong, right]) => {
  await using house = await openCashier();
  const visitor = await house.enter(
    await house.player({ isVerified: true, balances: { main: cents(500_00) } }),
  );
  const taking = (value: string) => {
    const fields = { method: 'card', amount: '20', ...CARD, [`requisites[${field}]`]: value };
    return codesOf(house, ['cashier.makewithdrawal', fields], visitor);
  };
  for (const value of wrong)
    expect(Object.keys((await taking(value)) ?? {}), value).toEqual([`requisites.${field}`]);
  for (const value of right) expect(await taking(value), value).toBeNull();
});

test('an account number has the length and the shape of its country, and its check digits are right (S5-R058, S5-R059)', async () => {
  await using house = await openCashier();
  const visitor = await house.enter(
    await house.player({ isVerified: true, balances: { main: cents(500_00) } }),
  );
  const taking = (iban: string) => {
    const requisites = { 'requisites[iban]': iban, 'requisites[name]': 'Anna Reed' };
    return codesOf(
      house,
      ['cashier.makewithdrawal', { method: 'bank', amount: '50', ...requisites }],
      visitor,
    );
  };
  for (const wrong of [
    'LV80BANK000043519500',
    'LV800000BANK435195001',
    'LV80BANK0000435195002',
    'LV81BANK0000435195001',
  ])
    expect(Object.keys((await taking(wrong)) ?? {}), wrong).toEqual(['requisites.iban']);
  expect(await taking('LV80BANK0000435195001')).toBeNull();
});
