// One site in every language: the address says which, and the visitor may change it anywhere.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { codes, locales } from '../languages.ts';
import { localised } from './addresses.ts';
import './router.ts';
import { journey, type SentPage } from './sent-page.ts';
import { expectTranslated } from './translated-pages.ts';

/** One page in so many is looked at. */
const SHORT = 8;
const YEAR_SECONDS = 31_536_000;
const HALL = '/gamehall?category=slots#main';

journey(
  'a page is there for a player in the first language and in another: the same parts, other words, a heading and a head (S1-R001)',
  ({ origin, read }) => expectTranslated(origin, read, inTurn),
);

/** Every page in all languages: tests/long. */
const inTurn = (number: number) =>
  number % SHORT === 0 ? [codes[0]!, codes[1 + ((number / SHORT) % (codes.length - 1))]!] : [];

journey('links keep the language, and the default one has no prefix (S2-R002, S3-R002)', async ({ read }) => {
  const english = await linksOf(await read('/'));
  expect(english.length).toBeGreaterThan(30);
  expect(english.filter((path) => codes.includes(path.split(/[/?]/)[1]!))).toEqual([]);

  const russian = await linksOf(await read('/ru'));
  expect(russian.filter((path) => !/^\/ru([/?]|$)/.test(path))).toEqual([]);
  expect(russian.length).toBe(english.length);
});

/** Where the page's own links lead; the menu of languages and the sandbox are not of it. */
const linksOf = ({ screen }: SentPage) =>
  screen.evaluate((document) =>
    [...document.querySelectorAll('a[href^="/"]:not([hreflang], [href^="/__sandbox"])')].map(
      (link) => link.getAttribute('href')!,
    ),
  );

journey('the default language written as a prefix leads to the bare address (S2-R002)', async ({ read }) => {
  for (const [path, bare] of [
    ['/en/gamehall?category=slots', '/gamehall?category=slots'],
    ['/en', '/'],
  ] as const)
    await expect(read(path)).resolves.toMatchObject({ status: 302, location: bare });
});

journey(
  'the menu lists every language and says which is spoken; another one changes the words and the prefix, keeps the ' +
    'page, does not reload it, and is remembered for a year (S1-R015, S3-R002, S9-R034)',
  async ({ open }) => {
    const page = await open(HALL);
    const title = await page.title();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    await languageMenu(page).click();
    await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual(locales.map(({ name }) => name));
    await expect.poll(() => rowsOf(page).evaluateAll(pathsIn)).toEqual(codes.map((code) => hallIn(code)));
    await expect.poll(() => spokenOf(page)).toEqual(['English']);
    await page.locator('[popover]').getByRole('link', { name: 'Русский', exact: true }).click();
    await arrives(page, 'ru', 'Слоты');
    await expect.poll(() => page.title()).not.toBe(title);
    await page.locator('link[rel=canonical][href$="/ru/gamehall"]').waitFor({ state: 'attached' });
    const alternates = page.locator('link[rel=alternate]');
    await expect
      .poll(() => alternates.evaluateAll(pathsIn))
      .toEqual([...codes, 'en'].map((code) => hallIn(code)));

    const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale');
    expect(cookie).toMatchObject({ value: 'ru', path: '/', sameSite: 'Lax' });
    expect(Math.abs(cookie!.expires - Date.now() / 1000 - YEAR_SECONDS)).toBeLessThan(120);
    const home = await page.request.get('/', { maxRedirects: 0 });
    expect([home.status(), home.headers()['location']]).toEqual([302, '/ru']);

    await page.goBack();
    await arrives(page, 'en', 'Slots');
    await page.goForward();
    await arrives(page, 'ru', 'Слоты');

    await languageMenu(page).click();
    await expect.poll(() => spokenOf(page)).toEqual(['Русский']);
    await page.locator('[popover]').getByRole('link', { name: 'English', exact: true }).click();
    await arrives(page, 'en', 'Slots');
    await expect.poll(() => page.title()).toBe(title);
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);

journey.for([
  ['the foot of a page', '/terms', 'footer', 'footer nav'],
  ['a part of the home page', '/', 'studios', '#home-rows + *'],
] as const)(
  'a language chosen before %s has come to life is spoken there as well',
  async ([, path, chunk, selector], { open }) => {
    const [asked, chosen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const page = await open(path, {
      isEarly: true,
      prepare: (before) =>
        before.route(new RegExp(`/${chunk}-[^/]+\\.js$`), async (route) => {
          asked.resolve();
          await chosen.promise;
          await route.continue();
        }),
    });
    const part = page.locator(selector).first();
    const english = await part.textContent();
    // Long after the rest of the page has come to life.
    await asked.promise;
    await page.evaluate(() => __TSR_ROUTER__.options.context.texts.speak('ru'));
    await page.locator('html[lang=ru]').waitFor();
    chosen.resolve();
    await expect.poll(() => part.textContent()).toMatch(/[а-я]/);
    await expect.poll(() => part.textContent()).not.toBe(english);
  },
);

const languageMenu = (page: Page) => page.locator('button:has(+ [popover] [hreflang])');
const rowsOf = (page: Page) => page.locator('[popover] [hreflang]');
const spokenOf = (page: Page) => page.locator('[popover] [hreflang][aria-current]').allInnerTexts();
const hallIn = (code: string) => localised('/gamehall', code);
const pathsIn = (links: Element[]) =>
  links.map((link) => new URL((link as HTMLAnchorElement | HTMLLinkElement).href).pathname);

async function arrives(page: Page, code: string, heading: string): Promise<void> {
  await page.waitForURL(localised(HALL, code));
  await page.locator(`html[lang=${code}]`).waitFor();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}
