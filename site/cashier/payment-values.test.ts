import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { checkPayment, enteredAmount, payableAmount, paymentInput, startValues } from './payment-values.ts';

const bank = {
  id: 2,
  sysname: 'bank',
  name: 'Bank transfer',
  note: '',
  marks: [] as string[],
  speed: '',
  min: cents(1_000),
  max: cents(500_000),
  step: cents(1),
  fee: cents(0),
  fields: [
    { name: 'iban', type: 'iban', is_required: true },
    { name: 'bank', type: 'bank', is_required: true },
    { name: 'name', type: 'name', is_required: false },
  ],
} as const;
const method = { ...bank, fields: [...bank.fields] };
const banks = [{ id: 'sunrise', name: 'Sunrise', country: 'LV' }];
const good = {
  amount: '12.50',
  'requisites.iban': 'LV80 BANK 0000 4351 9500 1',
  'requisites.bank': 'sunrise',
  'requisites.name': '',
};

test('a form starts with a place for everything the method asks', () => {
  expect(startValues(method, '50')).toEqual({
    amount: '50',
    'requisites.iban': '',
    'requisites.bank': '',
    'requisites.name': '',
  });
});

test.for([
  ['12.50', 1_250],
  ['9.99', 0],
  ['9999', 0],
  ['a lot', 0],
  ['', 0],
] as const)('of "%s" typed, %i can be paid', ([typed, payable]) => {
  const terms = { method, banks, locale: 'en', max: cents(2_000) };
  expect(payableAmount({ ...good, amount: typed }, terms)).toBe(payable);
});

test('every value is held to its own rule, and the amount to what there is', () => {
  expect(checkPayment(good, { method, banks, locale: 'en' })).toEqual({});
  const wrong = { ...good, 'requisites.bank': 'moon', 'requisites.iban': '' };
  expect(checkPayment(wrong, { method, banks, locale: 'en' })).toMatchObject({
    'requisites.bank': { code: 'format' },
    'requisites.iban': { code: 'required' },
  });
  expect(checkPayment(good, { method, banks, locale: 'en', max: cents(1_200) })).toMatchObject({
    amount: { code: 'max_value' },
  });
});

test('what is sent names the method twice and leaves out what was left empty (S3-R090, S3-R091, S3-R092, S3-R094)', () => {
  expect(paymentInput(good, method, 'en')).toEqual({
    method: 'bank',
    methodId: '2',
    amount: 1_250,
    requisites: { iban: 'LV80 BANK 0000 4351 9500 1', bank: 'sunrise' },
  });
  expect(enteredAmount({ amount: 'ten' }, 'en')).toBe(0);
});
