import type { ReactNode } from 'react';
import css from './rules-words.module.css';

/** How a game is played, a sentence at a time, and what it pays. */
export const Rules = ({ lines, children }: { lines: readonly string[]; children?: ReactNode }) => (
  <>
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    {children}
  </>
);
