import { expect, test } from 'vitest';
import { composed, text } from './text.ts';

test('a text is required unless marked otherwise (S5-R045)', () => {
  expect(text('')?.code).toBe('required');
  expect(text('  ')?.code).toBe('required');
  expect(text('', { isRequired: false })).toBeNull();
  expect(text('word')).toBeNull();
});

test('what cannot be kept is refused, required or not', () => {
  expect(text('a\u0000b', { isRequired: false })?.code).toBe('format');
  expect(text('a\uD800b')?.code).toBe('format');
  expect(text('a😀b')).toBeNull();
});

test('a limit of its own goes before the common one (S5-R080)', () => {
  expect(text('abcd', { max: 3 })).toEqual({ code: 'max_length', params: { max: 3 } });
  expect(text('😀'.repeat(255))).toBeNull();
  expect(text('😀'.repeat(256))?.code).toBe('max_length');
});

test('letters sent in parts are put together', () => {
  expect(composed('a\u0304')).toBe('ā');
  expect(composed('a\u0304'.repeat(255))).toBe('ā'.repeat(255));
  expect(composed('a\u0304'.repeat(256)), 'of a text that no field takes').toBe('a\u0304'.repeat(256));
});
