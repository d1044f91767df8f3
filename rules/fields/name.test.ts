import { expect, test } from 'vitest';
import { name } from './name.ts';

test.for([
  ['', 'required'],
  ['   ', 'required'],
  ['Anna', undefined],
  ['Ģirts Bērziņš', undefined],
  ['Мария-Анна', undefined],
  ["O'Neil", undefined],
  ['D’Angelo', undefined],
  ['李小龙', undefined],
  ['प्रिया', undefined],
  ['Zoe\u0308', undefined],
  ['A1', 'name'],
  ['A$', 'name'],
  ['A_B', 'name'],
  ['Anna.', 'name'],
  ['<b>', 'name'],
  ['😀', 'name'],
  ["-'-", 'name'],
  ['\u0301\u0301', 'name'],
  ['An\u0000na', 'format'],
  ['Anna\nB', 'format'],
] as const)('"%s" as a name: %s (S5-R038)', ([value, code]) => {
  expect(name(value)?.code).toBe(code);
});

test('a free text holds 255 characters and no more (S5-R080)', () => {
  expect(name('a'.repeat(255))).toBeNull();
  expect(name('a'.repeat(256))).toEqual({ code: 'max_length', params: { max: 255 } });
});
