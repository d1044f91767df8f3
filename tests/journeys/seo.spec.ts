// What search engines are told of every page, in every language: the lists of pages, the addresses of translations, and
// the written rules of structured data (developers.google.com/search/docs/appearance/structured-data).
import { expect } from 'vitest';
import { codes, defaultLocale } from '../languages.ts';
import { long } from '../long.ts';
import { tagsIn, thingsIn } from '../rendered-page.ts';
import { addresses, languagesInTurn, localised, pages } from './addresses.ts';
import { journey } from './browser.ts';
import { cookieOf } from './first-html.ts';
import { faultsOf, type Thing } from './structured-rules.ts';

const ask = (origin: string, path: string, headers: HeadersInit = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });

interface Listed {
  loc: string;
  links: Record<string, string>;
}

/** A list of pages, taken apart. */
async function listed(origin: string, code: string): Promise<Listed[]> {
  const xml = await (await ask(origin, `/sitemaps/${code}.xml`)).text();
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    loc: /<loc>([^<]*)/.exec(entry)![1]!,
    links: Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, lang, href]) => [lang!, href!]),
    ),
  }));
}

/** What a page says of itself. */
function saidIn(html: string) {
  const links = tagsIn(html, 'link');
  const robots = tagsIn(html, 'meta').find(({ name }) => name === 'robots')?.['content'] ?? '';
  return {
    isIndexed: !robots.includes('noindex'),
    robots,
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    description: tagsIn(html, 'meta').find(({ name }) => name === 'description')?.['content'] ?? '',
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href!),
    translations: Object.fromEntries(
      links
        .filter(({ rel }) => rel === 'alternate')
        .map(({ hreflang, hrefLang, href }) => [(hreflang ?? hrefLang)!, href!]),
    ),
    meta: tagsIn(html, 'meta'),
  };
}

async function saysWhichItIs(origin: string, languagesAt: (at: number) => readonly string[]): Promise<void> {
  const lists = new Map<string, Listed[]>();
  for (const code of codes) lists.set(code, await listed(origin, code));
  for (const [number, path] of addresses.entries()) {
    const expected = Object.fromEntries(codes.map((code) => [code, origin + localised(path, code)]));
    for (const code of languagesAt(number)) {
      const at = localised(path, code);
      const answer = await ask(origin, at);
      const entry = lists.get(code)!.find(({ loc }) => loc === origin + at);
      if (answer.status !== 200) {
        expect(entry, `${at} answers ${answer.status}`).toBeUndefined();
        continue;
      }
      const said = saidIn(await answer.text());
      expect(entry !== undefined, `${at} is listed: ${said.robots}`).toBe(said.isIndexed);
      if (entry === undefined) {
        expect([said.robots, said.canonical], at).toEqual(['noindex, follow', []]);
        continue;
      }
      expect(said.canonical, at).toEqual([origin + at]);
      expect(said.translations, at).toEqual({ ...expected, 'x-default': expected[defaultLocale] });
      expect(entry.links, at).toEqual(said.translations);
      expect([said.title.length > 3, said.description.length > 20], `${at} is described`).toEqual([
        true,
        true,
      ]);
    }
  }
}

const SAID =
  'every page that may be found is in the list of its language, says which it is, and is said by its translations';

journey(SAID, ({ origin }) => saysWhichItIs(origin, languagesInTurn));
journey(`in every language ${SAID}`, long, ({ origin }) => saysWhichItIs(origin, () => codes));

journey('pages of one’s own are not to be found, whoever looks at them', async ({ origin }) => {
  const cookie = await cookieOf(origin, 'anna');
  for (const { path } of pages.filter(({ isForPlayers, isEmpty }) => isForPlayers && !isEmpty)) {
    const answer = await ask(origin, path, { cookie });
    if (answer.status === 200) expect(saidIn(await answer.text()).robots, path).toBe('noindex, follow');
  }
});

journey(
  'everything in a list can be opened, and no two pages are called the same',
  long,
  async ({ origin }) => {
    const titles = new Map<string, string>();
    for (const { loc } of await listed(origin, defaultLocale)) {
      const answer = await fetch(loc, { redirect: 'manual' });
      expect(answer.status, loc).toBe(200);
      const { title, canonical } = saidIn(await answer.text());
      expect(canonical, loc).toEqual([loc]);
      expect(titles.get(title), `${title} of ${loc}`).toBeUndefined();
      titles.set(title, loc);
    }
    expect(titles.size).toBeGreaterThan(40);
  },
);

async function keepsSchemaRules(origin: string, languages: readonly string[]): Promise<void> {
  const seen = new Set<string>();
  for (const path of addresses)
    for (const code of languages) {
      const at = localised(path, code);
      const answer = await ask(origin, at);
      if (answer.status !== 200) continue;
      const html = await answer.text();
      const things = thingsIn(html) as Thing[];
      if (!saidIn(html).isIndexed) expect(things, at).toEqual([]);
      for (const thing of things) {
        seen.add(thing['@type']);
        expect(faultsOf(thing, { html, origin }), `${thing['@type']} of ${at}`).toEqual([]);
      }
    }
  expect([...seen].toSorted()).toEqual([
    'Article',
    'BreadcrumbList',
    'FAQPage',
    'Organization',
    'Product',
    'WebSite',
  ]);
}

journey('what a page says in the words of schema.org keeps the written rules', ({ origin }) =>
  keepsSchemaRules(origin, [defaultLocale]),
);

journey(
  'what a page says in the words of schema.org keeps the written rules, in every language',
  long,
  ({ origin }) => keepsSchemaRules(origin, codes),
);

journey('a link to a game is shown with a picture of that game', async ({ origin }) => {
  const { meta } = saidIn(await (await ask(origin, '/lv/game/mines')).text());
  const image = meta.find(({ property }) => property === 'og:image')?.['content'];
  expect(image).toBe(`${origin}/og/game/mines.jpg`);
  const picture = await fetch(image!);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

journey('robots are told in robots.txt where the lists are', async ({ origin }) => {
  const robots = await (await ask(origin, '/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const index = await (await ask(origin, '/sitemap.xml')).text();
  expect([...index.matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc)).toEqual(
    codes.map((code) => `${origin}/sitemaps/${code}.xml`),
  );
});
