import { useState } from 'react';
import { authEntry } from '#contract/auth/entry.ts';
import { isRefusal } from '#contract/refusals.ts';
import { password as passwordRule, repeatedPassword } from '#rules/fields/password.ts';
import { problemsIn } from '#rules/fields/problem.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useSend } from '../asking/sends.ts';
import { PasswordStrength } from '../form/password-strength.tsx';
import { useForm } from '../form/use-form.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './auth.module.css';
import { CodeForm } from './code-form.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { type SentCode, secondStepOf } from './second-step.ts';

interface NewPasswordFormProps {
  token: string;
  onBack: () => void;
  /** The token is used up or too old: another letter is needed. */
  onSpent: () => void;
}

export function NewPasswordForm({ token, onBack, onSpent }: NewPasswordFormProps) {
  const t = useText();
  const { mutateAsync: restore } = useSend(authEntry.restore);
  const [isSet, setIsSet] = useState(false);
  // Where two-factor is on, the password waits here for the code, and is gone with the page.
  const [waiting, setWaiting] = useState<{ password: string; sent: SentCode } | null>(null);

  async function set(wish: { password: string; code?: string | undefined }) {
    try {
      await restore({ token, ...wish });
      setIsSet(true);
    } catch (error) {
      if (isRefusal(error, 'InvalidParameter') && error.details.invalid_parameters?.['token']) onSpent();
      else throw error;
    }
  }

  const form = useForm({
    start: { password: '', repeated: '' },
    strategy: 'on-submit',
    check: ({ password, repeated }) =>
      problemsIn({ password: passwordRule(password), repeated: repeatedPassword(repeated, password) }),
    async send({ password }) {
      try {
        await set({ password });
      } catch (error) {
        const sent = isRefusal(error) ? secondStepOf(error) : null;
        if (sent === null) throw error;
        setWaiting({ password, sent });
      }
    },
  });
  const eye = { showLabel: t('form.password.show'), hideLabel: t('form.password.hide') };
  const fresh = { autoComplete: 'new-password', ...eye };

  if (isSet)
    return (
      <div className={css.form}>
        <Notice tone="good">{t('auth.restore.done')}</Notice>
        <Button look="brand" size="l" isWide onClick={onBack}>
          {t('auth.signIn.submit')}
        </Button>
      </div>
    );
  if (waiting !== null)
    return (
      <CodeForm
        sent={waiting.sent}
        send={(code) => set({ password: waiting.password, code })}
        onBack={onBack}
      />
    );
  return (
    <form {...form.props} className={css.form} data-form="new-password">
      <p className={css.lead}>{t('auth.restore.newLead')}</p>
      <div>
        <PasswordField {...form.field('password')} {...fresh} label={t('auth.restore.password')} />
        <PasswordStrength password={form.values.password} />
      </div>
      <PasswordField {...form.field('repeated')} {...fresh} label={t('auth.restore.repeated')} />
      {form.failure && <RefusalNotice refusal={form.failure} />}
      <Button type="submit" look="brand" size="l" isWide isLoading={form.isBusy}>
        {t('auth.restore.newSubmit')}
      </Button>
    </form>
  );
}
