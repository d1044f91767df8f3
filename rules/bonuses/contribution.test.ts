import { expect, test } from 'vitest';
import { percentCounted } from './contribution.ts';

const game = (kind: string, edge: number | null) => ({ sysname: 'a-game', kind, edge });
const slots = { contribution: { slot: 100 }, excluded: [] };

test.for([
  ['slot', 0.031, 100],
  ['roulette', 1 - 36 / 37, 65],
  ['dice', 1 - 0.99, 25],
  ['crash', 1 - 0.99, 25],
  ['baccarat', 0.0106, 25],
  ['blackjack', 0.0049, 10],
  ['video-poker', 0.0046, 10],
  ['scratch', 0.05, 100],
  ['outside', null, 0],
  ['outside', -0.01, 0],
] as const)('%s that keeps %s counts %s percent', ([kind, edge, percent]) => {
  expect(percentCounted(game(kind, edge), slots)).toBe(percent);
});

test('what is said of a game comes before what is said of its kind, and an excluded one counts nothing', () => {
  const terms = { contribution: { 'a-game': 5, slot: 100 }, excluded: [] as string[] };
  expect(percentCounted(game('slot', 0.04), terms)).toBe(5);
  expect(percentCounted(game('slot', 0.04), { ...terms, excluded: ['a-game'] })).toBe(0);
});
