import { expect } from 'vitest';
import { PAGE_SIZE } from '#contract/paging.ts';
import { shelf } from '#games/shelf.ts';
import { studios } from '#games/studios.ts';
import { test } from '#tests/doors.ts';

type Listed = { sysname: string; name: string; provider: string; types: string[]; tags: string[] };
const sysnames = (items: Listed[]) => items.map(({ sysname }) => sysname);

test('games.get gives a page of games and says how many there are (S7-R060, S3-R122)', async ({ doors }) => {
  const { result } = await doors.ask('games.get', { offset: '2', count: '3' });
  expect(result.count).toBe(shelf.length);
  expect(sysnames(result.items)).toEqual(shelf.slice(2, 5).map(({ sysname }) => sysname));
  expect(result.items[0]).toMatchObject({
    sysname: expect.any(String),
    provider: expect.any(String),
    tags: expect.any(Array),
  });
});

test('a list without a size has the one shared default (S9-R063), and three hundred is the most (S9-R030)', async ({
  doors,
}) => {
  expect((await doors.ask('games.get')).result.items).toHaveLength(PAGE_SIZE);
  expect((await doors.ask('games.get', { count: '100000' })).result.items).toHaveLength(
    Math.min(300, shelf.length),
  );
  for (const count of ['-1', 'ten', '1.5', ''])
    expect(await doors.ask('games.get', { count })).toMatchObject({
      status: 400,
      error: { type: 'InvalidParameterException', invalid_parameters: { count: ['format'] } },
    });
});

test.for([
  [{ tags: 'originals' }, (game: Listed) => game.provider === 'marigold'],
  [{ types: 'fast' }, (game: Listed) => game.types.includes('fast')],
  [{ tags: 'table' }, (game: Listed) => game.tags.includes('table')],
  [
    { tags: 'table,originals' },
    (game: Listed) => game.tags.includes('table') || game.tags.includes('originals'),
  ],
  [{ providers: 'hexwood' }, (game: Listed) => game.provider === 'hexwood'],
  [
    { providers: 'hexwood', tags: 'myth' },
    (game: Listed) => game.provider === 'hexwood' && game.tags.includes('myth'),
  ],
] as const)('games are found by %j, and only those', async ([filter, belongs], { doors }) => {
  const everything = (await doors.ask('games.get', { count: '300' })).result.items as Listed[];
  const { result } = await doors.ask('games.get', { ...filter, count: '300' });
  expect(sysnames(result.items)).toEqual(sysnames(everything.filter(belongs)));
  expect(result.items.length).toBeGreaterThan(0);
});

test.for([
  ['dragons', 'dragons-hoard'],
  ["DRAGON'S", 'dragons-hoard'],
  ['hi lo', 'hilo'],
  ['grifin hal', 'griffin-hall'],
  ['xyzzy', undefined],
  ['hi-lo', 'hilo'],
  ['no such game', undefined],
] as const)('searching for "%s" finds %s', async ([query, sysname], { doors }) => {
  const { result } = await doors.ask('games.get', { query });
  expect(result.items[0]?.sysname).toBe(sysname);
});

test('games are sorted by name, either way', async ({ doors }) => {
  const names = async (order: string) => {
    const { result } = await doors.ask('games.get', { sort: 'name', order, count: '300' });
    return result.items.map(({ name }: Listed) => name);
  };
  const rising = await names('asc');
  expect(rising).toEqual(rising.toSorted((a: string, b: string) => a.localeCompare(b)));
  expect(await names('desc')).toEqual(rising.toReversed());
  expect((await doors.ask('games.get', { sort: 'price' })).status).toBe(400);
});

test('games.getCategories lists what has games, in the visitor’s language (S7-R062)', async ({ doors }) => {
  const { result } = await doors.ask('games.getCategories');
  expect(result.items[0]).toMatchObject({ id: expect.any(Number), sysname: 'originals', name: 'Originals' });
  for (const { sysname, games } of result.items)
    expect((await doors.ask('games.get', { tags: sysname })).result.count).toBe(games);
});

test('games.getProviders lists the studios, with launch parameters when asked (S7-R063, S3-R123)', async ({
  doors,
}) => {
  const plain = (await doors.ask('games.getProviders')).result.items;
  expect(sysnames(plain)).toEqual(studios.map(({ sysname }) => sysname));
  expect(plain[0]).not.toHaveProperty('game_params');
  const full = (await doors.ask('games.getProviders', { fields: 'game_params', types: 'fast' })).result.items;
  expect(sysnames(full)).toEqual(['marigold']);
  expect(full[0]).toHaveProperty('game_params');
});
