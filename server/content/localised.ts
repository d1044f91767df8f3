// A content file writes { "$text": "croupier.title" } where it has words; they stand in each language's own folder. What an
// operator writes carries its words with it: { "$in": { "en": …, "ru": … } }. A reader gets one language, the default
// where it lacks.
import type { Content } from './content.ts';

export function localised<T>(content: Content, locale: string, name: string): T {
  const codes = [locale, content.defaultLocale];
  const words = codes.map((code) => content.cmsWords(code, name));
  return inWords(content.cms(name), { codes, words }) as T;
}

interface Speech {
  codes: readonly string[];
  words: readonly unknown[];
}

function inWords(value: unknown, speech: Speech): unknown {
  if (Array.isArray(value)) return value.map((item) => inWords(item, speech));
  if (typeof value !== 'object' || value === null) return value;
  if ('$text' in value) return firstAt(speech.words, (value.$text as string).split('.')) ?? '';
  if ('$in' in value) return speech.codes.map((code) => at(value.$in, code)).find(isSaid) ?? '';
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inWords(inner, speech)]));
}

/** An empty text of one language is as good as none: the default's is shown. */
const isSaid = (text: unknown): boolean => text !== undefined && text !== '';

const firstAt = (words: readonly unknown[], keys: readonly string[]): unknown =>
  words.map((each) => keys.reduce(at, each)).find((text) => text !== undefined);

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

/** Its words in all languages at once, so that it is whole without the files of words. */
export function inAllLanguages(value: unknown, words: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((item) => inAllLanguages(item, words));
  if (typeof value !== 'object' || value === null) return value;
  if ('$text' in value) {
    const keys = (value.$text as string).split('.');
    const said = Object.entries(words).map(([code, each]) => [code, keys.reduce(at, each)] as const);
    return { $in: Object.fromEntries(said.filter(([, text]) => text !== undefined)) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inAllLanguages(inner, words)]));
}
