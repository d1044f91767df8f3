import type { ReactNode } from 'react';
import css from './rank.module.css';

/** A tile with its place in a list, the figure half behind it. */
export const Rank = ({ place, children }: { place: number; children: ReactNode }) => (
  <div className={css.rank}>
    <span className={css.figure}>{place}</span>
    <div className={css.tile}>{children}</div>
  </div>
);
