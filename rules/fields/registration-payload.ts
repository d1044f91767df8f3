// What auth.register is told (spec §7 "Registration payload", decisions D48 and D51): empty values are left out,
// flags are 1 and 0, the login is whatever the player will sign in by, and the way of registering is named.
import { isLeftOut } from './check-field.ts';
import { readDay } from './date.ts';
import { canonicalPhone } from './login.ts';
import { trimmedPromoCode } from './promo-code.ts';
import { askedFields, type RegistrationForm, type RegistrationValues, textOf } from './registration-form.ts';

/** Known without asking, or chosen outside the fields; sent with every registration. */
const circumstances = ['locale', 'currency', 'country_code'];

export function registrationPayload(
  values: RegistrationValues,
  form: RegistrationForm,
): Record<string, string> {
  const asked = askedFields(form).map(({ sysname }) => sysname);
  const given = [...new Set([...circumstances, ...asked])]
    .map((sysname): [string, string] => [sysname, written(sysname, values)])
    .filter(([sysname, value]) => !isLeftOut(sysname, value));
  const { mobile, ...fields } = Object.fromEntries(given);

  const login = fields['login'] ?? fields['email'] ?? mobile;
  const phoneCountryCode = textOf(values, 'phone_country_code');
  return {
    ...fields,
    ...(login !== undefined && { login }),
    ...(mobile !== undefined && { phone: mobile }),
    ...(mobile !== undefined && phoneCountryCode !== '' && { phone_country_code: phoneCountryCode }),
    ...flags(values, form),
    auth_type: form.authType.id,
  };
}

function flags(values: RegistrationValues, { terms, notify, showPromocode }: RegistrationForm) {
  const { is_betting: isBetting, character_id: characterId } = values;
  const promoCode = trimmedPromoCode(values.promo_code);
  const hasPromoCode =
    showPromocode.isActive && values.hasPromocode && values.isPromoCodeValid && promoCode !== '';
  return {
    ...((values.terms || !terms.isActive) && { terms: '1' }),
    notify: notify.isActive && values.notify ? '1' : '0',
    ...(isBetting !== undefined && { is_betting: isBetting ? '1' : '0' }),
    ...(characterId !== undefined && { character_id: characterId }),
    ...(hasPromoCode && { promo_code: promoCode }),
  };
}

/** A value as the wire has it: days in ISO order, numbers in bare digits. */
function written(sysname: string, values: RegistrationValues): string {
  const value = textOf(values, sysname);
  if (sysname === 'birth_date') return readDay(value) ?? value;
  if (sysname === 'mobile') return canonicalPhone(value);
  if (sysname === 'document_number' && textOf(values, 'document_type') === 'cpf')
    return value.replaceAll(/[.-]/g, '');
  return value;
}
