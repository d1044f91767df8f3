// The form a registration was filled in on, as configuration draws it: which way of registering it is, and what that
// way asks for in the player's country.
import type { RegistrationInput } from '#contract/auth/entry.ts';
import type { AuthSettings } from '#contract/auth/settings.ts';
import { isBreached } from '#rules/fields/breached-passwords.ts';
import { standardPassword } from '#rules/fields/password.ts';
import type { Problems } from '#rules/fields/problem.ts';
import { checkRegistration } from '#rules/fields/registration.ts';
import type { AuthType, RegistrationForm, RegistrationValues } from '#rules/fields/registration-form.ts';
import type { Context } from '../calls/context.ts';
import { countryOfLanguage, phoneOptions } from '../players/countries.ts';
import { personalFields } from '../players/personal-fields.ts';

export interface FilledForm {
  form: RegistrationForm;
  values: RegistrationValues;
  problems: Problems;
}

/** What the form alone can show to be wrong; whether a name is taken only the database knows. */
export function readRegistration(
  input: RegistrationInput,
  ctx: Context,
  { isCompletion }: { isCompletion: boolean },
): FilledForm {
  const { content, locale } = ctx;
  const country = input.country_code ?? countryOfLanguage(content, locale);
  const fields = personalFields(content, country, locale);
  const { registration: blocks } = content.cms<AuthSettings>('auth');
  const values = valuesOf(input, country, fields);
  const check = (authType: AuthType): FilledForm => {
    const form = { fields, authType, ...blocks };
    const surroundings = {
      today: ctx.now.toISOString().slice(0, 10),
      phoneOptions: phoneOptions(content, locale),
      passwordPolicy: { ...standardPassword, isBreached },
    };
    return { form, values, problems: checkRegistration(values, form, surroundings) };
  };
  const filled = waysOf(input, content.cms<AuthSettings>('auth').authTypes, isCompletion).map(check);
  return filled.find(({ problems }) => Object.keys(problems).length === 0) ?? filled[0]!;
}

/** Whoever came through another service brings a contact of their own (decision D53). */
const COMPLETION: AuthType = { id: 'social', field: '', kind: 'social', isFast: false };

/**
 * The way that was named; else those that go by a contact that was given, for a caller that fills in no form of ours.
 */
function waysOf(
  { auth_type, email, phone }: RegistrationInput,
  offered: AuthSettings['authTypes'],
  isCompletion: boolean,
): AuthType[] {
  if (isCompletion) return [COMPLETION];
  const ways = offered.filter(({ kind }) => kind !== 'social');
  const named = ways.filter(({ id }) => id === auth_type);
  const given = { email, mobile: phone };
  const fitting = ways.filter(({ field }) => given[field as keyof typeof given] !== undefined);
  return [named, fitting, ways].find((some) => some.length > 0) ?? [FALLBACK];
}

/** An operator who offers nothing but other services still has a call that answers. */
const FALLBACK: AuthType = { id: 'email', field: 'email', kind: 'form', isFast: false };

function valuesOf(
  input: RegistrationInput,
  country: string,
  fields: RegistrationForm['fields'],
): RegistrationValues {
  const { phone, terms, notify, is_betting, promo_code, ...texts } = input;
  const start = Object.fromEntries(
    fields.flatMap(({ sysname, attrs: { value } }) => (typeof value === 'string' ? [[sysname, value]] : [])),
  );
  return {
    ...(start['currency'] !== undefined && { currency: start['currency'] }),
    ...texts,
    country_code: country,
    ...(phone !== undefined && { mobile: phone }),
    promo_code: promo_code ?? '',
    hasPromocode: promo_code !== undefined,
    isPromoCodeValid: true,
    terms: terms ?? false,
    notify: notify ?? false,
    ...(is_betting !== undefined && { is_betting }),
  };
}
