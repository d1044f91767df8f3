// Amounts as nobody types them, at every call that takes one: a typed error, or the value the specification gives it
// (§5 "Sum": commas that group threes are ignored; amendment M12), and never a movement of money.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { CARD, openCashier } from '#tests/bank.ts';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TEXT = 'application/json';

const calls = {
  'cashier.makedeposit': { method: 'card' },
  'cashier.makewithdrawal': { method: 'card', ...CARD },
  'account.setDepositLimit': { period: '7d' },
};

const texts = [
  ...[
    '-1',
    '-0',
    '0',
    '0.00',
    '00010',
    '010',
    '+25',
    '.5',
    '25.',
    '25.005',
    '1.005',
    '25.001',
    '1.2.3',
    ',25',
    '1,00',
    '2,5',
    '20,50',
  ],
  ...[
    '1e3',
    '1E3',
    '1e-7',
    '0x20',
    '0b1',
    '1_000',
    '25n',
    'NaN',
    'Infinity',
    '-Infinity',
    'null',
    'true',
    '',
    ' ',
  ],
  ...[
    ' 25',
    '25 ',
    '25\n',
    '2 5',
    '25\u00a0',
    '$25',
    '25 USD',
    '25,50.',
    '1.000,00',
    "25'",
    '25;',
    '25--',
    '25/2',
  ],
  ...[
    '١٢٣',
    '２５',
    '٢٥',
    '²5',
    '9007199254740993',
    '9223372036854775807',
    '9223372036854775808',
    '1'.repeat(300),
  ],
  ...['9'.repeat(14), '{"a":1}', '[25]', '25%00', '=25+1', '__proto__', '25\u200b'],
];

const form = (fields: Record<string, string>, amount: string) =>
  new URLSearchParams({ ...fields, amount }).toString();
const plain = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** Of the amount, in every way but one text under its name. */
const bodies: [string, (fields: Record<string, string>) => string][] = [
  [FORM, (fields) => plain(fields)],
  [FORM, (fields) => `${plain(fields)}&amount=25&amount=30`],
  [FORM, (fields) => `${plain(fields)}&amount=30&amount=25`],
  [FORM, (fields) => `${plain(fields)}&amount=25&amount=-25`],
  [FORM, (fields) => `${plain(fields)}&amount[]=25`],
  [FORM, (fields) => `${plain(fields)}&amount[]=25&amount[]=30`],
  [FORM, (fields) => `${plain(fields)}&amount[0]=25`],
  [FORM, (fields) => `${plain(fields)}&amount[a]=25`],
  [FORM, (fields) => `${plain(fields)}&amount=25&amount[]=30`],
  [FORM, (fields) => `${plain(fields)}&amount[]=30&amount=25`],
  [FORM, (fields) => `${plain(fields)}&amount=25&amount[a]=30`],
  [FORM, (fields) => `${plain(fields)}&amount[a]=30&amount=25`],
  [FORM, (fields) => `${plain(fields)}&Amount=25`],
  ...['[25]', '["25"]', '{}', '{"a":25}', 'null', '1e999', '-25', '25.005', '"-25"', '"1e3"', '[]'].map(
    (amount): [string, (fields: Record<string, string>) => string] => [
      JSON_TEXT,
      (fields) => `${JSON.stringify(fields).slice(0, -1)},"amount":${amount}}`,
    ],
  ),
];

async function openStrange() {
  const house = await openCashier();
  const player = await house.player({ isVerified: true, balances: { main: cents(500_00) } });
  const visitor = await house.enter(player);
  const { sql } = house.product.db;
  return {
    ...house,
    ask: async (name: string, type: string, payload: string) => {
      const url = `/api/${name}?v=1&locale=en`;
      const headers = { 'content-type': type, ...visitor };
      const response = await house.app.inject({ method: 'POST', url, payload, headers });
      const { error } = response.json();
      return error === undefined ? `${response.statusCode}` : `${response.statusCode} ${error.type}`;
    },
    /** All that a refused call must leave as it was. */
    traces: () => sql`
      select (select count(*) from ledger_entry) as entries, (select count(*) from payment) as payments,
        (select count(*) from payment_step) as steps, (select count(*) from deposit_limit) as limits,
        (select count(*) from live_outbox) as told`,
  };
}

test.for(Object.entries(calls))(
  '%s refuses every strange amount and keeps nothing of it',
  async ([name, fields]) => {
    await using house = await openStrange();
    const before = await house.traces();
    const sent = [
      ...texts.map((text): [string, string] => [FORM, form(fields, text)]),
      ...bodies.map(([type, write]): [string, string] => [type, write(fields)]),
    ];
    const answers: string[] = [];
    for (const [type, body] of sent)
      answers.push(`${await house.ask(name, type, body)} ← ${body.slice(0, 200)}`);
    expect(answers.filter((answer) => !answer.startsWith('400 InvalidParameterException'))).toEqual([]);
    expect(await house.traces()).toEqual(before);
  },
);

test.for([
  ['25', 25_00],
  ['25.5', 25_50],
  ['25.50', 25_50],
])('“%s” is the amount the specification says', async ([text, wanted]) => {
  await using house = await openStrange();
  const { 'cashier.makedeposit': _wholeOnly, ...others } = calls;
  for (const [name, fields] of Object.entries(others))
    expect(await house.ask(name, FORM, form(fields, String(text)))).toBe('200');
  expect(await house.product.db.sql`select cents from deposit_limit`).toEqual([{ cents: wanted }]);
  expect(await house.product.db.sql`select cents from payment where type = 'withdrawal'`).toEqual([
    { cents: wanted },
  ]);
});

test('a tester’s gift of a strange amount gives nothing', async () => {
  await using house = await openStrange();
  const before = await house.traces();
  for (const amount of texts) {
    const fields = { player: '1', amount, pocket: 'main', direction: 'give' };
    const { statusCode } = await house.post('/__sandbox/money', fields, {
      host: new URL(house.address).host,
    });
    expect([amount, statusCode]).toEqual([amount, 400]);
  }
  expect(await house.traces()).toEqual(before);
});
