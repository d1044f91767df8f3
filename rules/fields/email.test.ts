import { expect, test } from 'vitest';
import { email } from './email.ts';

test.for([
  ['', 'required'],
  ['a@b.co', undefined],
  ['a@b.co.uk', undefined],
  ['first.last+tag@example.com', undefined],
  ['почта@пример.рф', undefined],
  ['a@b', 'email'],
  ['a b@c.d', 'email'],
  ['a@b.c.d.e', 'email'],
  ['@b.co', 'email'],
  ['a@', 'email'],
  ['a@@b.co', 'email'],
  ['a@b@c.co', 'email'],
  ['a@.co', 'email'],
  ['a@b..co', 'email'],
  ['a@b.co.', 'email'],
  [' a@b.co', 'email'],
  ['a@b.co ', 'email'],
  ['a\u00A0@b.co', 'email'],
  ['a\u0000@b.co', 'format'],
  [`${'a'.repeat(250)}@b.co`, undefined],
  [`${'a'.repeat(251)}@b.co`, 'max_length'],
] as const)('"%s" as an e-mail address: %s (S5-R054)', ([value, code]) => {
  expect(email(value)?.code).toBe(code);
});
