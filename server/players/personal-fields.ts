// The fields of registration and profile in a country, ready to be drawn: in the reader's language, with the lists that
// configuration need not repeat, and with the values they start from (decisions D49, D50).
import type { PersonalField } from '#contract/account/profile.ts';
import { chooseCountry } from '#rules/fields/country-change.ts';
import type { ProfileField } from '#rules/fields/profile-field.ts';
import { identityFields } from '#rules/identity-fields.ts';
import type { Context } from '../calls/context.ts';
import type { Content } from '../content/content.ts';
import { localised } from '../content/localised.ts';
import { currencyOf, likelyCountry, phoneOptions } from './countries.ts';
import { countryOfZone } from './zone-country.ts';

interface Money {
  available_currencies: readonly string[];
  default_currency: string;
}

const DEFAULT = 'default';

interface Whereabouts {
  country?: string | undefined;
  /** The reader's time zone: "Europe/Riga". */
  zone?: string | undefined;
}

/**
 * For whoever asks: in the country they name, else in their own, else where they seem to be; where that is not known,
 * the fields that are asked for anywhere. What was verified may only be read, unless new data was accepted.
 */
export async function fieldsFor({ country, zone }: Whereabouts, ctx: Context): Promise<PersonalField[]> {
  const { db, player, content, locale, browser } = ctx;
  const [own] =
    player === null
      ? []
      : await db.sql<{ country_code: string; is_completed: boolean; is_closed: boolean }>`
          select country_code, is_registration_completed as is_completed, is_verified and not exists (
            select from applicant_action where player_id = player.id and used_at is null and state = 'accepted'
          ) as is_closed
          from player where id = ${player.id}`;
  const codes = phoneOptions(content, locale).map((option) => option.country_code);
  const meant = likelyCountry(content, [
    country,
    own?.is_completed ? own.country_code : undefined,
    browser.country,
    zone && countryOfZone(zone, codes),
  ]);
  return personalFields(content, meant ?? '', locale).map((field) =>
    own?.is_closed && (identityFields as readonly string[]).includes(field.sysname)
      ? { ...field, attrs: { ...field.attrs, disabled: true } }
      : field,
  ) as PersonalField[];
}

export function personalFields(content: Content, country: string, locale: string): ProfileField[] {
  const byCountry = localised<Record<string, ProfileField[]>>(content, locale, 'personal-fields');
  const written = Object.hasOwn(byCountry, country) ? byCountry[country]! : byCountry[DEFAULT]!;
  const { available_currencies, default_currency } = content.cms<Money>('general');
  const lists: Readonly<Record<string, ProfileField['options']['list']>> = {
    country_code: phoneOptions(content, locale).map(({ country_code, name }) => ({
      value: country_code,
      label: name,
    })),
    currency: available_currencies.map((code) => ({ value: code, label: code })),
    locale: content.locales.map(({ code, name }) => ({ value: code, label: name })),
  };
  const fields = written.map((field) => ({
    ...field,
    options: { ...field.options, list: field.options.list ?? lists[field.sysname] },
  }));

  const start = chooseCountry(country, fields, {
    available: available_currencies,
    default: default_currency,
    ofCountry: currencyOf(content, country),
  });
  return fields.map(({ options: { list, ...options }, attrs, ...field }) => ({
    ...field,
    options: list === undefined ? options : { ...options, list },
    attrs: { ...attrs, ...startOf({ ...start, locale }, field.sysname) },
  }));
}

const startOf = (start: object, sysname: string) => {
  const value = (start as Record<string, string>)[sysname];
  return value === undefined || value === '' ? {} : { value };
};
