// The words and settings that are served: messages by locale and area, and the content system's files. They are the files
// of content/ with what operators have changed laid over them; see live-content.ts.
import { hash } from 'node:crypto';
import type { Entry } from '#contract/content-entries.ts';
import type { Locales } from '#rules/locale.ts';
import { type CompiledArea, compileArea, type Dictionary } from './compiled-area.ts';
import { type ContentFiles, readFiles } from './content-files.ts';
import { localesOf } from './languages.ts';
import { DEFAULT_NAME, named } from './named.ts';
import { withEntries } from './with-entries.ts';

export interface Content extends Locales {
  /** The same for two servers with the same files and the same changes. */
  version: string;
  /** Rises with every change that operators make; 0 where there is no store. */
  revision: number;
  /** The nested dictionary of a locale, all areas; undefined for a locale the product does not speak. */
  dictionary(locale: string): Dictionary | undefined;
  /** One area, flat and compiled, as the site's texts take it. */
  compiled(locale: string, area: string): CompiledArea | undefined;
  /** A file of the content system, parsed: `cms('pages')` is content/cms/pages.json. */
  cms<T>(name: string): T;
  hasCms(name: string): boolean;
  /** What such a file says in one language: content/messages/{locale}/cms/pages.json. */
  cmsWords(locale: string, name: string): Readonly<Record<string, unknown>>;
  /** The same with these entries in place of what is served: for one who looks at them before they are saved. */
  previewed(entries: readonly Entry[]): Content;
  /** Told when all of the above may say something else. */
  onChange(hear: () => void): () => void;
}

/** What a release brings, and nothing of the operators'. */
export const readContent = (folder: string): Content => contentOf(readFiles(folder), 0);

export function contentOf(files: ContentFiles, revision: number): Content {
  const { hash: brought } = files;
  const { name = DEFAULT_NAME } = (files.cms['site'] ?? {}) as { name?: string };
  const { cms, messages, words } = named({ ...files, hash: '' }, name);
  const { available_locales: order } = cms['general'] as { available_locales: readonly string[] };
  return {
    ...localesOf(Object.keys(messages), order),
    version: (revision === 0 ? brought : hash('sha256', `${brought} ${revision}`)).slice(0, 12),
    revision,
    dictionary: (locale) => ownOf(messages, locale),
    compiled: compiler(messages),
    cms<T>(name: string) {
      if (!Object.hasOwn(cms, name)) throw new Error(`no content file cms/${name}.json`);
      return cms[name] as T;
    },
    hasCms: (name) => Object.hasOwn(cms, name),
    cmsWords: (locale, name) => ownOf(ownOf(words, locale) ?? {}, name) ?? {},
    previewed: (entries) => contentOf(withEntries(files, entries), revision),
    onChange: () => () => undefined,
  };
}

const ownOf = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Each area is compiled when it is first asked for. */
function compiler(messages: ContentFiles['messages']): Content['compiled'] {
  const held = new Map<string, CompiledArea>();
  return (locale, area) => {
    const areas = ownOf(messages, locale) ?? {};
    if (!Object.hasOwn(areas, area)) return undefined;
    const key = `${locale}/${area}`;
    const compiled = held.get(key) ?? compileArea(areas, area);
    held.set(key, compiled);
    return compiled;
  };
}
