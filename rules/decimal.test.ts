import { expect, test } from 'vitest';
import { centsOf, decimalOf, wholeCentsOf } from './decimal.ts';
import { cents } from './money.ts';

test.for([
  [5, '0.05'],
  [1250, '12.50'],
  [100_000_000, '1000000.00'],
  [99_999_999_999_999, '999999999999.99'],
] as const)('%i cents are written %s, and read back', ([amount, text]) => {
  expect(decimalOf(cents(amount))).toBe(text);
  expect(centsOf(text)).toBe(amount);
});

test('banks write fewer decimals, or more that mean nothing', () => {
  expect(['50', '50.5', '50.50000'].map(centsOf)).toEqual([5000, 5050, 5050]);
});

test.for(['', '1000000000000', '-1', '+1', '1e3', '12.505', '1,000', ' 5', '0x10', '.5', '5.', 'NaN'])(
  '"%s" is no sum of money',
  (text) => expect(centsOf(text)).toBeNull(),
);

test('what is finer than a cent is cut off, not rounded up', () => {
  expect(wholeCentsOf('49.99999999')).toBe(4999);
  expect(wholeCentsOf('49.9')).toBe(4990);
  expect(wholeCentsOf('a lot')).toBeNull();
});
