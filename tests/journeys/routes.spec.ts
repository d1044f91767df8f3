// Every address of the site, asked as a guest and as a player, in every language.
import { expect } from 'vitest';
import enBanners from '#content/messages/en/cms/banners.json' with { type: 'json' };
import enArticles from '#content/messages/en/cms/pages.json' with { type: 'json' };
import english from '#content/messages/en/system.json' with { type: 'json' };
import ruBanners from '#content/messages/ru/cms/banners.json' with { type: 'json' };
import ruArticles from '#content/messages/ru/cms/pages.json' with { type: 'json' };
import russian from '#content/messages/ru/system.json' with { type: 'json' };
import { iconNames } from '#ui/icon-names.ts';
import { codes } from '../languages.ts';
import { long } from '../long.ts';
import { registerAt } from './accounts.ts';
import { addresses, languagesInTurn, localised } from './addresses.ts';
import './router.ts';
import { journey } from './sent-page.ts';

const ask = (origin: string, path: string, headers: HeadersInit = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });

async function answersAlike(origin: string, languagesAt: (at: number) => readonly string[]): Promise<void> {
  expect(addresses.filter((path) => path.includes('$'))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(10);
  for (const [number, path] of addresses.entries()) {
    const languages = languagesAt(number);
    const answers: Response[] = [];
    for (const code of languages) answers.push(await ask(origin, localised(path, code)));
    const [status, target] = [answers[0]!.status, answers[0]!.headers.get('location')];
    expect(status, path).toBeLessThan(400);
    for (const [at, code] of languages.entries()) {
      expect(answers[at]!.status, `${path} in ${code}`).toBe(status);
      const home = `${localised('/', code)}?redirectUrl=${encodeURIComponent(localised(path, code))}`;
      const there = target?.startsWith('/?redirectUrl=') ? home : target && localised(target, code);
      expect(answers[at]!.headers.get('location'), `${path} in ${code}`).toBe(there);
    }
  }
}

journey('every address answers a guest, and one in five alike in another language (S2-R001)', ({ origin }) =>
  answersAlike(origin, languagesInTurn),
);

journey('every address answers a guest alike in every language (S2-R001)', long, ({ origin }) =>
  answersAlike(origin, () => codes),
);

journey(
  'one unknown segment is a content page, more of them are nothing (S2-R003, S2-R004)',
  async ({ origin }) => {
    for (const [path, status] of [
      ['/about-us', 200],
      ['/ru', 200],
      ['/RU', 404],
      ['/no-such-page', 404],
      ['/xx/offers', 404],
      ['/ru/xx/offers', 404],
      ['/about-us/more', 404],
    ] as const)
      expect((await ask(origin, path)).status, path).toBe(status);
  },
);

journey('a page that is not there says which one (S8-R035)', async ({ read }) => {
  const { status, screen } = await read('/xx/offers?from=mail');
  expect(status).toBe(404);
  await expect(screen.evaluate(({ title }) => title)).resolves.toBe('Page not found · Marigold');
  await expect(
    screen.evaluate((document) => document.querySelector('main p:last-child')!.textContent),
  ).resolves.toBe('page not found: /xx/offers');
});

journey(
  'a dead link inside the site leads to the same page, the site around it, and back (S8-R035, S2-R074)',
  async ({ open }) => {
    const page = await open('/about-us');
    await page.evaluate(() => __TSR_ROUTER__.navigate({ to: '/$slug', params: { slug: 'no-such-page' } }));
    await page.getByText('page not found: /no-such-page', { exact: true }).waitFor();
    const around = ['banner', 'contentinfo'] as const;
    for (const part of [...around.map((role) => page.getByRole(role)), page.locator('nav[aria-label=Main]')])
      await expect.poll(() => part.isVisible()).toBe(true);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'About Marigold' }).waitFor();
  },
);

journey('home shows banners and games in its language (S2-R005)', async ({ read }) => {
  for (const [path, title] of [
    ['/', enBanners.croupier.title],
    ['/ru', ruBanners.croupier.title],
  ] as const) {
    const { screen } = await read(path);
    const shown = await screen.evaluate((document) => {
      const headings = [...document.querySelectorAll('h2')];
      const row = headings
        .find(({ textContent }) => textContent === 'Marigold Originals')
        ?.closest('section');
      return {
        headings: headings.map(({ textContent }) => textContent),
        games: row?.querySelectorAll('a[href*="/game/"]').length,
      };
    });
    expect(shown.headings, path).toContain(title);
    expect(shown.games, path).toBeGreaterThan(5);
  }
});

journey('one segment is an article of the content system (S2-R003, S2-R006)', async ({ read }) => {
  for (const [path, written] of [
    ['/about-us', enArticles['about-us'].title],
    ['/ru/about-us', ruArticles['about-us'].title],
  ] as const) {
    const title = written.replace('{site}', 'Marigold');
    const { screen } = await read(path);
    const shown = await screen.evaluate((document) => [
      document.querySelector('main article h1')?.textContent,
      document.title,
    ]);
    expect(shown).toEqual([title, `${title} · Marigold`]);
  }
});

journey(
  'the page of icons shows every icon with its name, to no search engine (S2-R007)',
  async ({ read }) => {
    for (const path of ['/_icons', '/ru/_icons']) {
      const { screen } = await read(path);
      const [names, robots] = await screen.evaluate((document) => [
        [...document.querySelectorAll('li:has(svg) code')].map(({ textContent }) => textContent),
        document.querySelector('meta[name=robots]')?.getAttribute('content'),
      ]);
      expect(names).toEqual([...iconNames]);
      expect(robots).toContain('noindex');
    }
  },
);

journey('whoever unsubscribes is told that no more letters will come (S2-R014)', async ({ read }) => {
  for (const [path, header] of [
    ['/unsubscribe', english.UNSUBSCRIBE.header],
    ['/ru/unsubscribe', russian.UNSUBSCRIBE.header],
  ] as const) {
    const { screen } = await read(path);
    const heading = (document: Document) =>
      document.querySelector('[data-system-page=UNSUBSCRIBE] h1')?.textContent;
    await expect(screen.evaluate(heading)).resolves.toBe(header);
  }
});

journey(
  'two places have no page of their own: a player finds them empty, a guest is led home (S2-R032, S2-R033)',
  async ({ origin, read }) => {
    const { cookie } = await registerAt(origin);
    for (const path of ['/responsible-game', '/ru/responsible-game', '/bets', '/bets/x/y', '/ru/bets/open']) {
      const { status, screen } = await read(path, { cookie });
      const shown = await screen.evaluate((document) => [
        [...document.querySelector('main')!.childNodes]
          .map(({ nodeName }) => nodeName)
          .filter((name) => !['#comment', 'SCRIPT'].includes(name)),
        document.querySelectorAll('header').length,
      ]);
      expect([status, ...shown], path).toEqual([200, [], 1]);

      const guest = await ask(origin, path);
      const home = path.startsWith('/ru') ? '/ru' : '/';
      expect(guest.status).toBe(302);
      expect(guest.headers.get('location')).toBe(`${home}?redirectUrl=${encodeURIComponent(path)}`);
    }
  },
);

journey('a bot is told the status and shown the site, never an error page (S8-R041)', async ({ read }) => {
  const { status, screen } = await read('/xx/offers', {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)',
  });
  expect(status).toBe(404);
  const shown = await screen.evaluate((document) => [
    document.querySelector('main')?.textContent,
    document.querySelectorAll('header').length,
  ]);
  expect(shown).toEqual(['', 1]);
});
