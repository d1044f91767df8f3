import { expect, test } from 'vitest';
import { formerNames, nameNow, namesEver } from './renamed.ts';
import { shelf } from './shelf.ts';

const onShelf = new Set(shelf.map(({ sysname }) => sysname));

test.for(formerNames)('%s is on the shelf under its new name alone', (before) => {
  expect(onShelf).not.toContain(before);
  expect(onShelf).toContain(nameNow(before));
  expect(namesEver(nameNow(before))).toContain(before);
});

test('a game that was never renamed has one name', () => {
  expect(nameNow('mines')).toBe('mines');
  expect(namesEver('mines')).toEqual(['mines']);
});

/** Titles of games of other makers, or so close to one that we gave them up. */
const titles = [
  ...[
    "Medusa's Gaze",
    'Wolf Moon',
    'Griffin Throne',
    'Lucky Clover',
    'Crown Jewels',
    'Aztec Sun',
    'Bull Rush',
  ],
  ...['Reel Catch', 'Tiger Fortune', 'Golden Bells', 'Kong Gold', 'Plinko'],
];

test('no game has the title of another maker’s', () => {
  expect(shelf.filter(({ name }) => titles.includes(name))).toEqual([]);
});
