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

// Four letters that tell, and repeats that add a bit each: 19.8 bits, and 20.8.
test.for([
  ['akwgg', 0],
  ['akwggg', 1],
  ['AKWGG', 0],
  ['AKWGGG', 1],
  ['15937777', 0],
  ['159377777', 1],
  ['akwgbmxxxx', 1],
  ['akwgbmxxxxx', 2],
  ['-a-k-w-gggg', 2],
  ['-a-k-w-ggggg', 3],
  ['akwgbmxgdpp', 2],
  ['akwgbmxgdpppp', 3],
  ['akwgbmxgdpamxxx', 3],
  ['akwgbmxgdpamxxxx', 4],
] as const)('%s, to the last bit, is %i of 4', ([password, strength]) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('a row is foreseen forwards, backwards and in whatever case', () => {
  for (const row of ['aBcDeFgHiJkL', 'LkJiHgFeDcBa', 'zzZZzzZZzzZZ'])
    expect(passwordStrength(row), row).toBe(0);
});

test('letters of an alphabet we cannot size count for little', () => {
  const letters = [...'天地玄黄宇宙洪荒日月盈昃辰宿列张寒来暑往'];
  expect(passwordStrength(letters.slice(1).join(''))).toBe(0);
  expect(passwordStrength(letters.join(''))).toBe(1);
});

test('a longer password is never weaker for the same characters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 4 }), (start, more) => {
      expect(passwordStrength(start + more)).toBeGreaterThanOrEqual(passwordStrength(start));
    }),
  );
});
