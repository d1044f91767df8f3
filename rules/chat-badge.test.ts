import { expect, test } from 'vitest';
import { isBadgeShown } from './chat-badge.ts';

test.for([
  ['betting', false],
  ['betting___ru', false],
  ['game-sysname', false],
  ['game-sysname___lv___default', false],
  ['game-index-sysname', false],
  ['index', true],
  ['gamehall___ru', true],
  ['cashier-deposit', true],
] as const)(
  'on the route %s the chat’s button is shown: %s (S2-R127, S2-R128, S2-R129, S2-R130)',
  ([route, isShown]) => {
    expect(isBadgeShown({ route, isGamePage: false })).toBe(isShown);
  },
);

test('a page that says of itself that it is a game’s hides it, whatever it is called (S2-R037)', () => {
  expect(isBadgeShown({ route: 'index', isGamePage: true })).toBe(false);
});
