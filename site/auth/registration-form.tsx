import { useRef, useState } from 'react';
import type { AuthSettings, AuthType } from '#contract/auth/settings.ts';
import { askedFields } from '#rules/fields/registration-form.ts';
import { Button } from '#ui/button.tsx';
import { PersonalFields } from '../form/personal-fields.tsx';
import css from './auth.module.css';
import type { Registered } from './auth-body.tsx';
import { RegistrationBlocks } from './registration-blocks.tsx';
import { RegistrationFailure } from './registration-failure.tsx';
import { SocialSignUp } from './social-sign-up.tsx';
import { useFirstField } from './use-first-field.ts';
import { useRegistration } from './use-registration.ts';
import type { Fields } from './with-fields.tsx';

interface RegistrationFormProps extends Fields {
  settings: AuthSettings;
  authType: AuthType;
  onDone: (registered: Registered) => void;
}

export function RegistrationForm({ settings, authType, onDone, ...start }: RegistrationFormProps) {
  const { form, drawn, changeCountry, changeLocale, isChangingCountry, isTermsAccepted } = useRegistration({
    settings,
    authType,
    onDone,
    ...start,
  });
  const fields = useRef<HTMLDivElement>(null);
  useFirstField(fields, true);
  // Another site was pressed: its way needs the terms too, and there is one box for both.
  const [areTermsMissed, setAreTermsMissed] = useState(false);
  const { terms } = form.values;

  return (
    <>
      <form {...form.props} className={css.form} data-form="registration" data-auth-type={authType.id}>
        <div ref={fields} className={css.form} aria-busy={isChangingCountry}>
          <PersonalFields
            fields={askedFields(drawn)}
            form={form}
            phoneOptions={start.phoneOptions}
            onCountry={(country) => void changeCountry(country)}
            onLocale={(code) => void changeLocale(code)}
          />
        </div>
        <RegistrationBlocks
          form={form}
          settings={settings}
          isTermsAccepted={isTermsAccepted}
          isTermsMissed={areTermsMissed && !terms}
        />
        {form.failure && <RegistrationFailure refusal={form.failure} />}
        <Button type="submit" look="brand" size="l" isWide isLoading={form.isBusy || isChangingCountry}>
          {settings.submitText}
        </Button>
      </form>
      {authType.kind !== 'social' && (
        <SocialSignUp
          settings={settings}
          below={{ isAccepted: terms, onMissed: () => setAreTermsMissed(true) }}
          onDone={onDone}
        />
      )}
    </>
  );
}
