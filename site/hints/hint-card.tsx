import type { ReactNode } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './hint-card.module.css';

interface HintCardProps {
  /** Its name among the hints. */
  name: string;
  object: string;
  title: string;
  action: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

export function HintCard({ name, object, title, action, onClose, children }: HintCardProps) {
  const t = useText();
  return (
    <section className={css.card} data-hint={name} aria-label={title}>
      <img className={css.object} src={`/art/obj-320/${object}.webp`} width={72} height={72} alt="" />
      <div className={css.words}>
        <strong className={css.title}>{title}</strong>
        <div className={css.text}>{children}</div>
        {action}
      </div>
      <span className={css.close}>
        <IconButton look="bare" size="s" icon="close" label={t('shell.close')} onClick={onClose} />
      </span>
    </section>
  );
}
