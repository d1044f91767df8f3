import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import css from './scrim.module.css';

interface ScrimProps extends ComponentProps<'div'> {
  /** The kind of dialog it holds: a popup in the middle (at the foot of a phone), a curtain along the side. */
  holds: 'popup' | 'confirm' | 'curtain';
}

/** The dimmed page behind a dialog, and the place the dialog stands in. */
export const Scrim = ({ holds, className, ...native }: ScrimProps) => (
  <div {...native} className={classes(css.scrim, css[holds], className)} />
);
