import { expect, test } from 'vitest';
import { readPattern } from '#rules/fields/pattern.ts';
import type { ProfileField, ProfileFieldType } from '#rules/fields/profile-field.ts';
import { checkRegistration } from '#rules/fields/registration.ts';
import { askedFields, type RegistrationForm } from '#rules/fields/registration-form.ts';
import { readContent } from '#server/content/content.ts';
import { localised } from '#server/content/localised.ts';

/** As the server tells them, in English. */
const countries = localised<Record<string, ProfileField[]>>(readContent('content'), 'en', 'personal-fields');
const spoken = (country: string) => countries[country]!;

test('each seeded country demands something else', () => {
  const demands = ['US', 'LV', 'RU', 'BR'].map((country) =>
    spoken(country)
      .filter((field) => field.params.is_required)
      .map((field) => field.sysname)
      .join(),
  );
  expect(new Set(demands).size).toBe(4);
  expect(demands.every((demand) => demand.includes('birth_date'))).toBe(true);
});

test('all types of field are in use', () => {
  const types: ProfileFieldType[] = [
    'input',
    'password',
    'date',
    'select',
    'country_code',
    'region',
    'phone',
  ];
  expect(new Set(spoken('US').map((field) => field.type))).toEqual(new Set(types));
});

test.for(Object.entries(countries))(
  '%s: fields are told apart, and every pattern can be read',
  ([, fields]) => {
    expect(new Set(fields.map((field) => field.sysname)).size).toBe(fields.length);
    for (const { options } of fields) {
      if (options.regex !== undefined) expect(readPattern(options.regex)).not.toBeNull();
      const values = (options.list ?? []).map(({ value }) => value);
      expect(new Set(values).size).toBe(values.length);
    }
  },
);

const off = { isActive: false };
const form = (country: string): RegistrationForm => ({
  fields: spoken(country),
  authType: { id: 'email', field: 'email', kind: 'fast', isFast: true },
  terms: off,
  notify: off,
  showPromocode: off,
  showPromoFieldByDefault: off,
  markBetting: off,
});

const person = { email: 'a@b.co', password: 'parole1', currency: 'USD', birth_date: '31.12.1999' };

test.for([
  ['US', { first_name: 'Ann', last_name: 'Lee', region: 'US-NY', postcode: '10001-1234' }],
  ['LV', {}],
  ['RU', { first_name: 'Анна', last_name: 'Ли' }],
  ['BR', { first_name: 'Ana', last_name: 'Lima', document_type: 'cpf', document_number: '529.982.247-25' }],
  ['default', {}],
] as const)('%s: a person can register with what is demanded, and with no less', ([country, more]) => {
  const filled: Record<string, string> = { ...person, country_code: country, ...more };
  const check = (fields: Record<string, string>) => {
    const rest = { hasPromocode: false, promo_code: '', isPromoCodeValid: false, terms: true, notify: false };
    return Object.keys(
      checkRegistration({ ...fields, ...rest }, form(country), { today: '2025-06-15', phoneOptions: [] }),
    );
  };
  expect(check(filled)).toEqual([]);
  for (const { sysname } of askedFields(form(country)))
    expect(check({ ...filled, [sysname]: '' })).toContain(sysname);
});

test.for([
  ['US', '1000', false],
  ['US', '10001', true],
  ['LV', '1010', false],
  ['LV', 'LV-1010', true],
  ['RU', '101000', true],
  ['BR', '01001-000', true],
  ['BR', '01001', false],
] as const)('%s: the postcode %s is one: %s', ([country, value, isOne]) => {
  const pattern = spoken(country).find((field) => field.sysname === 'postcode')?.options.regex;
  expect(readPattern(pattern!)!.matches(value)).toBe(isOne);
});
