// The rules of fields (spec §5) as auth.register holds to them: what each takes, and what it names as wrong.
import { expect } from 'vitest';
import { openDoorsIn, test } from '#tests/doors.ts';
import { type Content, readContent } from '../content/content.ts';

const form = {
  email: 'held@example.com',
  password: 'ferro-deals-7',
  locale: 'en',
  currency: 'EUR',
  country_code: 'LV',
  birth_date: '1990-05-17',
  auth_type: 'full',
  notify: '0',
  // Never accepted, so that nobody comes of what is right.
  terms: '0',
};

type Doors = Pick<Awaited<ReturnType<typeof openDoorsIn>>, 'send'>;
type Fields = Record<string, string>;

async function codesOf({ send }: Doors, fields: Fields): Promise<Record<string, string[]>> {
  return (await send('auth.register', { ...form, ...fields })).error.invalid_parameters;
}

interface Held {
  rows: string;
  field: string;
  wrong: [value: string, code: string][];
  right: string[];
  more?: Fields;
}

const TODAY = 'today';
const us = { country_code: 'US', currency: 'USD' };

const rules: Held[] = [
  {
    rows: 'S5-R027, S5-R028',
    field: 'password',
    wrong: [
      ['', 'required'],
      ['kq7-z', 'min_length'],
      ['kq7-zbkq7-zbkq7-zbkq7', 'max_length'],
    ],
    right: ['kq7-zb', 'kq7-zbkq7-zbkq7-zbkq'],
  },
  {
    rows: 'S5-R029',
    field: 'password',
    wrong: [
      ['parole-😀-7', 'password'],
      ['parole-漢-7', 'password'],
    ],
    right: ['гора-лисы-7', 'ķirsis-āda-7', 'ferro-deals-7'],
  },
  {
    rows: 'S5-R038, S5-R080',
    field: 'first_name',
    wrong: [
      ['', 'required'],
      ['A1', 'name'],
      ['A$', 'name'],
      ['a'.repeat(256), 'max_length'],
    ],
    right: ['Anna', 'Ann-Mari O’Neil', 'a'.repeat(255)],
    more: us,
  },
  { rows: 'S5-R039', field: 'address', wrong: [['Main $5', 'address']], right: ['Main 5', 'Brīvības 1, 5'] },
  {
    rows: 'S5-R041',
    field: 'fakename',
    wrong: [
      ['abc', 'fakename'],
      ['ab cd', 'fakename'],
      ['ab$d', 'fakename'],
    ],
    right: ['abcd'],
  },
  { rows: 'S5-R042', field: 'birth_date', wrong: [['01.01.99', 'date']], right: ['01.01.1999'] },
  {
    rows: 'S5-R043',
    field: 'birth_date',
    wrong: [
      [TODAY, 'date'],
      ['1800-01-01', 'date'],
    ],
    right: ['1990-05-17'],
  },
  {
    rows: 'S5-R046',
    field: 'postcode',
    wrong: [
      ['123456789', 'format'],
      ['12a', 'format'],
    ],
    right: ['12345678'],
    more: { country_code: 'EE' },
  },
  { rows: 'S5-R047', field: 'postcode', wrong: [['1010', 'format']], right: ['LV-1010'] },
  {
    rows: 'S5-R054',
    field: 'email',
    wrong: [
      ['', 'required'],
      ['a@b', 'email'],
      ['a b@c.de', 'email'],
      ['a@b.c.d.e', 'email'],
    ],
    right: ['a@b.co', 'a@b.co.uk'],
  },
  {
    rows: 'S5-R048',
    field: 'phone',
    wrong: [
      ['', 'required'],
      ['+371 20', 'phone'],
    ],
    right: ['+371 20 111 222'],
    more: { email: '', auth_type: 'phone' },
  },
  {
    rows: 'S3-R081',
    field: 'phone',
    wrong: [['+55 11 1234-567', 'phone']],
    right: ['+55 11 1234-5678', '+55 11 91234-5678'],
    more: { email: '', auth_type: 'phone', phone_country_code: 'BR' },
  },
  {
    rows: 'S5-R053',
    field: 'phone',
    wrong: [['+359 87 123 45', 'phone']],
    right: ['+359 87 123 456', '+359 87 123 4567'],
    more: { email: '', auth_type: 'phone', phone_country_code: 'BG' },
  },
  {
    rows: 'S5-R061, S5-R073',
    field: 'postcode',
    wrong: [
      ['1000', 'format'],
      ['10001-12', 'format'],
    ],
    right: ['10001', '10001-1234'],
    more: us,
  },
];

test.for(rules)('$field takes what its rule takes ($rows)', async (held, { doors }) => {
  const { field, wrong, right, more } = held;
  const today = doors.product.clock.now().toISOString().slice(0, 10);
  for (const [value, code] of wrong) {
    const told = value === TODAY ? today : value;
    expect((await codesOf(doors, { ...more, [field]: told }))[field]?.[0], value).toBe(code);
  }
  for (const value of right)
    expect(await codesOf(doors, { ...more, [field]: value }), value).not.toHaveProperty(field);
});

interface StoredField {
  sysname: string;
  params: { is_required: boolean; is_visible: boolean };
}

/** The product's content with one field of Latvia demanded, or not. */
function demanding(sysname: string, is_required: boolean): Pick<Content, 'cms'> {
  const { cms } = readContent('content');
  const { LV, ...rest } = cms<Record<string, StoredField[]>>('personal-fields');
  const changed = LV!.map((field) =>
    field.sysname === sysname ? { ...field, params: { is_visible: true, is_required } } : field,
  );
  return {
    cms: <T>(name: string) => (name === 'personal-fields' ? { ...rest, LV: changed } : cms(name)) as T,
  };
}

test('whether a sex and a text must be told is for configuration to say (S5-R044, S5-R045)', async ({
  world,
}) => {
  for (const [field, left, told] of [
    ['sex', '0', '1'],
    ['document_number', '', 'LV1234567'],
  ] as const) {
    const more = { document_type: 'passport' };
    await using strict = await openDoorsIn(world, { content: demanding(field, true) });
    expect((await codesOf(strict, { ...more, [field]: left }))[field]).toEqual(['required']);
    expect(await codesOf(strict, { ...more, [field]: told })).not.toHaveProperty(field);
    await using lax = await openDoorsIn(world, { content: demanding(field, false) });
    expect(await codesOf(lax, { ...more, [field]: left })).not.toHaveProperty(field);
  }
});

test('a password is demanded whatever configuration says (S5-R071)', async ({ world }) => {
  await using doors = await openDoorsIn(world, { content: demanding('password', false) });
  expect((await codesOf(doors, { password: '' }))['password']).toEqual(['required']);
});
