import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { t } from '../i18n/text.ts';
import { Button } from './button.tsx';
import css from './drawer.module.css';

interface DrawerProps {
  /** Of its button, and of the drawer itself. */
  label: string;
  /** On the button, beside its drawing. */
  badge: ReactNode;
  className?: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A button, and at the edge of the window what it opens. */
export const Drawer = ({ label, badge, className, isOpen, onOpenChange, children }: DrawerProps) => (
  <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
    <Dialog.Trigger
      render={
        <Button isSmall look="line" icon="menu" className={className} title={label} aria-label={label} />
      }
    >
      {badge}
    </Dialog.Trigger>
    <Dialog.Portal container={document.getElementById('desk')}>
      <Dialog.Backdrop className={css.scrim} />
      <Dialog.Popup className={css.drawer} aria-label={label}>
        <Dialog.Close
          render={<Button isSmall look="line" icon="close" aria-label={t('desk.shell.close')} />}
        />
        {children}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);
