import { expect, test } from 'vitest';
import { house, outside, ownerOf, pocket, pockets } from './accounts.ts';

test('a pocket is its player’s, whichever it is', () => {
  expect(pockets).toEqual(['main', 'bonus', 'betting_bonus', 'held', 'fun']);
  for (const name of pockets) expect(ownerOf(pocket(77, name))).toBe(77);
});

test('what the house has, and what is outside of it, is nobody’s, even where its name is a number', () => {
  expect([house('games'), house('pool-9'), outside('card'), outside('9')].map(ownerOf)).toEqual([0, 0, 0, 0]);
});

test('accounts are told apart by their paths', () => {
  expect(pocket(7, 'main')).toBe('player:7:main');
  expect(house('fees')).toBe('house:fees');
  expect(outside('card')).toBe('outside:card');
});
