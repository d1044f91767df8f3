import { expect, test } from 'vitest';
import type { ProfileField } from './profile-field.ts';
import { checkRegistration, checkTerms } from './registration.ts';
import type { RegistrationForm, RegistrationValues } from './registration-form.ts';

const field = (
  sysname: string,
  isRequired: boolean,
  options: ProfileField['options'] = {},
): ProfileField => ({
  sysname,
  type: sysname === 'mobile' ? 'phone' : 'input',
  params: { is_required: isRequired, is_visible: true },
  options,
  attrs: {},
});

const active = { isActive: true };
const form: RegistrationForm = {
  fields: [
    field('email', false),
    field('mobile', false),
    field('first_name', false),
    field('postcode', false),
  ],
  authType: { id: 'email', field: 'email', kind: 'form', isFast: false },
  terms: active,
  notify: active,
  showPromocode: active,
  showPromoFieldByDefault: { isActive: false },
  markBetting: { isActive: false },
};

const values: RegistrationValues = {
  email: 'anna@example.com',
  password: 'parole1',
  hasPromocode: false,
  promo_code: '',
  isPromoCodeValid: false,
  terms: true,
  notify: true,
};

const phoneOptions = [{ country_code: 'LV', phone_code: '371', name: 'Latvia', mask: '## ### ###' }];

function codesOf(change: Partial<RegistrationValues> = {}, drawn: Partial<RegistrationForm> = {}) {
  const problems = checkRegistration(
    { ...values, ...change } as RegistrationValues,
    { ...form, ...drawn },
    { today: '2025-06-15', phoneOptions },
  );
  return Object.fromEntries(Object.entries(problems).map(([name, { code }]) => [name, code]));
}

test('a form in order has no problems', () => {
  expect(codesOf()).toEqual({});
});

test('an empty form is told everything at once', () => {
  expect(codesOf({ email: '', password: '', terms: false, hasPromocode: true })).toEqual({
    email: 'required',
    password: 'required',
    terms: 'required',
    promo_code: 'required',
  });
});

test('the password is always required (S5-R071)', () => {
  expect(codesOf({ password: '' }, { fields: [field('password', false)] })).toEqual({ password: 'required' });
});

test('other fields are required if their definitions say so (S5-R072)', () => {
  expect(codesOf({}, { fields: [field('first_name', true)] })).toEqual({ first_name: 'required' });
  expect(codesOf({}, { fields: [field('first_name', false)] })).toEqual({});
});

test('patterns of the options are applied (S5-R073)', () => {
  const fields = [field('postcode', true, { regex: '^\\d{3}$' })];
  expect(codesOf({ postcode: '12' }, { fields })).toEqual({ postcode: 'format' });
  expect(codesOf({ postcode: '123' }, { fields })).toEqual({});
});

test('terms must be accepted where they are asked for (S5-R074)', () => {
  expect(codesOf({ terms: false })).toEqual({ terms: 'required' });
  expect(codesOf({ terms: false }, { terms: { isActive: false } })).toEqual({});
});

test('and so before going to another site (S5-R078)', () => {
  expect(checkTerms(false, { isActive: true })?.code).toBe('required');
  expect(checkTerms(true, { isActive: true })).toBeNull();
  expect(checkTerms(false, { isActive: false })).toBeNull();
});

test('fast registration does not look at what it does not ask for (S5-R075)', () => {
  const fields = [field('first_name', false)];
  const authType = { id: 'email', field: 'email', kind: 'fast', isFast: true } as const;
  expect(codesOf({ first_name: 'A1' }, { fields })).toEqual({ first_name: 'name' });
  expect(codesOf({ first_name: 'A1' }, { fields, authType })).toEqual({});
});

test('a repeat, where given, equals the password (S5-R031)', () => {
  expect(codesOf({ repeatedPassword: 'parole2' })).toEqual({ repeatedPassword: 'not_equal' });
  expect(codesOf({ repeatedPassword: 'parole1' })).toEqual({});
});

test('by phone, the number is of the country chosen for it', () => {
  const authType = { id: 'mobile', field: 'mobile', kind: 'form', isFast: false } as const;
  const byPhone = { email: '', mobile: '37120000000' };
  expect(codesOf({ ...byPhone, phone_country_code: 'LV' }, { authType })).toEqual({});
  expect(codesOf(byPhone, { authType })).toEqual({});
  expect(codesOf({ ...byPhone, phone_country_code: 'US' }, { authType })).toEqual({ mobile: 'phone' });
});

test('a promo code is asked for while its field is shown (S5-R065)', () => {
  expect(codesOf({ hasPromocode: true, promo_code: ' ' })).toEqual({ promo_code: 'required' });
  expect(codesOf({ hasPromocode: true, promo_code: ' ' }, { showPromocode: { isActive: false } })).toEqual(
    {},
  );
});
