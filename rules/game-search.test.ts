import { expect, test } from 'vitest';
import { searchRank, slipsBetween } from './game-search.ts';

const griffin = ['Griffin Court', 'Lumen Forge', 'classic'];
const dragon = ["Dragon's Hoard", 'Hexwood', 'adventure'];
const blackjack = ['Blackjack 21', 'Marigold Originals', 'table'];

test.for([
  ['the beginning of the name', 'griff', griffin],
  ['a word of the name', 'court', griffin],
  ['a letter left out', 'grifin', griffin],
  ['two letters swapped', 'girffin', griffin],
  ['a letter too many', 'courtt', griffin],
  ['a wrong letter in each word', 'graffin coort', griffin],
  ['the beginning of a word with a slip', 'drogons', dragon],
  ['without its apostrophe', 'dragons hoard', dragon],
  ['capitals and accents', 'DRÁGONS', dragon],
  ['in two words what is one', 'black jack', blackjack],
  ['in one word what are two', 'griffincourt', griffin],
  ['the studio', 'hexwood', dragon],
  ['what it is about', 'adventure', dragon],
  ['nothing at all', ' ', dragon],
] as const)('%s finds it', ([, query, texts]) => {
  expect(searchRank(query, texts)).not.toBeNull();
});

test.for([
  ['another game', 'wolf', griffin],
  ['a short word with a slip', 'blk', blackjack],
  ['one word right and one wrong', 'griffin unicorn', griffin],
] as const)('%s does not', ([, query, texts]) => {
  expect(searchRank(query, texts)).toBeNull();
});

test('what is meant comes before what only sounds alike', () => {
  const ranks = ['griffin', 'grifin', 'lumen'].map((query) => searchRank(query, griffin)!);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBe(3);
});

test.for([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
] as const)('between "%s" and "%s" are %s slips', ([a, b, slips]) => {
  expect(slipsBetween(a, b)).toBe(slips);
});
