import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './auth.module.css';

/** A password that the server made because the form asked for none (decision D61). It is shown here and never again. */
export function MadePassword({ password, onKept }: { password: string; onKept: () => void }) {
  const t = useText();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(password).then(() => setIsCopied(true));
  return (
    <div className={css.form} data-form="made-password">
      <p className={css.lead}>{t('auth.password.lead')}</p>
      <TextField label={t('auth.password.label')} value={password} readOnly />
      <Button icon="copy" isWide onClick={() => void copy()}>
        {isCopied ? t('auth.password.copied') : t('auth.password.copy')}
      </Button>
      <Button look="brand" size="l" isWide onClick={onKept}>
        {t('auth.password.go')}
      </Button>
    </div>
  );
}
