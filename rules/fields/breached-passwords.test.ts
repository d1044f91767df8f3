import { expect, test } from 'vitest';
import { isBreached } from './breached-passwords.ts';

test.for(['123456', 'password1', 'QWERTY123', 'Пароль', 'gfhjkm'])('%s is known from leaks', (given) => {
  expect(isBreached(given)).toBe(true);
});

test.for(['пароль1', 'parole1', 'ferro-deals-7', '', 'constructor'])('%s is not', (given) => {
  expect(isBreached(given)).toBe(false);
});
