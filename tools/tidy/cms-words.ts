// The words of content files: { "$text": "croupier.title" } in content/cms/banners.json is said by each language in
// content/messages/{locale}/cms/banners.json.
import type { Source } from './sources.ts';

/** Where a language does not call a country as Intl does. No file asks for it, and no two languages need agree. */
const EXCEPTIONS = 'country-names';

/** 'croupier.actions.0' → its text, for one file in one language. */
type Words = ReadonlyMap<string, string>;

const none: Words = new Map();

export function cmsWordFaults(sources: readonly Source[], model: string): string[] {
  const asked = new Map(
    sources.flatMap(({ path, text }): [string, string[]][] => {
      const file = /^content\/cms\/([^/]+)\.json$/.exec(path)?.[1];
      return file === undefined ? [] : [[file, textsAsked(JSON.parse(text))]];
    }),
  );
  const languages = readWords(sources);
  return [...languages].flatMap(([locale, files]) =>
    [...new Set([...asked.keys(), ...files.keys()])]
      .filter((file) => file !== EXCEPTIONS)
      .flatMap((file) => {
        const words = files.get(file) ?? none;
        const original = languages.get(model)?.get(file) ?? none;
        return fileFaults(words, original, asked.get(file) ?? []).map(
          (fault) => `${locale} ${fault} (cms/${file}.json)`,
        );
      }),
  );
}

function fileFaults(words: Words, original: Words, asked: readonly string[]): string[] {
  const isUnder = (id: string, key: string) => id === key || id.startsWith(`${key}.`);
  const unsaid = asked.filter((key) => ![...words.keys()].some((id) => isUnder(id, key)));
  const missing = [...original.keys()].filter(
    (id) => !words.has(id) && !unsaid.some((key) => isUnder(id, key)),
  );
  const faults = [...words].flatMap(([id, text]) => {
    if (!asked.some((key) => isUnder(id, key))) return [`says ${id}, which is not asked for`];
    if (!original.has(id)) return [`alone has ${id}`];
    return text.trim() === '' ? [`${id} is empty`] : [];
  });
  return [...[...unsaid, ...missing].map((id) => `lacks ${id}`), ...faults];
}

/** By language, then by file. */
function readWords(sources: readonly Source[]): Map<string, Map<string, Words>> {
  const languages = new Map<string, Map<string, Words>>();
  for (const { path, text } of sources) {
    const [, locale, file] = /^content\/messages\/([^/]+)\/(?:cms\/)?([^/]+)\.json$/.exec(path) ?? [];
    if (locale === undefined || file === undefined) continue;
    const files = languages.get(locale) ?? new Map<string, Words>();
    languages.set(locale, files);
    if (path.includes('/cms/')) files.set(file, new Map(leavesOf('', JSON.parse(text))));
  }
  return languages;
}

function leavesOf(prefix: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[prefix.slice(1), String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(`${prefix}.${key}`, inner));
}

function textsAsked(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return '$text' in value ? [String(value.$text)] : Object.values(value).flatMap(textsAsked);
}
