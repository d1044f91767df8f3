// The files of content/ as entries, and back: the store knows entries, the rest of the house knows files.
import type { Entry, EntryKind, Json } from '#contract/content-entries.ts';
import type { ContentFiles } from './content-files.ts';
import { inAllLanguages } from './localised.ts';

/** Files that are a list of things, and what each of these is known by. All other files are settings. */
export const lists: Readonly<Record<string, { kind: EntryKind; key: string }>> = {
  pages: { kind: 'page', key: 'slug' },
  banners: { kind: 'banner', key: 'id' },
  popups: { kind: 'popup', key: 'id' },
  redirects: { kind: 'redirect', key: 'from_url' },
  'page-seo': { kind: 'seo', key: 'path' },
  'custom-code': { kind: 'custom-code', key: 'id' },
  media: { kind: 'media', key: 'name' },
  bonuses: { kind: 'bonus', key: 'name' },
  offers: { kind: 'offer', key: 'id' },
  'loyalty-programs': { kind: 'loyalty-program', key: 'sysname' },
  'loyalty-quests': { kind: 'loyalty-quest', key: 'sysname' },
  'loyalty-products': { kind: 'loyalty-product', key: 'id' },
  'loyalty-characters': { kind: 'loyalty-character', key: 'id' },
  tournaments: { kind: 'tournament', key: 'sysname' },
  jackpots: { kind: 'jackpot', key: 'id' },
  cashback: { kind: 'cashback', key: 'id' },
};

export const listOf = (kind: EntryKind): string | undefined =>
  Object.keys(lists).find((file) => lists[file]!.kind === kind);

/** The text of a page stands in each language's own words, under the page's name. */
const WHOLE_PAGES = 'pages';

export function entriesOf({ cms, messages, words }: ContentFiles): Entry[] {
  const things = Object.entries(cms).flatMap(([file, value]) =>
    Object.hasOwn(lists, file)
      ? listEntries(file, value as Record<string, unknown>[], words)
      : settings(file, value),
  );
  const texts = Object.entries(messages).flatMap(([locale, areas]) =>
    Object.entries(areas).flatMap(([area, dictionary]) => textEntries(area, dictionary, locale)),
  );
  const cmsTexts = Object.entries(words).flatMap(([locale, files]) =>
    Object.entries(files).flatMap(([file, said]) =>
      Object.hasOwn(lists, file) ? [] : textEntries(`cms/${file}`, said, locale),
    ),
  );
  return [...things, ...texts, ...cmsTexts];
}

function settings(file: string, value: unknown): Entry[] {
  const setting = (name: string, each: unknown): Entry => ({
    kind: 'setting',
    name,
    locale: '',
    value: each as Json,
  });
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return [setting(file, value)];
  return Object.entries(value).map(([key, each]) => setting(`${file}.${key}`, each));
}

function listEntries(
  file: string,
  items: readonly Record<string, unknown>[],
  words: ContentFiles['words'],
): Entry[] {
  const { kind, key } = lists[file]!;
  const said = Object.fromEntries(Object.entries(words).map(([locale, files]) => [locale, files[file]]));
  return items.flatMap((item, at): Entry[] => {
    const name = String(item[key] ?? at);
    if (file !== WHOLE_PAGES) return [{ kind, name, locale: '', value: inAllLanguages(item, said) as Json }];
    const { text: _, ...page } = item;
    const texts = Object.entries(said).flatMap(([locale, all]): Entry[] =>
      all?.[name] === undefined ? [] : [{ kind, name, locale, value: all[name] as Json }],
    );
    return [{ kind, name, locale: '', value: page as Json }, ...texts];
  });
}

function textEntries(prefix: string, value: unknown, locale: string): Entry[] {
  if (typeof value === 'string') return [{ kind: 'text', name: prefix, locale, value }];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textEntries(`${prefix}.${key}`, inner, locale),
  );
}
