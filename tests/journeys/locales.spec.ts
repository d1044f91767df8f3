// One site in every language: the address says which, and the visitor may change it anywhere.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { codes, locales } from '../languages.ts';
import { registerAt } from './accounts.ts';
import { localised, pages } from './addresses.ts';
import { journey, type SentPage } from './sent-page.ts';

const YEAR_SECONDS = 31_536_000;
const HALL = '/gamehall?category=slots#main';
const NOWHERE = '/no/such/page';

const nowhere = { path: NOWHERE, isBuilders: false, isEmpty: false };

/** A drawing alone, and a page that says nothing to whoever asks for it by its address alone. */
const withoutHeading = ['/_icons', '/confirmation'];

journey(
  'every page is there for a player in every language: the same parts, other words, a heading and a head (S1-R001)',
  async ({ origin, read }) => {
    const { cookie } = await registerAt(origin);
    for (const { path, isBuilders, isEmpty } of [...pages, nowhere]) {
      // One after the other: a server that is pressed for time turns pages away that are asked for at once.
      const sent: SentPage[] = [];
      for (const code of codes) sent.push(await read(localised(path, code), { cookie }));
      if (sent[0]!.location !== null) continue;
      const screens = await Promise.all(sent.map(({ screen }) => screen.evaluate(look)));
      // No payment of theirs has this number.
      const status = path === NOWHERE || path.endsWith('/1001') ? 404 : 200;
      const translations = [...codes, 'x-default'].map((code) => [code, addressIn(code, path)]);

      for (const [at, code] of codes.entries()) {
        const screen = screens[at]!;
        const where = `${path} in ${code}`;
        expect(sent[at]!.status, where).toBe(status);
        expect(screen.lang, where).toBe(code);
        expect(screen.title, where).toMatch(/Marigold$/);
        if (!isEmpty && !withoutHeading.includes(path))
          expect(screen.headings, where).toEqual([expect.stringMatching(/\S/)]);
        expect(screen.canonical, where).toBe(screen.isIndexed ? addressIn(code, path) : undefined);
        expect(screen.translations, where).toEqual(screen.isIndexed ? translations : []);
        // Words that are missing hide what would show them, so every language must have them all.
        expect(screen.parts, where).toEqual(screens[0]!.parts);
      }
      if (!isBuilders && !isEmpty)
        expect(new Set(screens.map(({ words }) => words)).size, path).toBe(codes.length);
    }
  },
);

const addressIn = (code: string, path: string) => localised(path, code === 'x-default' ? codes[0]! : code);

/** Runs in the tab that reads. */
function look(screen: Document) {
  const all = (selector: string) => [...screen.querySelectorAll(selector)];
  const pathOf = (link: Element) => new URL(link.getAttribute('href')!).pathname;
  return {
    lang: screen.documentElement.lang,
    title: screen.title,
    headings: all('h1').map(({ textContent }) => textContent),
    isIndexed: all('meta[property="og:url"]').length > 0,
    canonical: all('link[rel=canonical]').map(pathOf)[0],
    translations: all('link[rel=alternate]').map((link) => [link.getAttribute('hreflang'), pathOf(link)]),
    parts: all('main *, footer *').map(({ localName }) => localName),
    words: all('main').map(({ textContent }) => textContent)[0],
  };
}

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
