// A list at the left that never leaves, and what was opened of it at the right; on a narrow screen over it.
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import css from './split.module.css';

export const Split = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => (
  <div className={classes(css.split, isOpen && css.open)}>{children}</div>
);

export const Aside = ({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) => (
  <aside className={css.aside} aria-label={label}>
    <header className={css.head}>
      <b>{label}</b>
      <Button isSmall look="line" icon="close" aria-label={t('desk.shell.close')} onClick={onClose} />
    </header>
    <div className={css.body}>{children}</div>
  </aside>
);

export const AsideActions = ({ children }: { children: ReactNode }) => (
  <div className={css.actions}>{children}</div>
);
