import type { ComponentProps } from 'react';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import css from './parts.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** "next" is the one step forward of a panel; "harm" takes something away. */
  look?: 'plain' | 'next' | 'harm' | 'line';
  isSmall?: boolean;
  isBusy?: boolean;
  icon?: IconName;
  /** The key that does the same. */
  hotkey?: string;
}

export const Button = ({
  look = 'plain',
  isSmall = false,
  isBusy = false,
  icon,
  hotkey,
  children,
  ...native
}: ButtonProps) => (
  <button
    type="button"
    // A drawing alone is named to those who point at it, as it is to those who listen.
    title={children === undefined ? native['aria-label'] : undefined}
    {...native}
    disabled={native.disabled || isBusy}
    aria-busy={isBusy || undefined}
    className={classes(css.button, look !== 'plain' && css[look], isSmall && css.small, native.className)}
  >
    {icon && <Icon name={icon} size={15} />}
    {children}
    {hotkey && (
      <span className={css.key} aria-hidden="true">
        {hotkey}
      </span>
    )}
  </button>
);
