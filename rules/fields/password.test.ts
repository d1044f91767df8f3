import { expect, test } from 'vitest';
import { messageOf } from './messages.ts';
import { password, repeatedPassword, standardPassword, strictPassword } from './password.ts';

const codeOf = (value: string) => password(value)?.code ?? null;

test('a password is required (S5-R027)', () => {
  expect(codeOf('')).toBe('required');
});

test.for([
  ['12345', 'min_length'],
  ['a'.repeat(6), null],
  ['a'.repeat(20), null],
  ['a'.repeat(21), 'max_length'],
  ['я'.repeat(20), null],
] as const)('%s is judged by its length: %s (S5-R028)', ([value, code]) => {
  expect(codeOf(value)).toBe(code);
});

test('the bounds are told', () => {
  expect(messageOf(password('12345')!)).toBe('Min length is 6');
  expect(messageOf(password('1'.repeat(21))!)).toBe('Max length is 20');
});

test.for([
  ['пароль1', null],
  ['parole1', null],
  ['ĀČĒĢĪĶĻŅŠŪŽ', null],
  ['āčēģīķļņšūž', null],
  ['ЁёЇїЎў', null],
  ['!"#$%&()*+,-./:;<=>', null],
  ["?@[\\]^_`{|}~'", null],
  ['senhaç', 'password'],
  ['pass word', 'password'],
  ['parole😀', 'password'],
  ['пароль\u0000', 'password'],
] as const)('%s is made of allowed characters: %s (S5-R029)', ([value, code]) => {
  expect(codeOf(value)).toBe(code);
});

test('letters typed in parts are the same letters (S5-R029)', () => {
  expect(codeOf('paro\u0304le'.normalize('NFD'))).toBe('password');
  expect(codeOf('pārole'.normalize('NFD'))).toBeNull();
});

test.for([
  ['pass😀漢', '😀 漢'],
  ['漢a漢b漢c', '漢'],
  ['pass word', '␣'],
  ['parole❤\uFE0F', '❤'],
  ['parole\u200B\u0007', 'U+200B U+0007'],
] as const)('the characters that are not valid are listed: %s (S5-R030)', ([value, symbols]) => {
  expect(messageOf(password(value)!)).toBe(`Symbols not valid: ${symbols}`);
});

test('a repeat must equal the first (S5-R031)', () => {
  expect(messageOf(repeatedPassword('parole1', 'parole2')!)).toBe('Passwords are not equal');
  expect(repeatedPassword('parole1', 'parole1')).toBeNull();
});

test('a known one is refused where a list is at hand', () => {
  const policy = { ...standardPassword, isBreached: (given: string) => given === 'qwerty' };
  expect(password('qwerty', policy)).toMatchObject({ code: 'password', detail: 'breached' });
  expect(password('qwertz', policy)).toBeNull();
  expect(password('qwerty')).toBeNull();
});

test('the strict profile wants eight and takes any characters, sixty-four of them', () => {
  expect(password('1234567', strictPassword)).toMatchObject({ code: 'min_length', params: { min: 8 } });
  expect(password('correct horse 😀 漢', strictPassword)).toBeNull();
  expect(password('a'.repeat(64), strictPassword)).toBeNull();
  expect(password('a'.repeat(65), strictPassword)?.code).toBe('max_length');
  expect(password('12345678\u0000', strictPassword)?.code).toBe('password');
});
