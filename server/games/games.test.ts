import { expect } from 'vitest';
import { PAGE_SIZE } from '#contract/paging.ts';
import { shelf } from '#games/shelf.ts';
import { studios } from '#games/studios.ts';
import { cents } from '#rules/money.ts';
import { test } from '#tests/doors.ts';
import { factsReadable } from '#tests/facts.ts';
import { type NewFact, recordFacts } from '../facts/facts.ts';
import { turnMonths } from '../facts/months.ts';
import { readSome, replay } from '../facts/read-facts.ts';
import { gamePlays, refreshPopularity } from './game-plays.ts';
import { noteOpenings } from './openings.ts';

type Listed = { sysname: string; name: string; provider: string; types: string[]; tags: string[] };
type Shown = Listed & { return: number[]; volatility: number[]; plays?: number };
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
  ['girffin', 'griffin-hall'],
  ['graffin hal', 'griffin-hall'],
  ['griffinhall', 'griffin-hall'],
  ['black jack', 'blackjack-21'],
  ['DRÁGONS', 'dragons-hoard'],
  ['drogons', 'dragons-hoard'],
  ['blk', undefined],
  ['clover rwo', 'clover-row'],
  ['clovr rwo', 'clover-row'],
  ['cloevr orw', 'clover-row'],
  ['clover riw', 'clover-row'],
  ['fxo trto', 'fox-trot'],
  ['hlio', 'hilo'],
  ['kneo', 'keno'],
  ['box', 'opera-box'],
  ['fox', 'fox-trot'],
  ['rwo owr', undefined],
  ['griffin unicorn', undefined],
  ["'; drop table round; --", undefined],
  ['!!! & | :*', 'rocket-run'],
] as const)('searching for "%s" finds %s', async ([query, sysname], { doors }) => {
  const { result } = await doors.ask('games.get', { query });
  expect(result.items[0]?.sysname).toBe(sysname);
});

test.for([
  ['its studio', { query: 'hexwood' }, ({ provider }: Listed) => provider === 'hexwood'],
  ['its theme', { query: 'under the sea' }, ({ tags }: Listed) => tags.includes('sea')],
  [
    'its theme in another language',
    { query: 'космос', locale: 'ru' },
    ({ tags }: Listed) => tags.includes('space'),
  ],
  ['its mechanic', { query: 'lottery' }, ({ sysname }: Listed) => sysname === 'keno'],
  ['its mechanic with a slip', { query: 'rulette' }, ({ sysname }: Listed) => sysname.startsWith('roulette')],
  [
    'how it is played in another language',
    { query: 'loterija', locale: 'lv' },
    ({ sysname }: Listed) => sysname === 'keno',
  ],
] as const)('a game is found by %s, and no others are', async ([, asked, belongs], { doors }) => {
  const everything = (await doors.ask('games.get', { count: '300' })).result.items as Listed[];
  const { result } = await doors.ask('games.get', { ...asked, count: '300' });
  const wanted = sysnames(everything.filter(belongs));
  expect(new Set(sysnames(result.items))).toEqual(new Set(wanted));
  expect(wanted.length).toBeGreaterThan(0);
});

test('a game is found by what it returns and how much that varies', async ({ doors }) => {
  const found = async (query: string) =>
    (await doors.ask('games.get', { query, count: '300' })).result.items as Shown[];
  const wild = await found('high volatility');
  expect(wild.length).toBeGreaterThan(0);
  for (const { volatility } of wild) expect(volatility.at(-1)).toBeGreaterThanOrEqual(4);
  const generous = await found('return 99');
  expect(generous.length).toBeGreaterThan(0);
  for (const game of generous) expect(game.return.some((share) => share >= 0.99 && share < 1)).toBe(true);
});

test('by return the highest comes first', async ({ doors }) => {
  const { result } = await doors.ask('games.get', { sort: 'return', count: '300' });
  const most = (result.items as Shown[]).map((game) => game.return.at(-1) ?? 0);
  expect(most).toEqual(most.toSorted((a, b) => b - a));
  expect(most[0]).toBeGreaterThan(0.98);
});

test('the newest comes first', async ({ doors }) => {
  const { sql } = doors.product.db;
  const [old, young] = [new Date('2026-01-01'), new Date('2026-02-01')];
  await noteOpenings(sql, ['mines', 'dice'], old);
  await noteOpenings(sql, ['mines', 'dice', 'wolfrise'], young);
  const { result } = await doors.ask('games.get', { sort: 'new', count: '300' });
  expect(sysnames(result.items).slice(0, 3)).toEqual(['wolfrise', 'mines', 'dice']);
});

test('what was played most comes first, as facts tell it, and again the same when all are read again', async ({
  doors,
}) => {
  const { db } = doors.product;
  const played = (game: string, at: Date): NewFact => ({
    ...{ name: 'round.settled', playerId: null, at },
    data: { round: 'a', game, currency: 'USD', staked: cents(100), stakedBonus: cents(0), paid: cents(0) },
  });
  const now = doors.product.clock.now();
  const longAgo = new Date(now.getTime() - 40 * 86_400_000);
  await turnMonths(db.sql, longAgo);
  await db.atomically((tx) =>
    recordFacts(tx, [
      ...['keno', 'keno', 'keno', 'wheel', 'wheel', 'dice'].map((game) => played(game, now)),
      ...Array.from({ length: 9 }, () => played('hilo', longAgo)),
    ]),
  );
  await factsReadable(db);
  const popular = async () =>
    (await doors.ask('games.get', { sort: 'popular', fields: 'plays', count: '4' })).result.items.map(
      ({ sysname, plays }: Shown) => [sysname, plays],
    );
  const ranking = [
    ['keno', 3],
    ['wheel', 2],
    ['dice', 1],
    ['rocket-run', 0],
  ];
  await readSome(db, gamePlays, 100);
  expect((await popular())[0][1], 'nobody has counted yet').toBe(0);
  await refreshPopularity(db, doors.product);
  expect(await popular()).toEqual(ranking);
  await db.atomically((tx) => replay(tx, gamePlays));
  await readSome(db, gamePlays, 100);
  await refreshPopularity(db, doors.product);
  expect(await popular()).toEqual(ranking);
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
