import type { AuthSettings, AuthType } from '#contract/auth-settings.ts';
import { askedFields } from '#rules/fields/registration-form.ts';
import { PersonalFields } from '../form/personal-fields.tsx';
import { Button } from '../ui/button.tsx';
import css from './auth.module.css';
import type { Registered } from './auth-body.tsx';
import { RegistrationBlocks } from './registration-blocks.tsx';
import { RegistrationFailure } from './registration-failure.tsx';
import { useRegistration } from './use-registration.ts';
import type { Fields } from './with-fields.tsx';

interface RegistrationFormProps extends Fields {
  settings: AuthSettings;
  authType: AuthType;
  onDone: (registered: Registered) => void;
}

export function RegistrationForm({ settings, authType, onDone, ...start }: RegistrationFormProps) {
  const { form, drawn, changeCountry, isChangingCountry } = useRegistration({
    settings,
    authType,
    onDone,
    ...start,
  });

  return (
    <form {...form.props} className={css.form} data-form="registration" data-auth-type={authType.id}>
      <div className={css.form} aria-busy={isChangingCountry}>
        <PersonalFields
          fields={askedFields(drawn)}
          form={form}
          phoneOptions={start.phoneOptions}
          onCountry={(country) => void changeCountry(country)}
        />
      </div>
      <RegistrationBlocks form={form} settings={settings} />
      {form.failure && <RegistrationFailure refusal={form.failure} />}
      <Button type="submit" look="brand" size="l" isWide isLoading={form.isBusy}>
        {settings.submitText}
      </Button>
    </form>
  );
}
