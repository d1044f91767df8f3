import { expect, test } from 'vitest';
import { maskContact } from './masked-contact.ts';

test.for([
  ['email', 'anna@example.com', 'a•••@example.com'],
  ['email', 'a@example.com', 'a•••@example.com'],
  ['email', '"odd@name"@example.com', '"•••@example.com'],
  ['phone', '37120123456', '••• 56'],
] as const)('of the %s %s this is shown: %s', ([type, contact, shown]) => {
  expect(maskContact({ type, contact })).toBe(shown);
});
