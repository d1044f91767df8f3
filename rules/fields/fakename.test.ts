import { expect, test } from 'vitest';
import { fakename } from './fakename.ts';
import { messageOf } from './messages.ts';

test.for([
  ['', 'required'],
  ['abc', 'fakename'],
  ['ab cd', 'fakename'],
  ['ab$d', 'fakename'],
  ['ab_d', 'fakename'],
  ['abcd', undefined],
  ['Лиса77', undefined],
  ['a'.repeat(20), undefined],
  ['a'.repeat(21), 'fakename'],
  ['a'.repeat(41), 'fakename'],
  ['𝒜'.repeat(20), undefined],
  ['𝒜𝒜𝒜', 'fakename'],
  ['𝒜𝒜𝒜𝒜', undefined],
  ['a\u0301\u0301\u0301\u0301', 'fakename'],
] as const)('"%s" as a fake name: %s (S5-R041)', ([value, code]) => {
  expect(fakename(value)?.code).toBe(code);
});

test('whatever is wrong with it, it is a wrong fake name', () => {
  expect(messageOf(fakename('abc')!)).toBe('Wrong fake name');
  expect(messageOf(fakename('ab$d')!)).toBe('Wrong fake name');
});
