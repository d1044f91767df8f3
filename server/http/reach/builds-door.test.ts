// The files by which an open page learns which build is in service (decision D99), and what a device installs.
import { expect } from 'vitest';
import { openDoorsIn, test } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';

const site = createLittleSite();

test('the latest build, and its manifest under its own name (S7-R109, S7-R111)', async ({ world }) => {
  await using doors = await openDoorsIn(world, { site });
  for (const prefix of ['/_nuxt/builds', '/builds']) {
    const latest = await doors.get(`${prefix}/latest.json?rnd=1`);
    expect(latest.json()).toEqual({ id: 'little', timestamp: 1_800_000_000_000 });
    expect(latest.headers['cache-control']).toBe('no-cache');
    const meta = (await doors.get(`${prefix}/meta/little.json`)).json();
    expect(meta).toMatchObject({ id: 'little', timestamp: 1_800_000_000_000 });
    expect(meta.prerendered).toContain('/about-us');
    expect(meta.prerendered).toContain('/ru/about-us');
    expect((await doors.get(`${prefix}/meta/older.json`)).statusCode).toBe(404);
  }
});

test('every page made ahead has a file with what it shows, in its language (S7-R110)', async ({ world }) => {
  await using doors = await openDoorsIn(world, { site });
  const { prerendered } = (await doors.get('/_nuxt/builds/meta/little.json')).json();
  for (const path of prerendered as string[]) {
    const payload = await doors.get(`${path}/_payload.json`);
    expect(payload.statusCode, path).toBe(200);
    expect(payload.json().page.title, path).toEqual(expect.any(String));
  }
  const [english, russian] = await Promise.all(
    ['', '/ru'].map(async (prefix) => (await doors.get(`${prefix}/about-us/_payload.json`)).json()),
  );
  expect([english.locale, russian.locale]).toEqual(['en', 'ru']);
  expect(russian.page.title).not.toBe(english.page.title);
  for (const path of ['/no-such/_payload.json', '/en/about-us/_payload.json', '/xx/about-us/_payload.json'])
    expect((await doors.get(path)).statusCode, path).toBe(404);
});

test('what a device installs comes from the web settings, in the language of the page', async ({ world }) => {
  await using doors = await openDoorsIn(world, { site });
  const english = await doors.get('/manifest.webmanifest');
  expect(english.headers['content-type']).toContain('application/manifest+json');
  expect(english.json()).toMatchObject({
    id: '/',
    scope: '/',
    start_url: '/',
    lang: 'en',
    display: 'standalone',
  });
  const russian = (await doors.get('/manifest.webmanifest?locale=ru')).json();
  expect(russian).toMatchObject({ id: '/', start_url: '/ru', lang: 'ru' });
  expect(russian.description).not.toBe(english.json().description);
  expect((await doors.get('/manifest.webmanifest?locale=__proto__')).json()).toEqual(english.json());
});

test('the worker names what it keeps: a page for each language, and nothing of anybody’s', async ({
  world,
}) => {
  await using doors = await openDoorsIn(world, { site });
  const worker = await doors.get('/sw.js');
  expect(worker.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
  });
  const [, list = '[]'] = /const list = (.*);/.exec(worker.body) ?? [];
  const urls = (JSON.parse(list) as { url: string }[]).map(({ url }) => url);
  expect(urls.filter((url) => url.startsWith('/offline/'))).toEqual(
    ['en', 'ru', 'lv', 'pt'].map((code) => `/offline/${code}.html`),
  );
  expect(urls.filter((url) => !/^\/(offline|icons|art|favicon)/.test(url))).toEqual([]);

  const player = await doors.player();
  const session = await doors.signIn(player);
  for (const url of urls.filter((each) => each.startsWith('/offline/'))) {
    const page = await doors.get(url, session);
    expect(page.statusCode, url).toBe(200);
    expect(page.headers['set-cookie'], url).toBeUndefined();
    expect(page.body, url).toBe((await doors.get(url)).body);
  }
  expect((await doors.get('/offline/xx.html')).statusCode).toBe(404);
});
