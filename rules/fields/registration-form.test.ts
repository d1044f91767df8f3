import { expect, test } from 'vitest';
import type { ProfileField } from './profile-field.ts';
import { type AuthType, askedFields, type RegistrationForm, startValues } from './registration-form.ts';

const field = (sysname: string, { isRequired = false, isVisible = true } = {}): ProfileField => ({
  sysname,
  type: 'input',
  params: { is_required: isRequired, is_visible: isVisible },
  options: {},
  attrs: {},
});

const byEmail: AuthType = { id: 'email', field: 'email', kind: 'form', isFast: false };
const byPhone: AuthType = { id: 'mobile', field: 'mobile', kind: 'form', isFast: false };
const fast: AuthType = { id: 'email', field: 'email', kind: 'fast', isFast: false };
const social: AuthType = { id: 'email', field: 'email', kind: 'social', isFast: false };

const fields = [
  field('email'),
  field('mobile'),
  field('password'),
  field('first_name', { isRequired: true }),
  field('address'),
  field('middle_name', { isVisible: false }),
];

const asked = (authType: AuthType, of = fields) => askedFields({ fields: of, authType });
const namesOf = (list: ProfileField[]) => list.map(({ sysname }) => sysname);
const find = (list: ProfileField[], sysname: string) => list.find((each) => each.sysname === sysname);

test('a form asks for what is visible', () => {
  expect(namesOf(asked(byEmail))).toEqual(['email', 'password', 'first_name', 'address']);
  expect(namesOf(asked(byPhone))).toEqual(['mobile', 'password', 'first_name', 'address']);
});

test('the other contact is asked for only where it is required', () => {
  expect(namesOf(asked(byEmail, [...fields.slice(2), field('mobile', { isRequired: true })]))).toContain(
    'mobile',
  );
});

test('the password is always required (S5-R071)', () => {
  for (const given of [field('password'), field('password', { isVisible: false })])
    expect(find(asked(byEmail, [given]), 'password')?.params).toEqual({
      is_required: true,
      is_visible: true,
    });
  expect(find(asked(byEmail, []), 'password')?.params.is_required).toBe(true);
});

test('so is the contact one signs in by', () => {
  expect(find(asked(byPhone, []), 'mobile')).toMatchObject({ type: 'phone', params: { is_required: true } });
});

test('what configuration forgot is asked for all the same, and nothing that is no contact', () => {
  expect(asked(byEmail, []).map(({ sysname, type }) => [sysname, type])).toEqual([
    ['email', 'input'],
    ['password', 'password'],
  ]);
  expect(namesOf(asked({ ...byEmail, field: 'nickname' }, []))).toEqual(['password']);
  const byName = asked({ ...byEmail, field: 'nickname' }, [field('nickname')]);
  expect(find(byName, 'nickname')?.params.is_required).toBe(false);
});

test.for([fast, { ...byEmail, isFast: true }])(
  '$kind, isFast $isFast: only what is required is asked for (S5-R075, S3-R086)',
  (authType) => {
    expect(namesOf(asked(authType))).toEqual(['email', 'password', 'first_name']);
  },
);

test('in fast registration a hidden password is left to the server', () => {
  expect(namesOf(asked(fast, [field('password', { isVisible: false })]))).toEqual(['email']);
});

test('whoever comes from another site is asked for neither contact nor password', () => {
  expect(namesOf(asked(social))).toEqual(['first_name', 'address']);
  expect(namesOf(asked(social, []))).toEqual([]);
});

const off = { isActive: false };
const form: RegistrationForm = {
  fields,
  authType: byEmail,
  terms: { isActive: true },
  notify: { isActive: true },
  showPromocode: { isActive: true },
  showPromoFieldByDefault: off,
  markBetting: off,
};

test('a form starts empty', () => {
  expect(startValues({ ...form, markBetting: { isActive: true } })).toEqual({
    ...{ hasPromocode: false, promo_code: '', isPromoCodeValid: false },
    ...{ terms: false, notify: true, is_betting: false },
  });
});

test('terms start unchecked (S9-R026)', () => {
  expect(startValues(form).terms).toBe(false);
});

test('notices start checked (S9-R027)', () => {
  expect(startValues(form).notify).toBe(true);
});

test.for([true, false])('where configuration starts everything at %s, it does', (defaultValue) => {
  const block = { isActive: true, defaultValue };
  expect(
    startValues({ ...form, terms: block, notify: block, showPromocode: block, markBetting: block }),
  ).toMatchObject({
    terms: defaultValue,
    notify: defaultValue,
    hasPromocode: defaultValue,
    is_betting: defaultValue,
  });
  expect(startValues({ ...form, showPromoFieldByDefault: block }).hasPromocode).toBe(defaultValue);
});

test('a block that is not there cannot stand in the way, nor count as consent', () => {
  const on = { isActive: false, defaultValue: true };
  const values = startValues({ ...form, terms: off, notify: on, showPromocode: on, markBetting: on });
  expect(values).toMatchObject({ terms: true, notify: false, hasPromocode: false });
  expect(values.is_betting).toBeUndefined();
});
