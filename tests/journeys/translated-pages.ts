// Every page as the server sends it, in several languages: the same parts, other words, a heading and a head.
import { expect } from 'vitest';
import { codes } from '../languages.ts';
import { registerAt } from './accounts.ts';
import { localised, pages } from './addresses.ts';
import type { Read, SentPage } from './sent-page.ts';

const NOWHERE = '/no/such/page';

const nowhere = { path: NOWHERE, isBuilders: false, isEmpty: false };

/** A drawing alone, and a page that says nothing to whoever asks for it by its address alone. */
const withoutHeading = ['/_icons', '/confirmation'];

/** Each page in the languages chosen for its number in the list. */
export async function expectTranslated(
  origin: string,
  read: Read,
  choose: (number: number) => readonly string[],
): Promise<void> {
  const { cookie } = await registerAt(origin);
  for (const [number, { path, isBuilders, isEmpty }] of [...pages, nowhere].entries()) {
    const spoken = choose(number);
    const { sent, screens } = await readIn(spoken, (code) => read(localised(path, code), { cookie }));
    if (sent[0] === undefined || sent[0].location !== null) continue;
    // No payment of theirs has this number.
    const status = path === NOWHERE || path.endsWith('/1001') ? 404 : 200;
    const translations = [...codes, 'x-default'].map((code) => [code, addressIn(code, path)]);

    for (const [at, code] of spoken.entries()) {
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
      expect(new Set(screens.map(({ words }) => words)).size, path).toBe(spoken.length);
  }
}

/** Others play meanwhile, and matches go on: a page that has changed between two looks is looked at anew. */
const LOOKS = 3;

async function readIn(spoken: readonly string[], readOne: (code: string) => Promise<SentPage>) {
  for (let looks = 1; ; looks += 1) {
    // One after the other: a server that is pressed for time turns pages away that are asked for at once.
    const sent: SentPage[] = [];
    for (const code of spoken) sent.push(await readOne(code));
    const isSent = sent[0] !== undefined && sent[0].location === null;
    const screens = isSent ? await Promise.all(sent.map(({ screen }) => screen.evaluate(look))) : [];
    const isSteady = new Set(screens.map(({ parts }) => parts.join())).size <= 1;
    if (isSteady || looks === LOOKS) return { sent, screens };
  }
}

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
