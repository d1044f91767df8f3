import { expect, test } from 'vitest';
import type { ProfileField } from './profile-field.ts';
import type { RegistrationForm, RegistrationValues } from './registration-form.ts';
import { registrationPayload } from './registration-payload.ts';

const field = (sysname: string, isVisible = true): ProfileField => ({
  sysname,
  type: sysname === 'mobile' ? 'phone' : 'input',
  params: { is_required: false, is_visible: isVisible },
  options: {},
  attrs: {},
});

const active = { isActive: true };
const off = { isActive: false };

const sysnames = [
  ...[
    'first_name',
    'middle_name',
    'last_name',
    'birth_date',
    'sex',
    'region',
    'postcode',
    'home_town',
    'address',
  ],
  ...['document_type', 'document_number', 'fakename'],
];

const form: RegistrationForm = {
  fields: sysnames.map((sysname) => field(sysname)),
  authType: { id: 'email', field: 'email', kind: 'form', isFast: false },
  terms: active,
  notify: active,
  showPromocode: active,
  showPromoFieldByDefault: off,
  markBetting: active,
};

const values: RegistrationValues = {
  email: 'anna@example.com',
  password: 'parole1',
  repeatedPassword: 'parole1',
  locale: 'lv',
  currency: 'EUR',
  country_code: 'LV',
  hasPromocode: false,
  promo_code: '',
  isPromoCodeValid: false,
  terms: true,
  notify: true,
};

const payload = (change: Partial<RegistrationValues> = {}, drawn: Partial<RegistrationForm> = {}) =>
  registrationPayload({ ...values, ...change } as RegistrationValues, { ...form, ...drawn });

test('empty values are left out (S7-R127)', () => {
  expect(payload({ first_name: '', middle_name: '  ', sex: '0' })).toStrictEqual({
    email: 'anna@example.com',
    login: 'anna@example.com',
    auth_type: 'email',
    password: 'parole1',
    locale: 'lv',
    currency: 'EUR',
    country_code: 'LV',
    terms: '1',
    notify: '1',
  });
});

test('whoever comes from another site has no login to send', () => {
  const authType = { id: 'google', field: 'email', kind: 'social', isFast: false } as const;
  expect(payload({}, { authType })).toStrictEqual({
    ...{ locale: 'lv', currency: 'EUR', country_code: 'LV', terms: '1', notify: '1', auth_type: 'google' },
  });
});

test('what was filled in is sent by its own name', () => {
  const filled = {
    first_name: 'Anna',
    middle_name: 'Marija',
    last_name: 'Bērziņa',
    birth_date: '31.12.1999',
    sex: '2',
    region: 'LV-RIX',
    postcode: 'LV-1010',
    home_town: 'Rīga',
    address: 'Brīvības 5',
    document_type: 'passport',
    document_number: 'LV-123.4',
    fakename: 'fox7',
  };
  expect(payload(filled)).toMatchObject({ ...filled, birth_date: '1999-12-31' });
});

test('a CPF number is sent in bare digits', () => {
  expect(payload({ document_type: 'cpf', document_number: '529.982.247-25' })['document_number']).toBe(
    '52998224725',
  );
  expect(payload({ document_type: 'cpf', address: 'Main 5.a-b' })['address']).toBe('Main 5.a-b');
});

test('the login falls back to the e-mail address, then to the phone (S7-R128)', () => {
  const authType = { id: 'mobile', field: 'mobile', kind: 'form', isFast: false } as const;
  const mobile = '+371 20 000 000';
  const demanded = { ...field('mobile'), params: { is_required: true, is_visible: true } };
  expect(payload({ mobile }, { fields: [demanded] })).toMatchObject({
    login: 'anna@example.com',
    auth_type: 'email',
    phone: '37120000000',
  });
  expect(payload({ mobile }, { authType })['login']).toBe('37120000000');
  expect(payload({ login: 'anna' }, { fields: [field('login')] })['login']).toBe('anna');
});

test('the mobile number is sent as the phone, in digits, with its country (S3-R042, S3-R058)', () => {
  const authType = { id: 'mobile', field: 'mobile', kind: 'form', isFast: false } as const;
  const sent = payload({ mobile: '+371 20 000 000', phone_country_code: 'LV' }, { authType });
  expect(sent).toMatchObject({ phone: '37120000000', phone_country_code: 'LV' });
  expect(sent).not.toHaveProperty('mobile');
  expect(sent).not.toHaveProperty('email');
  expect(payload({ phone_country_code: 'LV' })).not.toHaveProperty('phone_country_code');
  expect(payload({ mobile: '+371 20 000 000' }, { authType })).not.toHaveProperty('phone_country_code');
});

test('neither the promo flag nor the repeated password is ever sent (S3-R060)', () => {
  const sent = payload({ hasPromocode: true, promo_code: 'ABC', isPromoCodeValid: true });
  expect(Object.keys(sent).filter((name) => /hasPromocode|repeat|isPromo/.test(name))).toEqual([]);
});

test.for([
  ['filled and valid', { hasPromocode: true, promo_code: ' ABC ', isPromoCodeValid: true }, 'ABC'],
  ['not valid', { hasPromocode: true, promo_code: 'ABC', isPromoCodeValid: false }, undefined],
  ['empty', { hasPromocode: true, promo_code: ' ', isPromoCodeValid: true }, undefined],
  ['hidden', { hasPromocode: false, promo_code: 'ABC', isPromoCodeValid: true }, undefined],
] as const)('a promo code that is %s is sent as it should be (S3-R061)', ([, change, sent]) => {
  expect(payload(change)['promo_code']).toBe(sent);
  expect(payload(change, { showPromocode: off })).not.toHaveProperty('promo_code');
});

test('accepted terms are sent as 1 (S3-R062)', () => {
  expect(payload()['terms']).toBe('1');
  expect(payload({ terms: false })).not.toHaveProperty('terms');
  expect(payload({ terms: false }, { terms: off })['terms']).toBe('1');
});

test('the wish for notices is sent as 1 or 0 (S3-R063)', () => {
  expect(payload({ notify: true })['notify']).toBe('1');
  expect(payload({ notify: false })['notify']).toBe('0');
  expect(payload({ notify: true }, { notify: off })['notify']).toBe('0');
});

test('betting is 1 and casino 0 (S3-R064)', () => {
  expect(payload({ is_betting: true })['is_betting']).toBe('1');
  expect(payload({ is_betting: false })['is_betting']).toBe('0');
  expect(payload()).not.toHaveProperty('is_betting');
});

test('the active character is named', () => {
  expect(payload({ character_id: '3' })['character_id']).toBe('3');
});

test('fast registration sends no more than it asks for (S5-R075)', () => {
  const authType = { id: 'email', field: 'email', kind: 'fast', isFast: false } as const;
  expect(payload({ first_name: 'Anna' }, { authType })).not.toHaveProperty('first_name');
});

test('a hidden field is not sent', () => {
  expect(payload({ address: 'Main 5' }, { fields: [field('address', false)] })).not.toHaveProperty('address');
});
