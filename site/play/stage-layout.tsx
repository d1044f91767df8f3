import type { CSSProperties, ReactNode } from 'react';
import css from './stage-layout.module.css';

interface StageLayoutProps {
  past?: ReactNode;
  deck?: ReactNode;
  /** The least height of the board in pixels, where it takes more than most to be played on. */
  least?: number;
  children: ReactNode;
}

/** Where the parts of a stage stand, whatever the shape of its room. */
export const StageLayout = ({ past, deck, least, children }: StageLayoutProps) => (
  <div
    className={css.stage}
    style={least === undefined ? {} : ({ '--least': `${least}px` } as CSSProperties)}
  >
    <div className={css.past}>{past}</div>
    <div className={css.board}>{children}</div>
    <div className={css.deck}>{deck}</div>
  </div>
);
