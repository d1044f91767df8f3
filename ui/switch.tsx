import type { InputHTMLAttributes, ReactNode } from 'react';
import css from './switch.module.css';

interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'children' | 'className'> {
  children: ReactNode;
  /** What turning it on means, under its name. */
  hint?: ReactNode;
}

/** A setting that holds at once, unlike a checkbox, which waits for its form. */
export const Switch = ({ children, hint, ...native }: SwitchProps) => (
  <label className={css.switch}>
    <span className={css.words}>
      {children}
      {hint && <small className={css.hint}>{hint}</small>}
    </span>
    {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox states its own checkedness */}
    <input {...native} type="checkbox" role="switch" className={css.input} />
  </label>
);
