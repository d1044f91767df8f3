// Every page of routes.ts, drawn by the site as it is built: a title of its own, one heading, and from each system page
// one way forward.
import { resolve } from 'node:path';
import { expect } from 'vitest';
import { type SystemPageName, systemPageNames } from '#rules/system-pages.ts';
import { routeTree } from '#site/routes.ts';
import { makeEvent, makeLeague } from '#tests/book.ts';
import { test as base, openDoorsIn } from '#tests/doors.ts';
import { beginJackpots } from '#tests/jackpots.ts';
import { addresses, localised } from '#tests/journeys/addresses.ts';
import { long } from '#tests/long.ts';
import { startedDeposit } from '#tests/payments.ts';
import { openRuns } from '../../tournaments/open-runs.ts';
import { loadSite } from './site.ts';

const test = base.extend('house', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  // A bank that nobody asks: with it there are methods to pay by.
  const env = { SANDBOX_BANK: 'http://:key@127.0.0.1:9' };
  const doors = await openDoorsIn(world, { env, site: await loadSite(resolve('dist')) });
  onCleanup(() => doors[Symbol.asyncDispose]());
  await openRuns(doors.product, doors.product.clock.now());
  await beginJackpots(doors.product);
  const { sql } = doors.product.db;
  await makeEvent(sql, { league: await makeLeague(sql, { sysname: 'ember-premier' }) });
  const player = await doors.player();
  const cookie = await doors.signIn(player);
  const { transaction } = await startedDeposit(world.db, player.id);
  const own = (path: string) => path.replace('1001', transaction).replace(/billing$/, '$&?method=card');
  return { ...doors, see: async (path: string) => namesIn(await doors.get(own(path), cookie)) };
});

const namesIn = ({ statusCode, body }: { statusCode: number; body: string }) => ({
  status: statusCode,
  title: /<title[^>]*>(.*?)<\/title>/.exec(body)?.[1] ?? '',
  headings: [...body.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, words]) => plain(words!)),
  ways: waysIn(/<section[^>]*data-system-page="\w+".*?<\/section>/s.exec(body)?.[0] ?? ''),
});

const plain = (markup: string) => markup.replaceAll(/<[^>]*>/g, '').trim();
const waysIn = (markup: string) => [...markup.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, to]) => to);

const fileOf = (at: number) =>
  Object.values(routeTree.children ?? {})[at]!.options.staticData!.file!.replace(/^\.\/|\.page\.tsx$/g, '');

/** Places without a page of their own (decision D27), the sheet of icons, and pages that only lead on to others. */
const nameless = [
  ...['system/empty', 'gallery/icons', 'cashier/cashier', 'profile/profile', 'profile/bets'],
  'gamehall/category',
];

type House = { see(path: string): Promise<ReturnType<typeof namesIn>> };

async function expectNames(house: House, addressesOf: (path: string, at: number) => string[]): Promise<void> {
  const named = new Map<string, string>();
  for (const [at, path] of addresses.entries())
    for (const address of addressesOf(path, at)) {
      const file = fileOf(at);
      const { status, title, headings } = await house.see(address);
      if (status === 302 || nameless.includes(file)) continue;
      expect(status, address).toBe(200);
      expect(headings, `the one heading of ${address}`).toEqual([expect.stringMatching(/./)]);
      expect(title, `the title of ${address}`).toMatch(/^.+ · Marigold$/);
      expect(named.get(title) ?? file, `${address}: whose title "${title}" is, too`).toBe(file);
      named.set(title, file);
    }
  const files = new Set(addresses.map((_, at) => fileOf(at)));
  expect([...files].filter((file) => ![...named.values()].includes(file)).toSorted()).toEqual(
    nameless.toSorted(),
  );
}

// Every second page in the other language.
test('every page has a title of its own and one heading', ({ house }) =>
  expectNames(house, (path, at) => [at % 2 === 0 ? path : localised(path)]));

test('every page has a title of its own and one heading in two languages', long, ({ house }) =>
  expectNames(house, (path) => [path, localised(path)]),
);

test('what stands in place of a page is called by its own name', async ({ house }) => {
  for (const path of ['/no/such/page', '/no-such-page', '/game/no-such-game'])
    expect(await house.see(path), path).toMatchObject({
      status: 404,
      title: 'Page not found · Marigold',
      headings: ['Page not found'],
      ways: ['/'],
    });

  await house.post('/__sandbox/maintenance', { state: 'disabled' });
  const closed = await house.see('/gamehall');
  await house.post('/__sandbox/maintenance', { state: 'off' });
  expect(closed).toMatchObject({ status: 503, title: 'We will be right back · Marigold' });
});

test('each system page has one heading and one way forward, from maintenance to the limits and the exclusion that are served meanwhile', async ({
  house,
}) => {
  const ways: Partial<Record<SystemPageName, unknown>> = {};
  for (const name of systemPageNames) {
    const shown = await house.see(`/ru/_kit/system/${name}`);
    expect(shown.headings, name).toHaveLength(1);
    ways[name] = shown.ways;
  }
  expect(ways).toEqual({
    MAINTENANCE: ['/ru/profile/responsible-game'],
    PAY_CANCEL: ['/ru/cashier/deposit'],
    PAY_FAIL: ['/ru/cashier/deposit'],
    PAY_MOBILE: ['/ru/cashier/history'],
    PAY_NEW_WINDOW: ['/ru/cashier/deposit'],
    PAY_PENDING: ['/ru/cashier/history'],
    PAY_SUCCESS: ['/ru/gamehall'],
    NOT_FOUND: ['/ru'],
    FORBIDDEN: ['/ru'],
    USER_BLOCK: ['/ru/support'],
    UNSUBSCRIBE: ['/ru'],
    ERRORS_SLOT: ['/ru/gamehall'],
  });
});
