import { expect, test } from 'vitest';
import { messageOf } from './messages.ts';
import { postcode } from './postcode.ts';

test.for([
  ['', 'required'],
  ['1', undefined],
  ['12345678', undefined],
  ['123456789', 'format'],
  ['12a', 'format'],
  ['12 34', 'format'],
] as const)('"%s" as a postcode: %s (S5-R046)', ([value, code]) => {
  expect(postcode(value)?.code).toBe(code);
});

test('a given pattern replaces the default, and describes all of the value (S5-R047)', () => {
  expect(postcode('LV-1010', 'LV-\\d{4}')).toBeNull();
  expect(postcode('1010', 'LV-\\d{4}')?.code).toBe('format');
  expect(postcode('LV-10101', 'LV-\\d{4}')?.code).toBe('format');
  expect(postcode('SW1A 1AA', '^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$')).toBeNull();
});

test('what cannot be kept is refused by whatever pattern, and a wrong one is told as that', () => {
  expect(postcode('10\u000010', '.*')?.code).toBe('format');
  expect(postcode('1'.repeat(256), '.*')?.code).toBe('max_length');
  expect(messageOf(postcode('12a')!)).toBe('Wrong postcode');
});

test('an unreadable pattern leaves the default', () => {
  expect(postcode('1010', '(')).toBeNull();
  expect(postcode('LV-1010', '(')?.code).toBe('format');
});
