// A content file writes { "$text": "croupier.title" } where it has words; they stand in each language's own folder. A
// reader gets one language, the default where it lacks.
import type { Content } from './content.ts';

export function localised<T>(content: Content, locale: string, name: string): T {
  const words = [locale, content.defaultLocale].map((code) => content.cmsWords(code, name));
  return inWords(content.cms(name), words) as T;
}

function inWords(value: unknown, words: readonly unknown[]): unknown {
  if (Array.isArray(value)) return value.map((item) => inWords(item, words));
  if (typeof value !== 'object' || value === null) return value;
  if ('$text' in value) return textIn(words, (value.$text as string).split('.')) ?? '';
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inWords(inner, words)]));
}

const textIn = (words: readonly unknown[], keys: readonly string[]): unknown =>
  words
    .map((each) =>
      keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], each),
    )
    .find((text) => text !== undefined);
