// One site in every language: the address says which, and the visitor may change it anywhere.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { defaultLocale, locales } from '#content/locales.json' with { type: 'json' };
import { journey } from './browser.ts';

const YEAR_SECONDS = 31_536_000;
const others = locales.map(({ code }) => code).filter((code) => code !== defaultLocale);

const headingsOf = (page: Page) => page.locator('main :is(h1, h2)').allInnerTexts();

const languageMenu = (page: Page) => page.locator('header button:has(+ [popover] [hreflang])');

async function switchTo(page: Page, name: string): Promise<void> {
  await languageMenu(page).click();
  await page.locator('header').getByRole('link', { name, exact: true }).click();
}

const waitForLanguage = (page: Page, code: string) =>
  page.waitForFunction((lang) => document.documentElement.lang === lang, code);

/** The page at an address as the server sends it: its bones, which are all but the words, and its words. */
const screenAt = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const screen = new DOMParser().parseFromString(html, 'text/html');
    const partsOf = (selector: string) => [...screen.querySelectorAll(selector)];
    return {
      lang: screen.documentElement.lang,
      bones: partsOf('main *, footer *').map(({ localName }) => localName),
      words: partsOf('main').map(({ textContent }) => textContent),
    };
  }, path);

journey.for([
  '/',
  '/gamehall',
  '/game/mines',
  '/responsible-play',
  '/credits',
  '/confirmation/undo',
  '/no/such/page',
])('the same screen exists in every language: %s (S1-R001)', async (path, { open }) => {
  const page = await open('/_icons', { expects: [/404 for GET .*such\/page/] });
  const first = await screenAt(page, path);
  expect(first).toMatchObject({ lang: 'en', words: [expect.stringMatching(/\w/)] });

  for (const code of others) {
    const screen = await screenAt(page, path === '/' ? `/${code}` : `/${code}${path}`);
    expect(screen.lang).toBe(code);
    // Words that are missing hide what would show them, so every language must have them all.
    expect(screen.bones, `the elements in ${code}`).toEqual(first.bones);
    expect(screen.words, `the words in ${code}`).not.toEqual(first.words);
  }
});

journey('the menu lists every language and says which one is spoken (S1-R015, S3-R002)', async ({ open }) => {
  const page = await open('/pt/about-us');
  await languageMenu(page).click();
  const rows = page.locator('header [hreflang]');
  await expect.poll(() => rows.allInnerTexts()).toEqual(locales.map(({ name }) => name));
  const pathsIn = (links: Element[]) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).pathname);
  await expect
    .poll(() => rows.evaluateAll(pathsIn))
    .toEqual(['/about-us', '/ru/about-us', '/lv/about-us', '/pt/about-us']);
  await expect
    .poll(() => page.locator('header [hreflang][aria-current]').allInnerTexts())
    .toEqual(['Português']);
});

journey(
  'another language changes the words and the prefix, keeps the page, and does not reload it (S1-R015)',
  async ({ open }) => {
    const page = await open('/gamehall?category=slots#main');
    const title = await page.title();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    await switchTo(page, 'Русский');
    await page.waitForURL('/ru/gamehall?category=slots#main');
    await waitForLanguage(page, 'ru');
    await page.getByRole('heading', { level: 1, name: 'Слоты' }).waitFor();
    await expect.poll(() => page.title()).not.toBe(title);

    await switchTo(page, 'English');
    await page.waitForURL('/gamehall?category=slots#main');
    await waitForLanguage(page, 'en');
    await page.getByRole('heading', { level: 1, name: 'Slots' }).waitFor();
    await expect.poll(() => page.title()).toBe(title);
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);

journey('the way back leads back to the former language, and forward again', async ({ open }) => {
  const page = await open('/about-us');
  const english = await headingsOf(page);
  await switchTo(page, 'Latviešu');
  await waitForLanguage(page, 'lv');

  await page.goBack();
  await waitForLanguage(page, 'en');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/about-us');
  await page.getByRole('heading', { name: english[0]!, exact: true }).waitFor();
  await expect.poll(() => headingsOf(page)).toEqual(english);

  await page.goForward();
  await waitForLanguage(page, 'lv');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/lv/about-us');
});

journey('a choice of language is remembered for a year (S9-R034)', async ({ open }) => {
  const page = await open('/');
  await switchTo(page, 'Português');
  await page.waitForURL('/pt');

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale');
  expect(cookie).toMatchObject({ value: 'pt', path: '/', sameSite: 'Lax' });
  expect(Math.abs(cookie!.expires - Date.now() / 1000 - YEAR_SECONDS)).toBeLessThan(120);

  const later = await open('/', { beside: page });
  await expect.poll(() => new URL(later.url()).pathname).toBe('/pt');
});

journey('links keep the language, and the default one has no prefix (S2-R002, S3-R002)', async ({ open }) => {
  const english = await pathsOf(await open('/'));
  expect(english.length).toBeGreaterThan(30);
  expect(english.filter((path) => /^\/(en|ru|lv|pt)(\/|$)/.test(path))).toEqual([]);

  const russian = await pathsOf(await open('/ru'));
  expect(russian.filter((path) => !/^\/ru(\/|$)/.test(path))).toEqual([]);
  expect(russian.length).toBe(english.length);
});

/** Where the page's own links lead; the menu of languages and the sandbox are not of it. */
const pathsOf = (page: Page) =>
  page
    .locator('a[href^="/"]:not([hreflang], [href^="/__sandbox"])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

journey('the default language written as a prefix leads to the bare address (S2-R002)', async ({ open }) => {
  const page = await open('/en/gamehall?category=slots#main');
  await expect
    .poll(() => new URL(page.url()))
    .toMatchObject({
      pathname: '/gamehall',
      search: '?category=slots',
      hash: '#main',
    });
  expect(new URL((await open('/en')).url()).pathname).toBe('/');
});

journey('the head names the page in every language, also after a change of language', async ({ open }) => {
  const page = await open('/fairness');
  const expected = [
    ['en', '/fairness'],
    ['ru', '/ru/fairness'],
    ['lv', '/lv/fairness'],
    ['pt', '/pt/fairness'],
    ['x-default', '/fairness'],
  ];
  await expect.poll(() => translationsOf(page)).toEqual(expected);
  await expect.poll(() => canonicalOf(page)).toBe('/fairness');

  await switchTo(page, 'Русский');
  await waitForLanguage(page, 'ru');
  await page.locator('link[rel=canonical][href$="/ru/fairness"]').waitFor({ state: 'attached' });
  await expect.poll(() => translationsOf(page)).toEqual(expected);
});

const translationsOf = (page: Page) =>
  page
    .locator('link[rel=alternate]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
    );

const canonicalOf = (page: Page) =>
  page.locator('link[rel=canonical]').evaluate((link) => new URL((link as HTMLLinkElement).href).pathname);
