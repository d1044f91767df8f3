// The languages of the site are the folders of content/messages. What they and the countries are called is Intl's to
// say; it is said here alone, and sent as data: a browser's Intl may have another word, and the page would not agree
// with itself when the browser takes it over.
import type { Locales } from '#rules/locale.ts';
import type { Content } from './content.ts';

/** `order` is how the menu lists them, the default first; a language that it does not name comes after. */
export function localesOf(folders: readonly string[], order: readonly string[]): Locales {
  const codes = [...new Set([...order, ...folders.toSorted()])].filter((code) => folders.includes(code));
  const [defaultLocale] = codes;
  if (defaultLocale === undefined) throw new Error('there is no language in content/messages');
  return { defaultLocale, locales: codes.map((code) => ({ code, name: languageName(code) })) };
}

/** In the language itself, as a menu writes it: "Русский". */
function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

type Kind = 'region' | 'currency';
const names = new Map<string, Intl.DisplayNames>();

/** They are dear to make, and depend on nothing but the language. */
function namesIn(locale: string, type: Kind): Intl.DisplayNames {
  const key = `${locale} ${type}`;
  const made = names.get(key) ?? new Intl.DisplayNames([locale], { type });
  names.set(key, made);
  return made;
}

/** A language may have a name of its own in cms/country-names.json, where Intl says more than people do. */
export const countryName = (content: Pick<Content, 'cmsWords'>, code: string, locale: string): string =>
  (content.cmsWords(locale, 'country-names')[code] as string | undefined) ??
  namesIn(locale, 'region').of(code) ??
  code;

export const currencyName = (code: string, locale: string): string =>
  namesIn(locale, 'currency').of(code) ?? code;
