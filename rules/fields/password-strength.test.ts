import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.for([
  ['', 0],
  ['abc123', 0],
  ['111111111111', 0],
  ['123456789', 0],
  ['parole', 1],
  ['Kx7pW2', 1],
  ['Kx7pWq2m', 2],
  ['рыба-молот', 3],
  ['correct-horse-9', 4],
] as const)('%s is %i of 4', ([password, strength]) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('a longer password is never weaker for the same characters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 4 }), (start, more) => {
      expect(passwordStrength(start + more)).toBeGreaterThanOrEqual(passwordStrength(start));
    }),
  );
});
