import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { amount, readAmount } from './amount.ts';

const whole = { min: cents(1000), max: cents(500_000), step: cents(100) };
const exact = { ...whole, step: cents(1) };

test.for([
  ['10', 1000],
  ['1,250.5', 125_050],
  ['0.29', null],
  [' 12.34 ', 1234],
  ['', null],
  ['-1', null],
  ['0', null],
  ['012', null],
  ['1e3', null],
  ['1.005', null],
  ['NaN', null],
  ['9223372036854775808', null],
] as const)('"%s" reads as %s', ([text, read]) => expect(readAmount(text)).toBe(read));

test.for([
  ['', whole, { code: 'required' }],
  ['ten', whole, { code: 'format', detail: 'sum' }],
  ['ten', exact, { code: 'format' }],
  ['9', whole, { code: 'min_value', params: { min: 10 } }],
  ['5,001', whole, { code: 'max_value', params: { max: 5000 } }],
  ['10.50', whole, { code: 'multiple_of', params: { value: 1 } }],
  ['10.505', exact, { code: 'format' }],
] as const)('"%s" is held to its bounds', ([text, bounds, problem]) =>
  expect(amount(text, bounds)).toMatchObject(problem),
);

test('what is within its bounds is good', () => {
  expect(amount('10', whole)).toBeNull();
  expect(amount('5,000', whole)).toBeNull();
  expect(amount('10.55', exact)).toBeNull();
});
