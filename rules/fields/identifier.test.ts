import { expect, test } from 'vitest';
import { identifier } from './identifier.ts';
import { messageOf } from './messages.ts';

test.for([
  ['123456...1234', undefined],
  ['12345...1234', 'format'],
  ['1234567...1234', 'format'],
  ['123456..1234', 'format'],
  ['123456...123', 'format'],
  ['123456...12345', 'format'],
  ['0123456...1234', 'format'],
  ['123456…1234', 'format'],
] as const)('"%s" shows the ends of a card: %s', ([value, code]) => {
  expect(identifier(value)?.code).toBe(code);
});

test('a wrong one is told as that', () => {
  expect(messageOf(identifier('x')!)).toBe('Wrong identifier');
});

test.for([
  ['4111111111111111', undefined],
  ['4111111111111112', 'format'],
  ['4111 1111 1111 1111', 'format'],
  ['000000000000', undefined],
  ['00000000000', 'format'],
  ['00000000000000000000', 'format'],
] as const)('"%s" is a number that passes the Luhn check: %s', ([value, code]) => {
  expect(identifier(value)?.code).toBe(code);
});

test.for([
  ['new', undefined],
  ['New', 'format'],
  ['NEW', 'format'],
  [' new', 'format'],
  ['', 'required'],
] as const)('"%s" asks for new ones: %s', ([value, code]) => {
  expect(identifier(value)?.code).toBe(code);
});
