import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, formatDate, formatMoney, formatNumber, formatTime } from './format.ts';
import { cents, currencies } from './money.ts';

test('money has the sign of its currency before it, on the same line', () => {
  expect(formatMoney({ amount: cents(123_450), currency: 'EUR' })).toBe('€\u00a01,234.50');
  expect(formatMoney({ amount: cents(5), currency: 'BRL' })).toBe('R$\u00a00.05');
});

test('money that is owed or lost has its minus before the currency', () => {
  expect(formatMoney({ amount: cents(-14), currency: 'EUR' })).toBe('−€\u00a00.14');
  expect(formatMoney({ amount: cents(-123_450), currency: 'BRL' })).toBe('−R$\u00a01,234.50');
});

test('the house pays in dollars, euros and reais, each with its sign', () => {
  const one = currencies.map((currency) => formatMoney({ amount: cents(100), currency }));
  expect(one).toEqual(['$\u00a01.00', '€\u00a01.00', 'R$\u00a01.00']);
});

test('a date is written day.month.year (S9-R006)', () => {
  expect(formatDate(new Date('2024-11-05T09:05:00Z'), 'UTC')).toBe('05.11.2024');
});

test('a date is the reader’s own', () => {
  expect(formatDate(new Date('2024-11-05T23:30:00Z'), 'Europe/Riga')).toBe('06.11.2024');
});

test('so is a time', () => {
  expect(formatTime(new Date('2024-11-05T23:30:00Z'), 'Asia/Kolkata')).toBe('05:00');
});

test('a time is written hours:minutes, from 00 to 23 (S9-R007)', () => {
  expect(formatTime(new Date('2024-11-05T09:05:00Z'), 'UTC')).toBe('09:05');
  expect(formatTime(new Date('2024-11-05T00:00:00Z'), 'UTC')).toBe('00:00');
  expect(formatTime(new Date('2024-11-05T21:59:59Z'), 'UTC')).toBe('21:59');
});

describe('an amount has two decimals and commas between the thousands (S9-R008)', () => {
  test.for([
    [123_456_789, '1,234,567.89'],
    [60, '0.60'],
    [0, '0.00'],
    [100_000, '1,000.00'],
    [-1250, '-12.50'],
  ] as const)('%i cents are %s', ([value, text]) => {
    expect(formatAmount(cents(value))).toBe(text);
  });
});

describe('a number keeps only the decimals it needs (S9-R009)', () => {
  test.for([
    [10, '10'],
    [10.5, '10.5'],
    [10.567, '10.57'],
    [1234.5, '1,234.5'],
  ] as const)('%d is %s', ([value, text]) => {
    expect(formatNumber(value)).toBe(text);
  });
});

test('amounts and numbers are written as Intl would', () => {
  const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
  const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 9 }), (whole, places) => {
      expect(formatAmount(cents(whole))).toBe(amounts.format(whole / 100));
      const value = whole / 10 ** places;
      expect(formatNumber(value)).toBe(numbers.format(value).replace(/^-0$/, '0'));
    }),
    { numRuns: 2_000 },
  );
});
