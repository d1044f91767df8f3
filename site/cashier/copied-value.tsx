import { useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './copied-value.module.css';

/** Something to be typed elsewhere, letter by letter: it can be taken along instead. */
export function CopiedValue({ value }: { value: string }) {
  const t = useText();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <span className={css.value}>
      {value}
      <IconButton
        look="bare"
        size="s"
        icon={isCopied ? 'check' : 'copy'}
        label={t('cashier.copy', { value })}
        onClick={() => void navigator.clipboard.writeText(value).then(() => setIsCopied(true))}
      />
      <VisuallyHidden>
        <span aria-live="polite">{isCopied && t('cashier.copied')}</span>
      </VisuallyHidden>
    </span>
  );
}
