import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cents } from '#rules/money.ts';
import { amountText } from './amount-text.ts';
import { amount, flag, int, list } from './wire.ts';

test('every sum of whole cents survives the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(z.decode(amount, z.encode(amount, cents(value)))).toBe(value);
    }),
  );
});

test.for([
  ['25', 2500],
  ['12.5', 1250],
  ['12.05', 1205],
  ['1,250', 125_000],
] as const)('the sum "%s" is %d cents', ([text, value]) => {
  expect(z.decode(amountText, text)).toBe(value);
});

test.for([
  '',
  '0',
  '-1',
  '025',
  '1e3',
  '1.005',
  'NaN',
  ' 5',
  '5 ',
  '0x10',
  '١٢',
  '+5',
  '20,50',
  '1,2345',
  '9'.repeat(20),
])('the sum "%s" is refused', (text) => {
  expect(z.safeDecode(amountText, text).success).toBe(false);
});

test('numbers, flags and lists are read from text and only from their own', () => {
  expect(z.decode(int, '-12')).toBe(-12);
  expect(z.safeDecode(int, '1.5').success).toBe(false);
  expect(z.safeDecode(int, '99999999999').success).toBe(false);
  expect([z.decode(flag, '1'), z.decode(flag, '0')]).toEqual([true, false]);
  expect(z.safeDecode(flag, 'true' as never).success).toBe(false);
  expect(z.decode(list, 'slot,,live')).toEqual(['slot', 'live']);
});
