// A lost answer to a registration: what became of it is asked, and nothing is said that nobody knows.
import { expect, test, vi } from 'vitest';
import type { AccountInfo } from '#contract/account/account.ts';
import { Refusal } from '#contract/refusals.ts';
import { Unanswered } from '../asking/unanswered.ts';
import { registerOnce } from './register-once.ts';

const account = { login: 'anna@example.com', is_registration_completed: true } as AccountInfo;
const input = { login: 'anna@example.com', password: 'ferro-deals-7' };
const fails = (error: unknown) => vi.fn(() => Promise.reject(error));
const enters = () => vi.fn(async () => account);
const taken = new Refusal('InvalidParameter', { invalid_parameters: { email: ['taken'] } });
const wrong = new Refusal('Authorization');

test('an answer that comes is the answer', async () => {
  const enter = enters();
  const made = await registerOnce(input, { hasLost: false }, { register: async () => account, enter });
  expect(made).toBe(account);
  expect(enter).not.toHaveBeenCalled();
});

test.for([
  ['a lost answer', new Unanswered(true)],
  ['a server that could not tell', new Refusal('ApplicationUnavailable')],
] as const)('the account of %s is entered', async ([, error]) => {
  const doors = { register: fails(error), enter: enters() };
  expect(await registerOnce(input, { hasLost: false }, doors)).toBe(account);
});

test('found nowhere, it may be pressed again, and the account that came late is entered then', async () => {
  const tries = { hasLost: false };
  const lost = registerOnce(input, tries, { register: fails(new Unanswered(true)), enter: fails(wrong) });
  await expect(lost).rejects.toMatchObject({ isSent: true, isOnce: true });
  expect(await registerOnce(input, tries, { register: fails(taken), enter: enters() })).toBe(account);
});

test('whose name is taken by somebody else is told so', async () => {
  const first = enters();
  const own = registerOnce(input, { hasLost: false }, { register: fails(taken), enter: first });
  await expect(own).rejects.toBe(taken);
  expect(first, 'no answer was lost').not.toHaveBeenCalled();
  const other = registerOnce(input, { hasLost: true }, { register: fails(taken), enter: fails(wrong) });
  await expect(other).rejects.toBe(taken);
});

test('what was never sent is not asked about', async () => {
  const enter = enters();
  const offline = registerOnce(input, { hasLost: false }, { register: fails(new Unanswered(false)), enter });
  await expect(offline).rejects.toMatchObject({ isSent: false });
  expect(enter).not.toHaveBeenCalled();
});

test('where the house draws the password nobody can ask, and nothing is promised', async () => {
  const lost = registerOnce(
    input,
    { hasLost: false },
    { register: fails(new Unanswered(true)), enter: null },
  );
  await expect(lost).rejects.toMatchObject({ isSent: true, isOnce: false });
});

test('an account that still wants its form is not made', async () => {
  const half = { ...account, is_registration_completed: false };
  const doors = { register: fails(new Unanswered(true)), enter: vi.fn(async () => half) };
  await expect(registerOnce(input, { hasLost: false }, doors)).rejects.toMatchObject({ isOnce: true });
});

test('a bug is a bug', async () => {
  const bug = new TypeError('x is not a function');
  const doors = { register: fails(bug), enter: enters() };
  await expect(registerOnce(input, { hasLost: true }, doors)).rejects.toBe(bug);
});
