// What an operator asks for beside what a method needs: judged by the rule of its type, in the form and here.
import { expect, test } from 'vitest';
import { openCashier } from '#tests/bank.ts';
import { withCms } from '#tests/settings.ts';
import { readContent } from '../content/content.ts';

const { card } = readContent('content').cms<Record<string, object>>('payment-methods');
const fields = [
  { name: 'kept', type: 'identifier', label: 'Card' },
  { name: 'client', type: 'custom', label: 'Client code', pattern: '^[A-Z]{2}\\d{4}$' },
  { name: 'again', type: 'same_as', label: 'Once more', other: 'client' },
  { name: 'note', type: 'custom', label: 'Note' },
];
const right = { kept: 'new', client: 'AB1234', again: 'AB1234', note: 'hello' };

test.for<[rows: string, field: keyof typeof right, wrong: string[], right: string[]]>([
  ['S5-R055', 'kept', ['12345...1234', '123456..1234'], ['123456...1234']],
  ['S5-R056', 'kept', ['4111111111111112'], ['4111111111111111']],
  ['S5-R057', 'kept', ['old', 'NEW', ''], ['new']],
  ['S5-R063', 'client', ['AB12', ''], []],
  ['S5-R063', 'note', ['', '  '], ['anything']],
  ['S5-R017', 'again', ['AB1235', ''], []],
])('(%s) the own field %s', async ([, field, wrong, good]) => {
  await using house = await openCashier({
    content: withCms('payment-methods', { card: { ...card, fields } }),
  });
  const visitor = await house.enter(await house.player());
  const paying = async (value: string) => {
    const given = { ...right, [field]: value, ...(field === 'client' && { again: value }) };
    const own = Object.fromEntries(
      Object.entries(given).map(([name, text]) => [`requisites[${name}]`, text]),
    );
    const { error } = await house.send(
      'cashier.makedeposit',
      { method: 'card', amount: '20', ...own },
      visitor,
    );
    return error === undefined ? null : Object.keys(error.invalid_parameters);
  };
  for (const value of wrong) expect(await paying(value), value).toEqual([`requisites.${field}`]);
  for (const value of [right[field], ...good]) expect(await paying(value), value).toBeNull();
});

test('cashier.getdepositsettings tells the form of them, and a withdrawal has none', async () => {
  await using house = await openCashier({
    content: withCms('payment-methods', { card: { ...card, fields } }),
  });
  const visitor = await house.enter(await house.player({ isVerified: true }));
  const fieldsOf = async (call: string) =>
    (await house.ask(call, {}, visitor)).result.methods.find(
      ({ sysname }: { sysname: string }) => sysname === 'card',
    ).fields;
  expect(await fieldsOf('cashier.getdepositsettings')).toEqual([
    { name: 'kept', type: 'identifier', label: 'Card', is_required: true },
    { name: 'client', type: 'custom', label: 'Client code', is_required: true, pattern: '^[A-Z]{2}\\d{4}$' },
    {
      name: 'again',
      type: 'same_as',
      label: 'Once more',
      is_required: true,
      same_as: { name: 'client', label: 'Client code' },
    },
    { name: 'note', type: 'custom', label: 'Note', is_required: true },
  ]);
  const ways = await fieldsOf('cashier.getwithdrawsettings');
  expect(ways.map(({ name }: { name: string }) => name)).toEqual(['card_number', 'card_holder']);
});
