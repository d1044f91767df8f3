import type { ReactNode } from 'react';
import css from './curtain-frame.module.css';
import { Heading } from './heading.tsx';
import { IconButton } from './icon-button.tsx';

interface CurtainFrameProps {
  title: string;
  titleId?: string;
  /** The edge of the screen it is drawn from. */
  side?: 'left' | 'right';
  /** Where the cross is. */
  closeAt?: 'left' | 'right';
  closeLabel: string;
  onClose?: (() => void) | undefined;
  footer?: ReactNode;
  children: ReactNode;
}

/** The look of a panel drawn in from the side: the menu of a phone, filters. */
export const CurtainFrame = ({
  side = 'left',
  closeAt = 'left',
  title,
  titleId,
  ...rest
}: CurtainFrameProps) => (
  <div className={`${css.frame} ${css[side]}`} data-side={side}>
    <header className={css.header} data-close={closeAt}>
      {rest.onClose && <IconButton icon="close" label={rest.closeLabel} onClick={rest.onClose} />}
      <Heading level={2} id={titleId} className={css.title}>
        {title}
      </Heading>
    </header>
    <div className={css.content}>{rest.children}</div>
    {rest.footer && <footer className={css.footer}>{rest.footer}</footer>}
  </div>
);
