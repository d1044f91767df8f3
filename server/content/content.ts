// The words and settings the product is deployed with: messages by locale and area, and the content system's files.
// Read once at the start; the version is a hash of everything read, so that two servers with the same files agree.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Locales } from '#rules/locale.ts';

export type Dictionary = { [key: string]: string | Dictionary };
type CompiledArea = Record<string, CompiledMessage>;

export interface Content extends Locales {
  version: string;
  /** The nested dictionary of a locale, all areas; undefined for a locale the product does not speak. */
  dictionary(locale: string): Dictionary | undefined;
  /** One area, flat and compiled, as the site's texts take it. */
  compiled(locale: string, area: string): CompiledArea | undefined;
  /** A file of the content system, parsed: `cms('pages')` is content/cms/pages.json. */
  cms<T>(name: string): T;
  hasCms(name: string): boolean;
}

export function readContent(folder: string): Content {
  const hash = createHash('sha256');
  const json = (path: string): unknown => {
    const text = readFileSync(join(folder, path), 'utf8');
    hash.update(path).update(text);
    return JSON.parse(text);
  };
  const names = (path: string) => readdirSync(join(folder, path)).toSorted();
  const bare = (file: string) => file.replace(/\.json$/, '');

  const { locales, defaultLocale } = json('locales.json') as Locales;
  const dictionaries = new Map(
    locales.map(({ code }) => {
      const areas = names(`messages/${code}`).map((file) => [bare(file), json(`messages/${code}/${file}`)]);
      return [code, Object.fromEntries(areas) as Record<string, Dictionary>];
    }),
  );
  const cms = new Map(names('cms').map((file) => [bare(file), json(`cms/${file}`)]));
  const compiledAreas = new Map<string, CompiledArea>();

  return {
    locales,
    defaultLocale,
    version: hash.digest('hex').slice(0, 12),
    dictionary: (locale) => dictionaries.get(locale),
    compiled(locale, area) {
      const areas = dictionaries.get(locale) ?? {};
      const dictionary = Object.hasOwn(areas, area) ? areas[area] : undefined;
      if (dictionary === undefined) return undefined;
      const key = `${locale}/${area}`;
      const held = compiledAreas.get(key) ?? compileArea(area, dictionary);
      compiledAreas.set(key, held);
      return held;
    },
    cms<T>(name: string) {
      if (!cms.has(name)) throw new Error(`no content file cms/${name}.json`);
      return cms.get(name) as T;
    },
    hasCms: (name) => cms.has(name),
  };
}

function compileArea(prefix: string, dictionary: Dictionary): CompiledArea {
  const area: CompiledArea = {};
  for (const [key, value] of Object.entries(dictionary)) {
    const id = `${prefix}.${key}`;
    if (typeof value === 'string') area[id] = compileMessage(value);
    else Object.assign(area, compileArea(id, value));
  }
  return area;
}
