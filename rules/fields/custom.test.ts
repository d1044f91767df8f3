import { expect, test } from 'vitest';
import { custom, regex } from './custom.ts';

test('a regex holds a value to its pattern (S5-R061)', () => {
  expect(regex('A', '^A')).toBeNull();
  expect(regex('Anna', '^A')).toBeNull();
  expect(regex('B', '^A')?.code).toBe('format');
});

test('with a pattern a custom field must match it', () => {
  expect(custom('AB-12', '^[A-Z]{2}-\\d{2}$')).toBeNull();
  expect(custom('AB-1', '^[A-Z]{2}-\\d{2}$')?.code).toBe('format');
  expect(custom('', '^a*$')?.code).toBe('required');
});

test('without one it must not be empty', () => {
  expect(custom('anything')).toBeNull();
  expect(custom('  ')?.code).toBe('required');
});

test('an unreadable pattern demands nothing more', () => {
  expect(custom('anything', '(?=.*\\d)')).toBeNull();
  expect(custom('', '(?=.*\\d)')?.code).toBe('required');
});

test('what cannot be kept is refused whatever the pattern', () => {
  expect(regex('a\u0000', '^a')?.code).toBe('format');
  expect(regex('a'.repeat(256), '^a')?.code).toBe('max_length');
});
