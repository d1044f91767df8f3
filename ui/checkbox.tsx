import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import css from './checkbox.module.css';
import { Icon } from './icon.tsx';

interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children' | 'className'> {
  /** May hold links: they stay links, and a press on them ticks nothing. */
  children: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ children, error, ...native }: CheckboxProps) {
  const noteId = useId();
  const trouble = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': noteId };
  return (
    <div>
      <label className={css.checkbox}>
        <span className={css.mark}>
          <input {...native} {...trouble} type="checkbox" className={css.input} />
          <Icon name="check" size={13} />
        </span>
        <span className={css.words}>{children}</span>
      </label>
      <p id={noteId} className={css.note} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
