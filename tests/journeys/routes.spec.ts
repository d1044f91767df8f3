// Every address of the site, asked as a guest, as a player, bare and under a locale.
import { expect } from 'vitest';
import banners from '#content/cms/banners.json' with { type: 'json' };
import articles from '#content/cms/pages.json' with { type: 'json' };
import english from '#content/messages/en/system.json' with { type: 'json' };
import russian from '#content/messages/ru/system.json' with { type: 'json' };
import { iconNames } from '#site/ui/icon-names.ts';
import { addresses, localised } from './addresses.ts';
import { journey } from './browser.ts';
import './router.ts';

const ask = (origin: string, path: string, headers: HeadersInit = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });

journey('every address answers alike bare and under a locale (S2-R001)', async ({ origin }) => {
  expect(addresses.filter((path) => path.includes('$'))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(10);
  for (const path of addresses) {
    const [bare, prefixed] = [await ask(origin, path), await ask(origin, localised(path))];
    expect(bare.status, path).toBeLessThan(400);
    expect(prefixed.status, localised(path)).toBe(bare.status);
    const [target, prefixedTarget] = [bare, prefixed].map(({ headers }) => headers.get('location'));
    if (target?.startsWith('/?redirectUrl='))
      expect(prefixedTarget).toBe(`/ru?redirectUrl=${encodeURIComponent(localised(path))}`);
    else expect(prefixedTarget ?? null).toBe(target === null ? null : localised(target!));
  }
});

journey(
  'one unknown segment is a content page, more of them are nothing (S2-R003, S2-R004)',
  async ({ origin }) => {
    const statuses = await Promise.all(
      ['/about-us', '/ru', '/RU', '/no-such-page', '/xx/offers', '/ru/xx/offers', '/about-us/more'].map(
        async (path) => [path, (await ask(origin, path)).status],
      ),
    );
    expect(Object.fromEntries(statuses)).toEqual({
      '/about-us': 200,
      '/ru': 200,
      '/RU': 404,
      '/no-such-page': 404,
      '/xx/offers': 404,
      '/ru/xx/offers': 404,
      '/about-us/more': 404,
    });
  },
);

journey('a page that is not there says which one (S8-R035)', async ({ open }) => {
  const page = await open('/xx/offers?from=mail', { status: 404 });
  await page.getByText('page not found: /xx/offers', { exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe('Marigold');
});

journey('a dead link inside the site leads to the same page, and back (S8-R035)', async ({ open }) => {
  const page = await open('/about-us');
  await page.evaluate(() => __TSR_ROUTER__.navigate({ to: '/$slug', params: { slug: 'no-such-page' } }));
  await page.getByText('page not found: /no-such-page', { exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'About Marigold' }).waitFor();
});

const { title: banner } = banners[0]!.description;
const { text: article } = articles.find(({ slug }) => slug === 'about-us')!;

journey.for([
  ['/', banner.en],
  ['/ru', banner.ru],
] as const)(
  'home at %s shows banners and games in its language (S2-R005)',
  async ([path, title], { open }) => {
    const page = await open(path);
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    const games = page.getByRole('region', { name: 'Marigold Originals' }).getByRole('link');
    await expect.poll(() => games.count()).toBeGreaterThan(5);
  },
);

journey.for([
  ['/about-us', article.en.title],
  ['/ru/about-us', article.ru.title],
] as const)('%s is an article of the content system (S2-R003, S2-R006)', async ([path, title], { open }) => {
  const page = await open(path);
  await page.getByRole('article').getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe(`${title} · Marigold`);
});

journey.for(['/_icons', '/ru/_icons'])(
  '%s shows every icon with its name (S2-R007)',
  async (path, { open }) => {
    const page = await open(path);
    await expect.poll(() => page.locator('li:has(svg) code').allInnerTexts()).toEqual([...iconNames]);
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  },
);

journey.for([
  ['/unsubscribe', english.UNSUBSCRIBE.header],
  ['/ru/unsubscribe', russian.UNSUBSCRIBE.header],
] as const)('%s says that no more letters will come (S2-R014)', async ([path, header], { open }) => {
  const page = await open(path);
  await page
    .locator('[data-system-page=UNSUBSCRIBE]')
    .getByRole('heading', { name: header, exact: true })
    .waitFor();
});

journey.for(['/responsible-game', '/ru/responsible-game', '/bets', '/bets/anything/at/all', '/ru/bets/open'])(
  '%s has no page of its own: a player finds it empty, a guest is led home (S2-R032, S2-R033)',
  async (path, { open, origin }) => {
    const page = await open(path, { player: 'anna' });
    await expect.poll(() => page.locator('main *').count()).toBe(0);
    await expect.poll(() => page.getByRole('main').innerText()).toBe('');
    await expect.poll(() => page.getByRole('banner').count()).toBe(1);

    const guest = await ask(origin, path);
    const home = path.startsWith('/ru') ? '/ru' : '/';
    expect(guest.status).toBe(302);
    expect(guest.headers.get('location')).toBe(`${home}?redirectUrl=${encodeURIComponent(path)}`);
  },
);

journey('a bot is told the status and shown the site, never an error page', async ({ open, origin }) => {
  const answer = await ask(origin, '/xx/offers', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  expect(answer.status).toBe(404);
  const html = await answer.text();
  const page = await open('/_icons');
  const main = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    return {
      main: parsed.querySelector('main')?.textContent,
      hasHeader: parsed.querySelector('header') !== null,
    };
  }, html);
  expect(main).toEqual({ main: '', hasHeader: true });
});
