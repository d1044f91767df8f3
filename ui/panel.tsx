import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import css from './panel.module.css';

/** A quiet surface with a hairline: the ground for lists, forms and figures. */
export const Panel = ({ className, ...native }: ComponentProps<'div'>) => (
  <div {...native} className={classes(css.panel, className)} />
);
