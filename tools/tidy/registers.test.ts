import { expect, test } from 'vitest';
import { linkFaults } from './documents.ts';
import { leakFaults } from './leaks.ts';
import { routeFaults, undeclaredAreas, unnamedCalls } from './registers.ts';
import { sizeFaults } from './sizes.ts';
import { parseSource } from './sources.ts';

test('a call is named by its whole name, in a test', () => {
  const sources = [
    { path: 'server/games/games.test.ts', text: `ask('games.getCategories')` },
    { path: 'server/games/handlers.ts', text: 'games.get' },
  ];
  expect(unnamedCalls(['games.get', 'games.getCategories'], sources)).toEqual(['games.get']);
});

test('a page without a route is found, and a route without a page', () => {
  const routes = {
    path: 'site/routes.ts',
    text: `route('/', { page: 'home/home' }), route('/credits'), route('/cashier/deposit/$sysname', { example: 'card' })`,
  };
  const page = (name: string) => ({ path: `site/${name}.page.tsx`, text: '' });
  const all = [routes, page('home/home'), page('credits/credits'), page('cashier/deposit')];
  expect(routeFaults(all)).toEqual([]);
  expect(routeFaults([...all, page('gamehall/hall')])).toEqual([
    'site/gamehall/hall.page.tsx has no route: add a row to site/routes.ts',
  ]);
  expect(routeFaults(all.slice(0, -1))).toEqual([
    'site/routes.ts leads to site/cashier/deposit.page.tsx, which is not there',
  ]);
});

test('words that no code declares are found', () => {
  const words = { path: 'content/messages/en/winners.json', text: '{}' };
  const page = { path: 'site/winners/winners.page.tsx', text: `from '#content/messages/en/winners.json'` };
  expect(undeclaredAreas([words])).toHaveLength(1);
  expect(undeclaredAreas([words, page])).toEqual([]);
});

test('a long file is a fault unless it holds data alone', () => {
  const rows = Array.from({ length: 400 }, (_, row) => `  ${row},`).join('\n');
  const data = `export const table = [\n${rows}\n];\n`;
  expect(sizeFaults(parseSource({ path: 'rules/table.ts', text: data }))).toEqual([]);
  expect(sizeFaults(parseSource({ path: 'rules/table.ts', text: `${data}const f = () => 1;` }))).toHaveLength(
    1,
  );
  expect(sizeFaults({ path: 'ui/long.css', text: '\n'.repeat(400) })).toEqual([]);
  expect(sizeFaults({ path: 'ui/long.css', text: 'a {}\n'.repeat(400) })).toHaveLength(1);
  expect(sizeFaults({ path: 'content/messages/en/home.json', text: '1\n'.repeat(400) })).toEqual([]);
});

test('a path of one machine and a registry are found, an address of the site is not', () => {
  const faults = (text: string) => leakFaults({ path: 'docs/map.md', text }).length;
  const slash = '/';
  expect(faults(`cd ${slash}home/anna/marigold`)).toBe(1);
  expect(faults(`see ${slash}Users/anna`)).toBe(1);
  expect(faults(`https://registry${'.'}example.com/react`)).toBe(1);
  expect(faults('the page at /home and /gamehall, https://example.com/home/anna')).toBe(0);
});

test('a document leads to what exists', () => {
  const known = new Set(['docs/map.md', 'docs/how-to/add-a-call.md', 'README.md']);
  const faults = (text: string) => linkFaults({ path: 'docs/map.md', text }, known);
  expect(
    faults('[call](how-to/add-a-call.md#top) [all](how-to/) [home](../README.md) [web](https://x.y)'),
  ).toEqual([]);
  expect(faults('[gone](how-to/add-a-game.md)')).toHaveLength(1);
});
