// The words and settings the product is deployed with: messages by locale and area, and the content system's files.
// Read once at the start; the version is a hash of everything read, so that two servers with the same files agree.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locales } from '#rules/locale.ts';
import { type CompiledArea, compileArea, type Dictionary } from './compiled-area.ts';
import { localesOf } from './languages.ts';

type Dictionaries = Readonly<Record<string, Dictionary>>;

export interface Content extends Locales {
  version: string;
  /** The nested dictionary of a locale, all areas; undefined for a locale the product does not speak. */
  dictionary(locale: string): Dictionary | undefined;
  /** One area, flat and compiled, as the site's texts take it. */
  compiled(locale: string, area: string): CompiledArea | undefined;
  /** A file of the content system, parsed: `cms('pages')` is content/cms/pages.json. */
  cms<T>(name: string): T;
  hasCms(name: string): boolean;
  /** What such a file says in one language: content/messages/{locale}/cms/pages.json. */
  cmsWords(locale: string, name: string): Readonly<Record<string, unknown>>;
}

export function readContent(folder: string): Content {
  const hash = createHash('sha256');
  const entries = (path: string) =>
    existsSync(join(folder, path)) ? readdirSync(join(folder, path), { withFileTypes: true }) : [];
  /** Every file of a folder, by its name. */
  const read = <T>(path: string): Record<string, T> => {
    const files = entries(path).filter((entry) => entry.isFile());
    const names = files.map(({ name }) => name).toSorted();
    return Object.fromEntries(
      names.map((name) => {
        const text = readFileSync(join(folder, path, name), 'utf8');
        hash.update(`${path}/${name}`).update(text);
        return [name.replace(/\.json$/, ''), JSON.parse(text) as T];
      }),
    );
  };

  const cms = read('cms');
  const languages = localesOf(
    entries('messages').flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
    (cms['general'] as { available_locales: readonly string[] }).available_locales,
  );
  const codes = languages.locales.map(({ code }) => code);
  const dictionaries = new Map(codes.map((code) => [code, read<Dictionary>(`messages/${code}`)]));
  const words = new Map(codes.map((code) => [code, read<Record<string, unknown>>(`messages/${code}/cms`)]));

  return {
    ...languages,
    version: hash.digest('hex').slice(0, 12),
    dictionary: (locale) => dictionaries.get(locale),
    compiled: compiler(dictionaries),
    cms<T>(name: string) {
      if (!Object.hasOwn(cms, name)) throw new Error(`no content file cms/${name}.json`);
      return cms[name] as T;
    },
    hasCms: (name) => Object.hasOwn(cms, name),
    cmsWords: (locale, name) => words.get(locale)?.[name] ?? {},
  };
}

/** Each area is compiled when it is first asked for. */
function compiler(dictionaries: ReadonlyMap<string, Dictionaries>): Content['compiled'] {
  const held = new Map<string, CompiledArea>();
  return (locale, area) => {
    const areas = dictionaries.get(locale) ?? {};
    if (!Object.hasOwn(areas, area)) return undefined;
    const key = `${locale}/${area}`;
    const compiled = held.get(key) ?? compileArea(areas, area);
    held.set(key, compiled);
    return compiled;
  };
}
