import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Heading } from './heading.tsx';
import { IconButton } from './icon-button.tsx';
import css from './popup-frame.module.css';

export type PopupSize = 'small' | 'medium' | 'large';

interface PopupFrameProps {
  title: string;
  /** The dialog is named by its title: this joins them. */
  titleId?: string;
  size?: PopupSize;
  /** Art beside the content, above it on a phone. It makes room for itself in a large popup only. */
  aside?: ReactNode;
  /** The buttons, held in sight while the content scrolls. */
  footer?: ReactNode;
  closeLabel: string;
  /** Without it there is no cross: the popup cannot be closed, or not yet. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** The look of a popup. Opening, the queue, Escape and the focus are the shell's business. */
export function PopupFrame({
  title,
  titleId,
  size = 'medium',
  aside,
  footer,
  children,
  ...close
}: PopupFrameProps) {
  return (
    <div className={classes(css.frame, css[size], aside !== undefined && css.withAside)} data-size={size}>
      {aside && (
        <div className={css.aside} data-art="">
          {aside}
        </div>
      )}
      <div className={css.main}>
        <header className={css.header}>
          <Heading level={2} size="dialog" id={titleId}>
            {title}
          </Heading>
        </header>
        <div className={css.content}>{children}</div>
        {footer && <footer className={css.footer}>{footer}</footer>}
      </div>
      {close.onClose && (
        <div className={css.close}>
          <IconButton icon="close" label={close.closeLabel} onClick={close.onClose} />
        </div>
      )}
    </div>
  );
}
