import { expect, test } from 'vitest';
import { messageOf } from './messages.ts';
import { numericCode } from './numeric-code.ts';

test.for([
  ['', 'required'],
  ['12345', 'format'],
  ['1234567', 'format'],
  ['12a456', 'format'],
  ['12 456', 'format'],
  ['١٢٣٤٥٦', 'format'],
  ['123456\n', 'format'],
  ['123456', undefined],
  ['000000', undefined],
] as const)('"%s" as a numeric code: %s (S5-R032)', ([value, code]) => {
  expect(numericCode(value)?.code).toBe(code);
});

test('the length is told', () => {
  expect(messageOf(numericCode('1')!)).toBe('The code must contain 6 digits');
});
