// What must hold before a registration is sent (spec §5 "Registration"). The server demands the same of what arrives.
import { checkField } from './check-field.ts';
import type { FieldContext } from './field-rules.ts';
import { repeatedPassword } from './password.ts';
import type { Problem, Problems } from './problem.ts';
import { promoCode } from './promo-code.ts';
import {
  askedFields,
  type Block,
  type RegistrationForm,
  type RegistrationValues,
  textOf,
} from './registration-form.ts';
import { truthy } from './truthy.ts';

type Surroundings = Pick<FieldContext, 'today' | 'phoneOptions' | 'passwordPolicy'>;

export function checkRegistration(
  values: RegistrationValues,
  form: RegistrationForm,
  surroundings: Surroundings,
): Problems {
  const context: FieldContext = {
    ...surroundings,
    phoneCountryCode: textOf(values, 'phone_country_code') || undefined,
    documentType: textOf(values, 'document_type'),
  };
  const found: [string, Problem | null][] = askedFields(form).map((field) => [
    field.sysname,
    checkField(field, textOf(values, field.sysname), context),
  ]);
  if (values.repeatedPassword !== undefined) {
    found.push(['repeatedPassword', repeatedPassword(values.repeatedPassword, textOf(values, 'password'))]);
  }
  found.push(['terms', checkTerms(values.terms, form.terms)], ['promo_code', checkPromoCode(values, form)]);
  return Object.fromEntries(found.filter((entry): entry is [string, Problem] => entry[1] !== null));
}

/** Asked of the form, and before going to another site to register there. */
export const checkTerms = (isAccepted: boolean, { isActive }: Block): Problem | null =>
  isActive ? truthy(isAccepted) : null;

const checkPromoCode = (
  { promo_code, hasPromocode }: RegistrationValues,
  { showPromocode }: RegistrationForm,
) => promoCode(promo_code, { isShown: showPromocode.isActive && hasPromocode });
