// The way back in for somebody who forgot their password: a letter first, and with its token a new password.
import { useState } from 'react';
import { authEntry } from '#contract/auth/entry.ts';
import { login as loginRule, withoutPlus } from '#rules/fields/login.ts';
import { problemsIn } from '#rules/fields/problem.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSend } from '../asking/sends.ts';
import { useForm } from '../form/use-form.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './auth.module.css';
import { BackLink } from './back-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

interface RestoreFormProps {
  token: string | undefined;
  onBack: () => void;
}

export function RestoreForm({ token, onBack }: RestoreFormProps) {
  const [isTokenSpent, setIsTokenSpent] = useState(false);
  if (token !== undefined && !isTokenSpent)
    return <NewPasswordForm token={token} onBack={onBack} onSpent={() => setIsTokenSpent(true)} />;
  return <LetterForm isTokenSpent={isTokenSpent} onBack={onBack} />;
}

/** It says the same whether or not there is such an account: nobody learns from it who plays here. */
function LetterForm({ isTokenSpent, onBack }: { isTokenSpent: boolean; onBack: () => void }) {
  const t = useText();
  const { mutateAsync: restore } = useSend(authEntry.restore);
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    start: { login: '' },
    strategy: 'on-submit',
    check: ({ login }) => problemsIn({ login: loginRule(login) }),
    async send({ login }) {
      await restore({ login: withoutPlus(login.trim()) });
      setIsSent(true);
    },
  });

  return (
    <form {...form.props} className={css.form} data-form="restore">
      <BackLink onClick={onBack} />
      {isSent ? (
        <Notice tone="good" title={t('auth.restore.sent.title')}>
          {t('auth.restore.sent.text')}
        </Notice>
      ) : (
        <>
          {isTokenSpent && <Notice tone="care">{t('auth.restore.spent')}</Notice>}
          <p className={css.lead}>{t('auth.restore.lead')}</p>
          <TextField
            {...form.field('login')}
            label={t('auth.restore.login')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          {form.failure && <RefusalNotice refusal={form.failure} />}
          <Button type="submit" look="brand" size="l" isWide isLoading={form.isBusy}>
            {t('auth.restore.submit')}
          </Button>
        </>
      )}
    </form>
  );
}
