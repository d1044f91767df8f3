import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalEmail, canonicalLogin, canonicalPhone, login, withoutPlus } from './login.ts';
import { password } from './password.ts';

test('sign-in requires a login (S5-R068)', () => {
  expect(login('')?.code).toBe('required');
  expect(login('anna')).toBeNull();
  expect(login('a'.repeat(256))?.code).toBe('max_length');
});

test('sign-in holds the password to the password rules (S5-R069)', () => {
  expect(password('12345')?.code).toBe('min_length');
});

test('one leading plus is dropped on sign-in (S5-R070)', () => {
  expect(withoutPlus('+37120000000')).toBe('37120000000');
  expect(withoutPlus('++1')).toBe('+1');
  expect(withoutPlus('a+b@c.lv')).toBe('a+b@c.lv');
});

test.for([
  ['Anna@Example.COM', 'anna@example.com'],
  [' anna@example.com ', 'anna@example.com'],
  ['ĀNNA@example.lv'.normalize('NFD'), 'ānna@example.lv'],
  ['+371 20 000 000', '37120000000'],
  ['371-20-000-000', '37120000000'],
  ['(371) 20000000', '37120000000'],
  ['Anna', 'Anna'],
  [' Anna ', 'Anna'],
  ['371 20 000 000 Anna', '371 20 000 000 Anna'],
  ['anna7', 'anna7'],
  ['-', '-'],
] as const)('"%s" is looked up as "%s"', ([typed, canonical]) => {
  expect(canonicalLogin(typed)).toBe(canonical);
});

test('an e-mail address is kept without what was typed around it', () => {
  expect(canonicalEmail(' Anna@Example.com ')).toBe('anna@example.com');
});

const symbol = fc.oneof(
  fc.constantFrom('@', '+', '1', ' ', 'A', 'İ', 'ẞ', 'Ω', '\u030A', '\u0301'),
  fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
);

test('a canonical form is its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: symbol, maxLength: 100 }), (typed) => {
      for (const canonical of [canonicalEmail, canonicalPhone, canonicalLogin])
        expect(canonical(canonical(typed))).toBe(canonical(typed));
    }),
    { numRuns: 500 },
  );
});
