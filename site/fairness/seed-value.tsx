import { useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './seed-value.module.css';

/** A seed or a hash, to be taken along. */
export function SeedValue({ label, value }: { label: string; value: string }) {
  const t = useText();
  const [copied, setCopied] = useState('');
  const isCopied = copied === value;
  const copy = () => navigator.clipboard.writeText(value).then(() => setCopied(value));
  return (
    <div className={css.value}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.text}>
        <code className={css.code}>{value}</code>
        <IconButton
          look="bare"
          size="s"
          icon={isCopied ? 'check' : 'copy'}
          label={t('fairness.seeds.copy', { label })}
          onClick={() => void copy()}
        />
        <VisuallyHidden>
          <span aria-live="polite">{isCopied && t('fairness.seeds.copied')}</span>
        </VisuallyHidden>
      </dd>
    </div>
  );
}
