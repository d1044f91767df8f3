import { expect, test } from 'vitest';
import { indexGames } from './game-search.ts';

const games = [
  { name: 'Golden Acre', about: 'hexwood slot farm return 96 1' },
  { name: 'Pride of Gold', about: 'hexwood slot animals high volatility' },
  { name: 'Roulette Royale', about: 'marigold casino wheel return 97 3' },
  { name: 'Wolfrise', about: 'hexwood slot animals gold' },
];
const search = indexGames(games);
const namesFor = (query: string) => search(query).map((place) => games[place]!.name);

test.for([
  ['the beginning of a name', 'roul', ['Roulette Royale']],
  ['a letter missing', 'rulette', ['Roulette Royale']],
  ['two letters swapped', 'wlofrise', ['Wolfrise']],
  ['two slips in a long word', 'roullete', ['Roulette Royale']],
  [
    'a name without its spaces, and after it one that is like it,',
    'goldenacre',
    ['Golden Acre', 'Pride of Gold'],
  ],
  ['what else is known of it', 'casino', ['Roulette Royale']],
  ['two words, each found somewhere', 'gold volatility', ['Pride of Gold']],
  ['names before what else is known, beginnings first', 'gold', ['Golden Acre', 'Pride of Gold', 'Wolfrise']],
  ['accents and capitals', 'RÖULETTE', ['Roulette Royale']],
  ['a word that is nowhere', 'gold zebra', []],
  ['no words at all', '!!!', games.map(({ name }) => name)],
] as const)('%s finds the game', ([, query, names]) => {
  expect(namesFor(query)).toEqual(names);
});
