// The languages of the site, and its words in each, as the server reads them.
import { type Content, readContent } from '#server/content/content.ts';

const content: Content = readContent('content');

export const { locales, defaultLocale } = content;
export const codes: readonly string[] = locales.map(({ code }) => code);

/** A message by its name, 'cashier.wallet.title', or whatever stands under a part of one. */
export function wordsOf<T = string>(locale: string, name: string): T {
  let at: unknown = content.dictionary(locale);
  for (const key of name.split('.')) at = (at as Record<string, unknown>)[key];
  return at as T;
}
