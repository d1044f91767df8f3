import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { useModal } from '../use-modal.ts';
import css from './panel.module.css';

interface PanelProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** Over the stage, with the browser's own dialog: it keeps the focus inside, and Escape closes it. */
export function Panel({ title, onClose, children }: PanelProps) {
  const t = useText();
  const dialog = useModal();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as well, by the browser's own doing
    <dialog
      ref={dialog}
      className={css.panel}
      aria-label={title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={css.sheet}>
        <header className={css.head}>
          <h2 className={css.title}>{title}</h2>
          <button type="button" className={css.close} aria-label={t('play.close')} onClick={onClose}>
            <Icon name="close" size={18} />
          </button>
        </header>
        <div className={css.body}>{children}</div>
      </div>
    </dialog>
  );
}
