import type { ReactNode } from 'react';
import css from './stage-layout.module.css';

interface StageLayoutProps {
  past?: ReactNode;
  deck?: ReactNode;
  children: ReactNode;
}

/** Where the parts of a stage stand, whatever the shape of its room. */
export const StageLayout = ({ past, deck, children }: StageLayoutProps) => (
  <div className={css.stage}>
    <div className={css.past}>{past}</div>
    <div className={css.board}>{children}</div>
    <div className={css.deck}>{deck}</div>
  </div>
);
