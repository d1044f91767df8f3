import { useRef } from 'react';
import type { AccountInfo } from '#contract/account/account.ts';
import { authEntry } from '#contract/auth/entry.ts';
import type { AuthSettings } from '#contract/auth/settings.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { login as loginRule, withoutPlus } from '#rules/fields/login.ts';
import { password as passwordRule } from '#rules/fields/password.ts';
import { problemsIn } from '#rules/fields/problem.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSend } from '../asking/sends.ts';
import { useForm } from '../form/use-form.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './auth.module.css';
import { secondStepOf } from './second-step.ts';
import { SignInFailure } from './sign-in-failure.tsx';
import { SocialButtons } from './social-buttons.tsx';
import type { SocialTrouble } from './social-window.ts';
import { told } from './told-refusal.ts';
import type { Pending } from './two-factor-form.tsx';

interface SignInFormProps {
  settings: AuthSettings;
  trouble?: SocialTrouble | undefined;
  onRestore: () => void;
  onRegister: () => void;
  /** The password was right, and a code is wanted too. */
  onSecondStep: (pending: Pending) => void;
  onDone: (account: AccountInfo) => void;
}

export function SignInForm({
  settings,
  trouble,
  onRestore,
  onRegister,
  onSecondStep,
  onDone,
}: SignInFormProps) {
  const t = useText();
  const { mutateAsync: signIn } = useSend(authEntry.login);
  const isPayout = useRef(false);
  const form = useForm({
    start: { login: '', password: '' },
    strategy: 'on-submit',
    check: ({ login, password }) => problemsIn({ login: loginRule(login), password: passwordRule(password) }),
    async send({ login, password }) {
      const payout = isPayout.current && { is_payout: true };
      const credentials = { login: withoutPlus(login.trim()), password, ...payout };
      try {
        onDone(await signIn(credentials));
      } catch (error) {
        const sent = isRefusal(error) ? secondStepOf(error as Refusal) : null;
        if (sent === null) return told('login')(error);
        onSecondStep({ ...credentials, sent });
      }
    },
  });

  /** The same once more, from who has excluded themselves and wants nothing but their money. */
  function sendForPayout() {
    isPayout.current = true;
    form.props.ref.current?.requestSubmit();
    isPayout.current = false;
  }

  return (
    <>
      <form {...form.props} className={css.form} data-form="authorization">
        <TextField
          {...form.field('login')}
          label={t('auth.signIn.login')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.field('password')}
          label={t('auth.signIn.password')}
          showLabel={t('form.password.show')}
          hideLabel={t('form.password.hide')}
        />
        <button type="button" className={css.aside} onClick={onRestore}>
          {t('auth.signIn.forgot')}
        </button>
        {form.failure && <SignInFailure refusal={form.failure} onPayout={sendForPayout} />}
        <Button type="submit" look="brand" size="l" isWide isLoading={form.isBusy}>
          {t('auth.signIn.submit')}
        </Button>
      </form>
      <SocialButtons items={settings.social} purpose="authorization" trouble={trouble} onDone={onDone} />
      <p className={css.switch}>
        {t('auth.signIn.noAccount')}{' '}
        <button type="button" className={css.link} onClick={onRegister}>
          {t('auth.signIn.toRegistration')}
        </button>
      </p>
    </>
  );
}
