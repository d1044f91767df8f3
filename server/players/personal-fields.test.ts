// The fields of a country and the phones of the world, as anyone may ask for them.
import { expect } from 'vitest';
import { openDoors, test } from '#tests/doors.ts';
import { codes } from '#tests/languages.ts';

interface Field {
  sysname: string;
  type: string;
  params: { is_required: boolean; is_visible: boolean };
  options: { list?: { value: string; label: string }[]; regex?: string; mask?: string };
  attrs: Record<string, string | boolean>;
}

const named = (fields: Field[], sysname: string) => fields.find((field) => field.sysname === sysname)!;

test('a country’s fields have a name, a demand and a place on the screen (S7-R029, S3-R066, S3-R074)', async ({
  doors,
}) => {
  const { status, result } = await doors.ask('account.getPersonalDataFields', { country: 'US' });
  expect(status).toBe(200);
  for (const field of result as Field[]) {
    expect(field.sysname).toMatch(/^[a-z_]+$/);
    expect(field.params).toEqual({ is_required: expect.any(Boolean), is_visible: expect.any(Boolean) });
    expect(field.attrs['label']).toMatch(/./);
  }
  expect(named(result, 'region').options.list).toHaveLength(51);
  expect(named(result, 'document_number').params.is_required).toBe(false);
});

test('a field may bring a pattern of its own, and it can be read (S3-R078)', async ({ doors }) => {
  const { result } = await doors.ask('account.getPersonalDataFields', { country: 'US' });
  const { regex } = named(result, 'postcode').options;
  expect(new RegExp(regex!).test('10001-1234')).toBe(true);
  expect(new RegExp(regex!).test('1000')).toBe(false);
});

test.for([
  ['US', 'USD', ''],
  ['LV', 'EUR', 'passport'],
  ['BR', 'BRL', 'cpf'],
  ['JP', 'USD', 'passport'],
] as const)(
  'in %s one starts with that country, and with %s: its own money, or else the dollar (S3-R150)',
  async ([country, currency, document], { doors }) => {
    const { result } = await doors.ask('account.getPersonalDataFields', { country });
    expect(named(result, 'country_code').attrs['value']).toBe(country);
    expect(named(result, 'currency').attrs['value']).toBe(currency);
    if (document !== '') expect(named(result, 'document_type').attrs['value']).toBe(document);
  },
);

test('the lists that configuration does not repeat are filled in, in the reader’s language (S1-R016)', async ({
  doors,
}) => {
  const { result } = await doors.ask('account.getPersonalDataFields', { country: 'LV', locale: 'ru' });
  expect(named(result, 'currency').options.list).toEqual(
    ['USD', 'EUR', 'BRL'].map((code) => ({ value: code, label: code })),
  );
  expect(named(result, 'country_code').options.list).toContainEqual({ value: 'LV', label: 'Латвия' });
  expect(named(result, 'country_code').attrs['label']).toBe('Страна');
});

test('a guest’s language says nothing about their country, and without one the fields are those of anywhere', async ({
  doors,
}) => {
  for (const locale of codes)
    for (const asked of [{ locale }, { locale, country: 'nowhere' }, { locale, zone: 'UTC' }]) {
      const { status, result } = await doors.ask('account.getPersonalDataFields', asked);
      expect(status).toBe(200);
      expect(named(result, 'country_code').attrs).not.toHaveProperty('value');
      expect(named(result, 'currency').attrs['value']).toBe('USD');
    }
});

test.for([
  ['Europe/Riga', 'LV'],
  ['America/Los_Angeles', 'US'],
  ['America/Sao_Paulo', 'BR'],
  ['Asia/Calcutta', 'IN'],
  ['Asia/Kolkata', 'IN'],
  ['Mars/Olympus', undefined],
  ['', undefined],
] as const)('a guest whose clock is that of %s is taken to be in %s', async ([zone, country], { doors }) => {
  const { result } = await doors.ask('account.getPersonalDataFields', { zone });
  expect(named(result, 'country_code').attrs['value']).toBe(country);
});

test('no region is chosen for anyone', async ({ doors }) => {
  const { result } = await doors.ask('account.getPersonalDataFields', { country: 'US' });
  expect(named(result, 'region').attrs).not.toHaveProperty('value');
});

test('where a proxy tells the visitor’s country, a guest is taken to be there', async () => {
  await using doors = await openDoors({ env: { COUNTRY_HEADER: 'CF-IPCountry' } });
  const countryFrom = async (header: string) => {
    const { result } = await doors.ask('account.getPersonalDataFields', {}, { 'cf-ipcountry': header });
    return named(result, 'country_code').attrs['value'];
  };
  expect(await countryFrom('ee')).toBe('EE');
  expect(await countryFrom('T1')).toBeUndefined();
});

test('nobody but that proxy is believed about a country', async ({ doors }) => {
  const { result } = await doors.ask('account.getPersonalDataFields', {}, { 'cf-ipcountry': 'EE' });
  expect(named(result, 'country_code').attrs).not.toHaveProperty('value');
});

test('a player who names no country means their own', async ({ doors }) => {
  const anna = await doors.signIn(await doors.player());
  await doors.send('account.saveProfileInfo', { country_code: 'EE' }, anna);
  const { result } = await doors.ask('account.getPersonalDataFields', {}, anna);
  expect(named(result, 'country_code').attrs['value']).toBe('EE');
});

test('phones have a country, a code, a name and one mask or several (S7-R023, S3-R080)', async ({
  doors,
}) => {
  const { status, result } = await doors.ask('account.getContactPhoneSettings', { locale: 'pt' });
  expect(status).toBe(200);
  expect(result.items.length).toBeGreaterThan(100);
  for (const option of result.items)
    expect(option).toMatchObject({
      country_code: expect.stringMatching(/^[A-Z]{2}$/),
      phone_code: expect.stringMatching(/^[0-9]{1,4}$/),
      name: expect.stringMatching(/./),
    });
  const brazil = result.items.find((option: { country_code: string }) => option.country_code === 'BR');
  expect(brazil).toMatchObject({
    name: 'Brasil',
    phone_code: '55',
    mask: [expect.any(String), expect.any(String)],
  });
});
