import { Dialog as Parts } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import css from './parts.module.css';

interface DialogProps {
  title: string;
  says?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Open for as long as it is drawn. */
export const Dialog = ({ title, says, onClose, children }: DialogProps) => (
  <Parts.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Parts.Portal container={document.getElementById('desk')}>
      <Parts.Backdrop className={css.scrim} />
      <Parts.Popup className={css.dialog}>
        <Parts.Title>{title}</Parts.Title>
        {says && <Parts.Description>{says}</Parts.Description>}
        {children}
      </Parts.Popup>
    </Parts.Portal>
  </Parts.Root>
);
