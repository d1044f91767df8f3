import { expect, test } from 'vitest';
import { type PhoneOption, phone, readNational } from './phone.ts';

const latvia: PhoneOption = { country_code: 'LV', phone_code: '371', name: 'Latvia', mask: '## ### ###' };
const brazil: PhoneOption = {
  country_code: 'BR',
  phone_code: '55',
  name: 'Brazil',
  mask: ['(##) \\9####-####', '(##) ####-####'],
};
const options = [latvia, brazil];

test.for([
  ['', 'required'],
  ['+371 20 000 000', undefined],
  ['37120000000', undefined],
  ['+371 (20) 000-000', undefined],
  ['+371 20 000', 'phone'],
  ['+371', 'phone'],
  ['+371 20 000 0000', 'phone'],
  ['20000000', 'phone'],
  ['+370 20 000 000', 'phone'],
  ['+371 20 000 00O', 'phone'],
  ['371+20000000', 'phone'],
  ['---', 'phone'],
] as const)('"%s" as a phone number: %s (S5-R048)', ([value, code]) => {
  expect(phone(value, { options })?.code).toBe(code);
});

test('where the country is known the number is of that country (S5-R048)', () => {
  expect(phone('37120000000', { options, countryCode: 'LV' })).toBeNull();
  expect(phone('37120000000', { options, countryCode: 'BR' })?.code).toBe('phone');
  expect(phone('37120000000', { options, countryCode: 'XX' })?.code).toBe('phone');
});

test.for([
  ['5511961234567', undefined],
  ['551132345678', undefined],
  ['5511161234567', 'phone'],
  ['55113234567', 'phone'],
] as const)('a country with two masks takes both lengths: %s: %s (S3-R081)', ([value, code]) => {
  expect(phone(value, { options })?.code).toBe(code);
});

test('of a list of masks the shortest that is filled is used (S3-R081)', () => {
  expect(readNational(brazil, '1132345678').text).toBe('(11) 3234-5678');
  expect(readNational(brazil, '11961234567').text).toBe('(11) 96123-4567');
  const mask = ['##-##9', '## ##'];
  expect(readNational({ ...latvia, mask }, '1234').text).toBe('12 34');
  expect(readNational({ ...latvia, mask }, '12345').text).toBe('12-345');
});

test('a mask that is filled goes before one that agrees with more, and that before a shorter one', () => {
  const shown = (mask: string[], national: string) => readNational({ ...latvia, mask }, national).text;
  expect(shown(['7##', '# #'], '71')).toBe('7 1');
  expect(shown(['8##', '# ###'], '91')).toBe('9 1');
  expect(shown(['# ####', '7-####'], '71')).toBe('7-1');
  expect(shown(['#.####', '#-#-#-#'], '12')).toBe('1-2');
  expect(shown(['#-#-#-#', '#.####'], '12')).toBe('1-2');
});

test('a number may be written with much between its digits, but not without end', () => {
  const written = (length: number) => `371${' '.repeat(length - 11)}20000000`;
  expect(phone(written(40), { options })).toBeNull();
  expect(phone(written(41), { options })?.code).toBe('phone');
});

test('a mask that opens with a plus is of the whole number', () => {
  const whole = { ...latvia, mask: '+371 ########' };
  expect(phone('37120000000', { options: [whole] })).toBeNull();
  expect(readNational(whole, '20000000').text).toBe('+371 20000000');
  expect(phone('371200', { options: [{ ...latvia, mask: '+0' }] })).toBeNull();
});

test('no number is longer than fifteen digits', () => {
  const anything: PhoneOption = { country_code: 'XX', phone_code: '', name: 'Anywhere', mask: '+0' };
  expect(phone('1'.repeat(15), { options: [anything] })).toBeNull();
  expect(phone('1'.repeat(16), { options: [anything] })?.code).toBe('phone');
});
