import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Words for those who listen, where the eye has a picture instead. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={css.hidden}>{children}</span>
);
