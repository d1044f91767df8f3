// What robots ask for, of each domain by its own settings.
import { expect } from 'vitest';
import { openDoorsIn, test } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';
import { readContent } from '../../content/content.ts';

const content = readContent('content');

/** The product's own files, but for some. */
const instead = (files: Readonly<Record<string, unknown>>) => ({
  cms: <T>(name: string) => (Object.hasOwn(files, name) ? files[name] : content.cms(name)) as T,
});

const settings = {
  default: { disallow: ['/cashier', '*.pdf$'], allow: ['/cashier/help'] },
  hosts: { 'quiet.example': { disallow: ['/'], hasSitemap: false } },
};

test('a domain’s settings are looked up by its host (S7-R107)', async ({ world }) => {
  await using doors = await openDoorsIn(world, { content: instead({ seo: settings }) });
  const of = async (host: string) => (await doors.get(`/nfx/seo-settings?host=${host}`)).json();
  expect(await of('localhost')).toEqual({
    host: 'localhost',
    disallow: ['/cashier', '*.pdf$'],
    allow: ['/cashier/help'],
    hasSitemap: true,
  });
  expect(await of('QUIET.example:8080')).toMatchObject({ host: 'quiet.example', disallow: ['/'] });
  expect(await of('__proto__')).toMatchObject({ hasSitemap: true });
  const unsaid = await doors.get('/nfx/seo-settings', { host: 'quiet.example' });
  expect(unsaid.json()).toMatchObject({ host: 'quiet.example', hasSitemap: false });
});

test('robots.txt is made of them, for every language, and names the list of pages (S7-R108)', async ({
  world,
}) => {
  await using doors = await openDoorsIn(world, { content: instead({ seo: settings }) });
  const main = await doors.get('/robots.txt', { host: 'marigold.example' });
  expect(main.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(main.body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /cashier',
    'Disallow: /ru/cashier',
    'Disallow: /lv/cashier',
    'Disallow: /pt/cashier',
    'Disallow: *.pdf$',
    'Allow: /cashier/help',
    'Allow: /ru/cashier/help',
    'Allow: /lv/cashier/help',
    'Allow: /pt/cashier/help',
    '',
    'Sitemap: http://marigold.example/sitemap.xml',
    '',
  ]);
  const quiet = await doors.get('/robots.txt', { host: 'quiet.example' });
  expect(quiet.body).toContain('Disallow: /\n');
  expect(quiet.body).not.toContain('Sitemap');
});

test('a rule is one line, whatever an operator typed', async ({ world }) => {
  const seo = { default: { disallow: ['/a\nAllow: /\nSitemap: https://evil.example'] }, hosts: {} };
  await using doors = await openDoorsIn(world, { content: instead({ seo }) });
  const { body } = await doors.get('/robots.txt');
  expect(body.split('\n').filter((line) => /evil|^Allow/.test(line) && !line.startsWith('Disallow'))).toEqual(
    [],
  );
});

test('a mirror lets robots read that it is not to be found, and lists nothing', async ({ world }) => {
  const general = { ...content.cms<object>('general'), domain_type: 'mirror' };
  await using doors = await openDoorsIn(world, { content: instead({ general }) });
  expect((await doors.get('/robots.txt')).body).toBe('User-agent: *\nAllow: /\n');
  for (const url of ['/sitemap.xml', '/sitemaps/en.xml']) expect((await doors.get(url)).statusCode).toBe(404);
});

test('the lists of pages are a host’s own, one a language, without what is shut', async ({ world }) => {
  const site = createLittleSite();
  const seo = { default: { disallow: ['/terms'] }, hosts: {} };
  await using doors = await openDoorsIn(world, { site, content: instead({ seo }) });
  const index = await doors.get('/sitemap.xml', { host: 'marigold.example' });
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(locsIn(index.body)).toEqual(
    ['en', 'ru', 'lv', 'pt'].map((code) => `http://marigold.example/sitemaps/${code}.xml`),
  );
  const russian = locsIn((await doors.get('/sitemaps/ru.xml', { host: 'marigold.example' })).body);
  expect(russian).toContain('http://marigold.example/ru');
  expect(russian).toContain('http://marigold.example/ru/game/mines');
  expect(russian).toContain('http://marigold.example/ru/about-us');
  expect(russian.filter((url) => /terms|\$/.test(url))).toEqual([]);
  for (const file of ['xx.xml', 'en', '__proto__.xml', '..%2fen.xml'])
    expect((await doors.get(`/sitemaps/${file}`)).statusCode, file).toBe(404);
});

const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)/g)].map(([, url]) => url!);
