// What a player tells about themselves: kept as told, held to the fields of their country, and nobody else's business.
import { expect } from 'vitest';
import { test } from '#tests/doors.ts';

const told = {
  first_name: 'Anna',
  last_name: 'Bērziņa',
  middle_name: 'Marija',
  sex: '2',
  birth_date: '31.12.1999',
  country_code: 'LV',
  region: 'LV-RIX',
  home_town: 'Rīga',
  address: 'Brīvības 1, 5',
  postcode: 'LV-1010',
  document_type: 'passport',
};

/** A document is one account's alone, so each player tells their own. */
const documentOf = (row: string) => `LV12345${row.slice(-2)}`;

const shown: readonly (readonly [row: string, field: string, value: unknown])[] = [
  ['S3-R019', 'first_name', 'Anna'],
  ['S3-R020', 'last_name', 'Bērziņa'],
  ['S3-R021', 'middle_name', 'Marija'],
  ['S3-R022', 'sex', 2],
  ['S3-R023', 'birth_date', '1999-12-31'],
  ['S3-R024', 'country', 'Latvia'],
  ['S3-R025', 'country_code', 'LV'],
  ['S3-R026', 'region', expect.stringMatching(/^LV-/)],
  ['S3-R027', 'home_town', 'Rīga'],
  ['S3-R028', 'address', 'Brīvības 1, 5'],
  ['S3-R029', 'postcode', 'LV-1010'],
  ['S3-R030', 'document', { type: 'passport', number: documentOf('S3-R030') }],
];

test.for(shown)(
  '(%s) what was told as %s is shown (S7-R019, S7-R030)',
  async ([row, field, value], { doors }) => {
    const anna = await doors.signIn(await doors.player());
    const fields = await doors.ask('account.getPersonalDataFields', { country: 'LV' });
    const [region] = fields.result.find((each: { sysname: string }) => each.sysname === 'region').options
      .list;
    expect(
      await doors.send(
        'account.saveProfileInfo',
        { ...told, region: region.value, document_number: documentOf(row) },
        anna,
      ),
    ).toMatchObject({
      status: 200,
      result: 1,
    });
    const profile = await doors.ask('account.getprofileinfo', { fields: 'contacts,document' }, anna);
    expect(profile.result[field]).toEqual(value);
  },
);

test('whoever has told nothing has empty values, and sex 0 (S3-R022)', async ({ doors }) => {
  const { result } = await doors.ask('account.getprofileinfo', {}, await doors.signIn(await doors.player()));
  expect(result).toEqual({
    first_name: '',
    last_name: '',
    middle_name: '',
    sex: 0,
    birth_date: '',
    country: '',
    country_code: '',
    region: '',
    home_town: '',
    address: '',
    postcode: '',
  });
});

test('what is not told stays as it was, and the country is named in the reader’s language', async ({
  doors,
}) => {
  const anna = await doors.signIn(await doors.player());
  await doors.send('account.saveProfileInfo', { first_name: 'Anna', country_code: 'BR' }, anna);
  await doors.send('account.saveProfileInfo', { home_town: 'Recife' }, anna);
  const { result } = await doors.ask('account.getprofileinfo', { locale: 'ru' }, anna);
  expect(result).toMatchObject({ first_name: 'Anna', home_town: 'Recife', country: 'Бразилия' });
});

test('a tax number is kept in bare digits, and must be one (S3-R031)', async ({ doors }) => {
  const ana = await doors.signIn(await doors.player());
  const brazil = { country_code: 'BR', document_type: 'cpf' };
  const wrong = await doors.send(
    'account.saveProfileInfo',
    { ...brazil, document_number: '529.982.247-26' },
    ana,
  );
  expect(wrong).toMatchObject({
    status: 400,
    error: { invalid_parameters: { document_number: ['format', 'cpf'] } },
  });
  await doors.send('account.saveProfileInfo', { ...brazil, document_number: '529.982.247-25' }, ana);
  const { result } = await doors.ask('account.getprofileinfo', { fields: 'document' }, ana);
  expect(result.document).toEqual({ type: 'cpf', number: '52998224725' });
});

test.for<[field: string, value: string, codes: string[]]>([
  ['first_name', '4nna', ['name']],
  ['first_name', '\u202e\u0007', ['format']],
  ['sex', '3', ['format', 'choice']],
  ['birth_date', '31.02.1999', ['date']],
  ['birth_date', '2020-01-01', ['date', 'age']],
  ['country_code', 'ZZ', ['format', 'choice']],
  ['country_code', '', ['required']],
  ['region', 'LV-XX', ['format', 'choice']],
  ['postcode', '1010', ['format', 'postcode']],
  ['address', 'Brīvības <1>', ['address']],
])('%s cannot be %j', async ([field, value, codes], { doors }) => {
  const anna = await doors.signIn(await doors.player());
  await doors.send('account.saveProfileInfo', { country_code: 'LV' }, anna);
  const { status, error } = await doors.send('account.saveProfileInfo', { [field]: value }, anna);
  expect(status).toBe(400);
  expect(error.invalid_parameters).toEqual({ [field]: codes });
});

test.for(['first_name', 'last_name', 'middle_name', 'home_town', 'address'])(
  '%s may have 255 characters, however a keyboard sends them, and no more (S5-R080)',
  async (field, { doors }) => {
    const anna = await doors.signIn(await doors.player());
    const save = (value: string) =>
      doors.send('account.saveProfileInfo', { country_code: 'EE', [field]: value }, anna);
    for (const full of ['a'.repeat(255), 'e\u0301'.repeat(255)]) expect((await save(full)).status).toBe(200);
    const kept = (await doors.ask('account.getprofileinfo', {}, anna)).result[field];
    expect(kept).toBe('é'.repeat(255));
    for (const long of [256, 600]) {
      const { status, error } = await save('a'.repeat(long));
      expect([status, error.type]).toEqual([400, 'InvalidParameterException']);
      expect(Object.keys(error.invalid_parameters)).toEqual([field]);
    }
  },
);

test('a postcode without a pattern has eight digits at most (S9-R004)', async ({ doors }) => {
  const anna = await doors.signIn(await doors.player());
  const save = (postcode: string) =>
    doors.send('account.saveProfileInfo', { country_code: 'EE', postcode }, anna);
  expect((await save('12345678')).status).toBe(200);
  expect((await save('123456789')).error.invalid_parameters).toHaveProperty('postcode');
});

test('after a move, what was told for the old country is held to the new one', async ({ doors }) => {
  const anna = await doors.signIn(await doors.player());
  await doors.send('account.saveProfileInfo', { country_code: 'LV', postcode: 'LV-1010' }, anna);
  const moved = await doors.send('account.saveProfileInfo', { country_code: 'US' }, anna);
  expect(moved.error.invalid_parameters).toHaveProperty('postcode');
});

test('whoever was verified stays the same person, and may still move house', async ({ doors }) => {
  const player = await doors.player();
  const anna = await doors.signIn(player);
  await doors.send('account.saveProfileInfo', { first_name: 'Anna', country_code: 'LV' }, anna);
  await doors.product.db.sql`update player set is_verified = true where id = ${player.id}`;

  expect(await doors.send('account.saveProfileInfo', { first_name: 'Eve' }, anna)).toMatchObject({
    status: 422,
    error: { type: 'KycUserProfileException' },
  });
  expect(
    (await doors.send('account.saveProfileInfo', { home_town: 'Rīga', first_name: 'Anna' }, anna)).result,
  ).toBe(1);
  const fields = await doors.ask('account.getPersonalDataFields', {}, anna);
  const attrsOf = (name: string) =>
    fields.result.find((each: { sysname: string }) => each.sysname === name).attrs;
  expect(attrsOf('first_name')).toMatchObject({ disabled: true });
  expect(attrsOf('home_town')).not.toHaveProperty('disabled');
});

test('what a player may not set is not set, however it is sent', async ({ doors }) => {
  const anna = await doors.signIn(await doors.player());
  const greedy = { first_name: 'Anna', is_verified: '1', uid: '1', status: 'active', balance_main: '1000' };
  expect((await doors.send('account.saveProfileInfo', greedy, anna)).result).toBe(1);
  expect((await doors.ask('account.getInfo', {}, anna)).result).toMatchObject({
    is_verified: false,
    balance_main: { amount: 0 },
  });
});
