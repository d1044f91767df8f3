// What follows from choosing another country (spec §4 "Registration", decision D50): the region starts anew with the
// first line of its list, which says that none is chosen, so that nobody lives in Alabama who did not look; the currency
// is the country's own where the house deals in it; the document is the one that goes with it.
import type { ProfileField } from './profile-field.ts';

export interface Currencies {
  available: readonly string[];
  default: string;
  /** The country's own, whether the house deals in it or not. */
  ofCountry: string | undefined;
}

export interface CountryChoice {
  country_code: string;
  region: string;
  currency: string;
  document_type: string;
}

export function chooseCountry(
  countryCode: string,
  fields: readonly ProfileField[],
  currencies: Currencies,
): CountryChoice {
  const { available, ofCountry } = currencies;
  const currency = available.find((each) => each === ofCountry) ?? currencies.default;
  return {
    country_code: countryCode,
    region: '',
    currency,
    document_type: currency === 'BRL' ? 'cpf' : firstOption(fields, 'document_type'),
  };
}

const firstOption = (fields: readonly ProfileField[], sysname: string): string =>
  fields.find((field) => field.sysname === sysname)?.options.list?.[0]?.value ?? '';
