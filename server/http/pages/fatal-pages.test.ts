// When the whole site, or a player, is told no: the page that is sent instead, drawn by the site as it is built.
import { resolve } from 'node:path';
import { expect } from 'vitest';
import type { RefusalName } from '#contract/refusals.ts';
import { test as base, openDoorsIn } from '#tests/doors.ts';
import { loadSite } from './site.ts';

const test = base.extend('house', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const doors = await openDoorsIn(world, { site: await loadSite(resolve('dist')) });
  onCleanup(() => doors[Symbol.asyncDispose]());

  /** Until it is disposed of, every asking of a call, or of another part by its name, fails. */
  const breakCall = async (call: string, refusal: RefusalName): Promise<AsyncDisposable> => {
    await doors.post('/__sandbox/failures', { call, refusal });
    return {
      [Symbol.asyncDispose]: async () =>
        void (await doors.post('/__sandbox/failures', { call, refusal: '' })),
    };
  };
  return { ...doors, breakCall };
});

const shownIn = ({ statusCode, body }: { statusCode: number; body: string }) => ({
  status: statusCode,
  page: /data-system-page="(\w+)"/.exec(body)?.[1],
  layout: /data-layout="([\w-]+)"/.exec(body)?.[1],
  around: body.match(/<(header|footer|nav)\b/g) ?? [],
});

const alone = (status: number, page: string) => ({ status, page, layout: 'empty', around: [] });

const headingIn = ({ body }: { body: string }) =>
  /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]?.replaceAll(/<[^>]*>/g, '');

test.for([
  ['disabled', 'S8-R032'],
  ['unavailable', 'S8-R033'],
] as const)(
  'a site that is %s answers 503 with the maintenance page alone (%s, S2-R072)',
  async ([state], { house }) => {
    await house.post('/__sandbox/maintenance', { state });
    try {
      for (const path of ['/ru/gamehall', '/no/such/page', '/ru']) {
        const page = await house.get(path);
        expect(shownIn(page), path).toEqual(alone(503, 'MAINTENANCE'));
        // What the page would have asked for is not asked: each refusal was an error in the browser.
        expect(page.body, path).not.toContain('redacted');
      }
      // Another way to write an address leads to it as ever: a 503 without a page was offered as a download.
      const { statusCode, headers } = await house.get('/ru/gamehall/');
      expect([statusCode, headers.location]).toEqual([307, '/ru/gamehall']);
    } finally {
      await house.post('/__sandbox/maintenance', { state: 'off' });
    }
    expect(shownIn(await house.get('/ru/gamehall'))).toMatchObject({ status: 200, layout: 'default' });
  },
);

test('a banned player is answered 403 with the block page alone, and shown the way to support (S8-R030, S2-R073)', async ({
  house,
}) => {
  const player = await house.player();
  const cookie = await house.signIn(player);
  await house.post('/__sandbox/ban', { player: String(player.id), state: 'banned' });
  const blocked = await house.get('/ru/gamehall', cookie);
  expect(shownIn(blocked)).toEqual(alone(403, 'USER_BLOCK'));
  expect(blocked.body.match(/<a [^>]*href="[^"]*"/g)).toEqual([
    expect.stringContaining('href="/ru/support"'),
  ]);

  const support = await house.get('/ru/support', cookie);
  expect(shownIn(support)).toMatchObject({ status: 200, page: undefined });
});

test('a page whose call is forbidden is answered 403 with its page alone (S8-R034, S2-R073)', async ({
  house,
}) => {
  await using _ = await house.breakCall('games.get', 'AccessDenied');
  expect(shownIn(await house.get('/gamehall'))).toEqual(alone(403, 'FORBIDDEN'));
});

test('a start that fails is a 404, with the site’s own page (S8-R037)', async ({ house }) => {
  await using _ = await house.breakCall('account.getInfo', 'UnknownError');
  expect(shownIn(await house.get('/gamehall'))).toMatchObject({ status: 404, page: 'NOT_FOUND' });
});

test('a page that breaks is a 500, and is shown as not found, with the site around it (S2-R207)', async ({
  house,
}) => {
  await using _ = await house.breakCall('content.getPage', 'UnknownError');
  const shown = shownIn(await house.get('/about-us'));
  expect(shown).toMatchObject({ status: 500, page: 'NOT_FOUND', layout: 'default' });
  expect(shown.around).toContain('<header');
});

test('without the list of locales, and without words, pages still show (S8-R038, S8-R039)', async ({
  house,
}) => {
  await using _locales = await house.breakCall('nfx.locales', 'UnknownError');
  const spoken = await house.get('/ru/about-us');
  expect(spoken.statusCode).toBe(200);
  expect(headingIn(spoken)).toContain('Marigold');
  expect(spoken.body).toContain('>Все игры<');

  await using _words = await house.breakCall('nfx.messages', 'UnknownError');
  const silent = await house.get('/ru/about-us');
  expect(silent.statusCode).toBe(200);
  expect(headingIn(silent)).toContain('Marigold');
  expect(silent.body).not.toContain('>Все игры<');
});
