import { type ReactNode, Suspense } from 'react';
import css from './below.module.css';

interface BelowProps {
  /** About how high it will be, by the kind of thing it is; the browser remembers the true height once it has drawn it. */
  holds: 'row' | 'band' | 'block';
  children: ReactNode;
}

/**
 * A part of a page that nobody sees before they scroll: laid out, painted and given its pictures when it comes near,
 * and taken over by React after the parts above it.
 */
export const Below = ({ holds, children }: BelowProps) => (
  <div className={css.below} data-holds={holds}>
    <Suspense>{children}</Suspense>
  </div>
);
