import { expect, test } from 'vitest';
import { checkField } from './check-field.ts';
import type { FieldContext } from './field-rules.ts';
import type { ProfileField, ProfileFieldType } from './profile-field.ts';

const context: FieldContext = {
  today: '2025-06-15',
  phoneOptions: [{ country_code: 'LV', phone_code: '371', name: 'Latvia', mask: '## ### ###' }],
};

const field = (
  sysname: string,
  type: ProfileFieldType,
  { isRequired = true, ...options }: ProfileField['options'] & { isRequired?: boolean } = {},
): ProfileField => ({
  sysname,
  type,
  params: { is_required: isRequired, is_visible: true },
  options,
  attrs: {},
});

const codeOf = (of: ProfileField, value: string, more: Partial<FieldContext> = {}) =>
  checkField(of, value, { ...context, ...more })?.code;

test('a field is required if its definition says so, else optional (S5-R072)', () => {
  expect(codeOf(field('first_name', 'input'), '')).toBe('required');
  expect(codeOf(field('first_name', 'input', { isRequired: false }), '')).toBeUndefined();
});

test('what is filled in is held to the rule even where it is optional (S5-R072)', () => {
  expect(codeOf(field('first_name', 'input', { isRequired: false }), 'A1')).toBe('name');
});

test('a sex not chosen is left out (S5-R044)', () => {
  expect(codeOf(field('sex', 'select'), '0')).toBe('required');
  expect(codeOf(field('sex', 'select', { isRequired: false }), '0')).toBeUndefined();
});

test.for([
  ['email', 'input', 'a@b', 'email'],
  ['mobile', 'phone', '371200', 'phone'],
  ['password', 'password', '12345', 'min_length'],
  ['first_name', 'input', 'A1', 'name'],
  ['middle_name', 'input', 'A1', 'name'],
  ['last_name', 'input', 'A1', 'name'],
  ['birth_date', 'date', '01.01.2020', 'date'],
  ['sex', 'select', '3', 'format'],
  ['postcode', 'input', '12a', 'format'],
  ['home_town', 'input', 'Riga $', 'address'],
  ['address', 'input', 'Main $5', 'address'],
  ['fakename', 'input', 'abc', 'fakename'],
  ['wedding_day', 'date', '31.02.2020', 'date'],
  ['work_phone', 'phone', '371200', 'phone'],
  ['second_password', 'password', '12345', 'min_length'],
  ['motto', 'input', 'a\u0000', 'format'],
  ['constructor', 'input', 'a\u0000', 'format'],
] as const)('%s of type %s does not take %s: %s', ([sysname, type, value, code]) => {
  expect(codeOf(field(sysname, type), value)).toBe(code);
});

test.for(['select', 'country_code', 'region'] as const)('a %s takes what its list offers', (type) => {
  const list = [{ value: 'LV', label: 'Latvia' }];
  expect(codeOf(field('place', type, { list }), 'LV')).toBeUndefined();
  expect(codeOf(field('place', type, { list }), 'XX')).toBe('format');
  expect(codeOf(field('place', type), 'anything')).toBeUndefined();
});

test('a pattern of the options takes the place of a rule for texts (S5-R073)', () => {
  const coded = field('first_name', 'input', { regex: '^\\d{3}$' });
  expect(codeOf(coded, '12')).toBe('format');
  expect(codeOf(coded, '123')).toBeUndefined();
  expect(codeOf(field('postcode', 'input', { regex: '^LV-\\d{4}$' }), 'LV-1010')).toBeUndefined();
  expect(codeOf(field('postcode', 'input', { regex: '^LV-\\d{4}$' }), '1010')).toBe('format');
});

test('a pattern is found anywhere in a text, and describes all of a postcode (S5-R047)', () => {
  expect(codeOf(field('motto', 'input', { regex: 'LV-\\d{4}' }), 'to LV-10101')).toBeUndefined();
  expect(codeOf(field('postcode', 'input', { regex: 'LV-\\d{4}' }), 'LV-10101')).toBe('format');
});

test('it can only narrow what the product itself reads (S5-R073)', () => {
  const ours = field('email', 'input', { regex: 'example' });
  expect(codeOf(ours, 'a@example.com')).toBeUndefined();
  expect(codeOf(ours, 'a@other.com')).toBe('format');
  expect(codeOf(ours, 'example')).toBe('email');
});

test('a mask is filled to the last place', () => {
  const masked = field('account', 'input', { mask: '###-##' });
  expect(codeOf(masked, '123-45')).toBeUndefined();
  expect(codeOf(masked, '12345')).toBeUndefined();
  expect(codeOf(masked, '123-4')).toBe('format');
  expect(codeOf(masked, '123\u0000-45'), 'nor does it let in what cannot be kept').toBe('format');
});

test('a document is judged by its type (S3-R031)', () => {
  const number = field('document_number', 'input');
  expect(codeOf(number, '529.982.247-25', { documentType: 'cpf' })).toBeUndefined();
  expect(codeOf(number, '529.982.247-26', { documentType: 'cpf' })).toBe('format');
  expect(codeOf(number, 'LV1234567', { documentType: 'passport' })).toBeUndefined();
  expect(codeOf(field('first_name', 'input'), 'Anna', { documentType: 'cpf' })).toBeUndefined();
});

test('a phone is of the country chosen for it', () => {
  const mobile = field('mobile', 'phone');
  expect(codeOf(mobile, '37120000000', { phoneCountryCode: 'LV' })).toBeUndefined();
  expect(codeOf(mobile, '37120000000', { phoneCountryCode: 'US' })).toBe('phone');
});
