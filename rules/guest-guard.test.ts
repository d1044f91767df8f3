import { expect, test } from 'vitest';
import { homeWithRedirect, isForPlayers } from './guest-guard.ts';

test.for([
  ['/cashier/deposit', true],
  ['/profile', true],
  ['/bets/history', true],
  ['/responsible-game', true],
  ['/game/alphabets', true],
  ['/betting', false],
  ['/gamehall', false],
  ['/', false],
] as const)('%s is for players only: %s', ([path, expected]) => {
  expect(isForPlayers(path)).toBe(expected);
});

test('the address a guest wanted is kept whole', () => {
  expect(homeWithRedirect('/ru', '/ru/cashier?a=1&b=2#c')).toBe(
    '/ru?redirectUrl=%2Fru%2Fcashier%3Fa%3D1%26b%3D2%23c',
  );
});
