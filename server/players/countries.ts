// Countries as the product knows them: those it can phone.
import type { PhoneOption } from '#contract/account/profile.ts';
import type { Currency } from '#rules/money.ts';
import type { Content } from '../content/content.ts';
import { countryName as nameOf } from '../content/languages.ts';

interface Countries {
  byCurrency: Readonly<Record<string, readonly string[]>>;
}

interface Money {
  available_currencies: readonly Currency[];
  default_currency: Currency;
}

const unnamed = (content: Content) => content.cms<Omit<PhoneOption, 'name'>[]>('phone-countries');

export const phoneOptions = (content: Content, locale: string): PhoneOption[] =>
  unnamed(content).map((option) => ({ ...option, name: nameOf(content, option.country_code, locale) }));

const isCountry = (content: Content, code: string): boolean =>
  unnamed(content).some(({ country_code }) => country_code === code);

/** In the reader's language; a country we do not know has no name. */
export const countryName = (content: Content, code: string, locale: string): string =>
  isCountry(content, code) ? nameOf(content, code, locale) : '';

/** The first of these guesses that is a country (decision D49). A language is none: English is not the United States. */
export const likelyCountry = (
  content: Content,
  guesses: readonly (string | undefined)[],
): string | undefined => guesses.find((guess) => guess !== undefined && isCountry(content, guess));

/** For a record that must name one until the player does. */
export function countryOfLanguage(content: Content, locale: string): string {
  const [first] = unnamed(content);
  return likelyCountry(content, [new Intl.Locale(locale).maximize().region]) ?? first!.country_code;
}

/** The country's own money, if the house could deal in it. */
export const currencyOf = (content: Content, code: string): string | undefined =>
  Object.entries(content.cms<Countries>('countries').byCurrency).find(([, codes]) =>
    codes.includes(code),
  )?.[0];

/** What a player of this country starts to play in (decision D50). */
export function startCurrency(content: Content, code: string): Currency {
  const { available_currencies, default_currency } = content.cms<Money>('general');
  const own = currencyOf(content, code);
  return available_currencies.find((currency) => currency === own) ?? default_currency;
}
