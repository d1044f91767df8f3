import { expect, test } from 'vitest';
import type { PersonalField, ProfileInfo } from '#contract/account/profile.ts';
import {
  checkPersonal,
  inCountry,
  isClosed,
  personalValues,
  profileFields,
  told,
} from './personal-values.ts';

const info: ProfileInfo = {
  first_name: 'Ilze',
  last_name: '',
  middle_name: '',
  sex: 0,
  birth_date: '1990-02-01',
  country: 'Latvia',
  country_code: 'LV',
  region: '',
  home_town: '',
  address: '',
  postcode: '',
  document: { type: 'passport', number: 'LV7' },
};

const field = (sysname: string, change: Partial<PersonalField> = {}): PersonalField => ({
  sysname,
  type: 'input',
  params: { is_required: false, is_visible: true },
  options: {},
  attrs: {},
  ...change,
});
const required = { params: { is_required: true, is_visible: true } };

test('the form holds a day as people write it, and the document in two fields', () => {
  expect(personalValues(info)).toMatchObject({
    birth_date: '01.02.1990',
    sex: '0',
    document_type: 'passport',
    document_number: 'LV7',
  });
  expect(personalValues({ ...info, birth_date: '' }).birth_date).toBe('');
});

test('the profile asks for what a country asks for, but not for contacts, passwords or what is hidden', () => {
  const hidden = field('middle_name', { params: { is_required: false, is_visible: false } });
  const fields = [field('email'), field('password'), field('first_name'), hidden];
  expect(profileFields(fields, personalValues(info)).map(({ sysname }) => sysname)).toEqual(['first_name']);
});

test('what is closed stays closed, unless it was never told', () => {
  const closed = { attrs: { disabled: true } };
  const fields = profileFields(
    [field('first_name', closed), field('last_name', closed)],
    personalValues(info),
  );
  expect(fields.map(isClosed)).toEqual([true, false]);
  expect(told(fields, { ...personalValues(info), last_name: 'Ozola' })).toEqual({ last_name: 'Ozola' });
});

test('a required field is missed, and a Brazilian tax number is held to its check digits (S3-R031)', () => {
  const fields = [field('last_name', required), field('document_number')];
  const values = { ...personalValues(info), document_type: 'cpf', document_number: '529.982.247-24' };
  expect(checkPersonal(fields, values, '2026-11-15')).toMatchObject({
    last_name: { code: 'required' },
    document_number: { detail: 'cpf' },
  });
  const right = { ...values, last_name: 'Silva', document_number: '529.982.247-25' };
  expect(checkPersonal(fields, right, '2026-11-15')).toEqual({});
});

test('another country brings the first of its regions and its document, and drops the old number', () => {
  const fields = [
    field('region', { type: 'region', attrs: { value: 'BR-AC' } }),
    field('document_type', { type: 'select', attrs: { value: 'cpf' } }),
  ];
  expect(inCountry('BR', fields)).toEqual({
    country_code: 'BR',
    region: 'BR-AC',
    document_type: 'cpf',
    document_number: '',
  });
  expect(inCountry('US', [])).toMatchObject({ region: '', document_type: '' });
});
