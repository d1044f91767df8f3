// The registration form's state: its values, the country's fields they belong to, and sending them.
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { account } from '#contract/account/account.ts';
import { accountProfile, type PersonalField } from '#contract/account/profile.ts';
import { authEntry, type RegistrationInput } from '#contract/auth/entry.ts';
import type { AuthSettings, AuthType } from '#contract/auth/settings.ts';
import { isRefusal } from '#contract/refusals.ts';
import { chooseCountry } from '#rules/fields/country-change.ts';
import { withoutPlus } from '#rules/fields/login.ts';
import { checkRegistration } from '#rules/fields/registration.ts';
import {
  askedFields,
  type RegistrationForm,
  type RegistrationValues,
  startValues,
  textOf,
} from '#rules/fields/registration-form.ts';
import { registrationPayload } from '#rules/fields/registration-payload.ts';
import { read } from '../asking/reads.ts';
import { useSend } from '../asking/sends.ts';
import { useForm } from '../form/use-form.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { keptCharacter } from '../player/kept-character.ts';
import { nowMs } from '../start/clock.ts';
import { readTrail } from '../tracking/trail.ts';
import type { Registered } from './auth-body.tsx';
import { dropKept, dropTerms, hasKeptTerms, keepDueCode, readKept } from './keepsakes.ts';
import { registerOnce, type Tries } from './register-once.ts';
import { dropDraft, keepDraft, readDraft } from './registration-draft.ts';
import { told } from './told-refusal.ts';
import type { Fields } from './with-fields.tsx';

interface RegistrationTerms extends Fields {
  settings: AuthSettings;
  authType: AuthType;
  onDone: (registered: Registered) => void;
}

export function useRegistration({
  settings,
  authType,
  startFields,
  phoneOptions,
  onDone,
}: RegistrationTerms) {
  const { locale } = useLocale();
  const { ask } = useRouter().options.context;
  const cache = useQueryClient();
  const { mutateAsync: register } = useSend(authEntry.register);
  const { mutateAsync: signIn } = useSend(authEntry.login);
  const tries = useRef<Tries>({ hasLost: false });
  const [fields, setFields] = useState(startFields);
  const [isChangingCountry, setIsChangingCountry] = useState(false);
  const isDone = useRef(false);
  const drawn: RegistrationForm = { fields, authType, ...settings.registration };

  const isSocial = authType.kind === 'social';
  /** Whoever came from another site has accepted them before they left. */
  const [isTermsAccepted] = useState(() => isSocial && hasKeptTerms());

  const form = useForm<RegistrationValues>({
    start: {
      ...startOf(drawn),
      ...(isTermsAccepted && { terms: true }),
      ...(!isSocial && readDraft(cache).values),
    },
    strategy: 'on-submit',
    preventEmoji: true,
    check: (values) => checkRegistration(values, drawn, { today: today(), phoneOptions }),
    async send(values) {
      const payload = registrationPayload({ ...values, locale }, drawn);
      const fields = { ...readTrail(), ...payload, auth_type: authType.id };
      const input = z.decode(authEntry.register.input, fields as never);
      const registered = await registerOnce(input, tries.current, { register, enter: wayIn(input) }).catch(
        told('registration'),
      );
      dropKept('is_betting');
      keptCharacter.drop();
      keepDueCode(payload['promo_code'] ?? (drawn.showPromocode.isActive ? null : readKept('promo_code')));
      dropKept('promo_code');
      dropTerms();
      isDone.current = true;
      dropDraft(cache);
      onDone(registered);
    },
  });
  const latest = useRef(form.values);
  latest.current = form.values;
  useEffect(() => {
    if (!isSocial && !isDone.current) keepDraft(cache, { values: form.values });
  }, [cache, isSocial, form.values]);

  /** To what may have been made although its answer was lost. */
  function wayIn({ login, password }: RegistrationInput) {
    if (isSocial) return () => ask(account.getInfo, {});
    return password === undefined ? null : () => signIn({ login: withoutPlus(login ?? ''), password });
  }

  async function changeCountry(country: string) {
    const { country_code: before } = form.values;
    setIsChangingCountry(true);
    form.set({ country_code: country });
    try {
      const next = await cache.fetchQuery(read(accountProfile.getPersonalDataFields, { country }, ask));
      setFields(next);
      // Meanwhile more may have been typed.
      const typed = latest.current;
      form.set({
        ...emptyTexts(next, typed),
        ...circumstancesOf(country, next),
        ...(textOf(typed, 'mobile') === '' && { phone_country_code: country }),
      });
    } catch (error) {
      // Without its fields the country cannot be registered in: the choice goes back to what it was.
      form.set({ country_code: before });
      if (!isRefusal(error)) throw error;
    } finally {
      setIsChangingCountry(false);
    }
  }

  const changeLocale = useLocaleChange(() => textOf(latest.current, 'country_code'), setFields);
  return { form, drawn, changeCountry, changeLocale, isChangingCountry, isTermsAccepted };
}

/** The page is then at its address in that language, and what was typed is still there. */
function useLocaleChange(countryNow: () => string, show: (fields: readonly PersonalField[]) => void) {
  const { ask, cache } = useRouter().options.context;
  const { switchTo } = useLocale();
  return async (code: string) => {
    await switchTo(code);
    const asked = read(accountProfile.getPersonalDataFields, { country: countryNow() }, ask);
    // Fields that do not come stay in the language they are in.
    await cache.fetchQuery(asked).then(show, () => undefined);
  };
}

function startOf(form: RegistrationForm): RegistrationValues {
  const fields = form.fields as readonly PersonalField[];
  const country = startValueOf(fields, 'country_code');
  const promo = readKept('promo_code') ?? '';
  const isBetting = readKept('is_betting');
  const character = keptCharacter.read();
  const start = startValues(form);
  const hasPromocode = start.hasPromocode || (form.showPromocode.isActive && promo !== '');
  return {
    ...emptyTexts(askedFields({ fields, authType: form.authType }), {}),
    ...emptyTexts(fields, {}),
    ...start,
    ...circumstancesOf(country, fields),
    phone_country_code: country,
    ...(hasPromocode && { hasPromocode, promo_code: promo, isPromoCodeValid: promo !== '' }),
    ...(form.markBetting.isActive && isBetting !== null && { is_betting: isBetting === '1' }),
    ...(character !== null && { character_id: character }),
  };
}

/** A value for every field, so that whatever the server says of one finds its place. */
const emptyTexts = (
  fields: readonly Pick<PersonalField, 'sysname'>[],
  held: Readonly<Record<string, unknown>>,
) => Object.fromEntries(fields.map(({ sysname }) => [sysname, String(held[sysname] ?? '')]));

/** What follows from the country (decision D50); its currency is told with the currency's field. */
const circumstancesOf = (country: string, fields: readonly PersonalField[]) =>
  chooseCountry(country, fields, {
    available: (fields.find(({ sysname }) => sysname === 'currency')?.options.list ?? []).map(
      ({ value }) => value,
    ),
    default: startValueOf(fields, 'currency'),
    ofCountry: startValueOf(fields, 'currency'),
  });

const startValueOf = (fields: readonly PersonalField[], sysname: string): string =>
  String(fields.find((field) => field.sysname === sysname)?.attrs['value'] ?? '');

const today = () => new Date(nowMs()).toISOString().slice(0, 10);
