import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { amount, readAmount } from './amount.ts';

const whole = { min: cents(1000), max: cents(500_000), step: cents(100) };
const exact = { ...whole, step: cents(1) };

test.for([
  ['10', 1000],
  ['1,250.5', 125_050],
  ['12.5', 1250],
  ['1,250.505', null],
  ['1,234,567,890,123', 123_456_789_012_300],
  ['1,234,567,890,123,456', null],
  ['0.29', null],
  [' 12.34 ', 1234],
  ['', null],
  ['-1', null],
  ['0', null],
  ['012', null],
  ['1e3', null],
  ['1.005', null],
  ['NaN', null],
  ['1234567890123', 123_456_789_012_300],
  ['12345678901234', null],
  ['9223372036854775808', null],
] as const)('"%s" reads as %s', ([text, read]) => expect(readAmount(text, 'en')).toBe(read));

test.for([
  ['20,50', 2050],
  ['20,5', 2050],
  ['5,50', 550],
  ['1234,56', 123_456],
  ['1234567890123,5', 123_456_789_012_350],
  ['12345678901234,5', null],
  ['1,250', 125_000],
  ['1,250.5', 125_050],
  ['20.50', 2050],
  ['1,250,5', null],
  ['20,505', 2_050_500],
  ['1234,567', null],
  ['1.234,56', null],
  ['0,50', null],
] as const)('"%s" reads as %s where the language writes a decimal comma (M12)', ([text, read]) => {
  for (const locale of ['ru', 'lv', 'pt']) expect(readAmount(text, locale)).toBe(read);
});

test.for(['20,50', '20,5', '1,2345', '12,34,567', '1,250,5', '1250,000', '1,000,'])(
  '"%s" is no amount in English: its comma groups no threes (M12)',
  (text) => expect(readAmount(text, 'en')).toBeNull(),
);

test('whatever is read is no larger than what was written, in any language', () => {
  const digits = fc.stringMatching(/^[0-9,.]{1,12}$/);
  fc.assert(
    fc.property(digits, fc.constantFrom('en', 'ru', 'lv', 'pt'), (text, locale) => {
      const read = readAmount(text, locale);
      if (read === null) return;
      const marks = text.replaceAll(/[^.,]/g, '');
      const isDecimal = /[.,]\d{1,2}$/.test(text);
      const most = isDecimal ? Number(`${text.replace(/[.,]\d{1,2}$/, '').replaceAll(/[.,]/g, '')}`) + 1 : 0;
      expect(read / 100).toBeLessThanOrEqual(isDecimal ? most : Number(text.replaceAll(',', '')));
      if (marks === ',' && isDecimal) expect(locale).not.toBe('en');
    }),
  );
});

test.for([
  ['', whole, { code: 'required' }],
  ['ten', whole, { code: 'format', detail: 'sum' }],
  ['ten', exact, { code: 'format' }],
  ['9', whole, { code: 'min_value', params: { min: 10 } }],
  ['5,001', whole, { code: 'max_value', params: { max: 5000 } }],
  ['10.50', whole, { code: 'multiple_of', params: { value: 1 } }],
  ['10.505', exact, { code: 'format' }],
] as const)('"%s" is held to its bounds', ([text, bounds, problem]) =>
  expect(amount(text, bounds, 'en')).toMatchObject(problem),
);

test('only where cents are not taken is it said that a sum is whole', () => {
  expect(amount('ten', whole, 'en')).toHaveProperty('detail', 'sum');
  expect(amount('ten', exact, 'en')).not.toHaveProperty('detail');
});

test('what is within its bounds is good', () => {
  expect(amount('10', whole, 'en')).toBeNull();
  expect(amount('5,000', whole, 'en')).toBeNull();
  expect(amount('10.55', exact, 'en')).toBeNull();
});
