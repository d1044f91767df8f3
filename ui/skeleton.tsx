import { classes } from './classes.ts';
import css from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'title' | 'circle' | 'tile' | 'block';
  /** Gives a block its size. */
  className?: string | undefined;
}

/** The ghost of what is coming, in its size. Whatever holds it says "loading" to those who listen. */
export const Skeleton = ({ shape = 'line', className }: SkeletonProps) => (
  <span aria-hidden="true" className={classes(css.skeleton, css[shape], className)} />
);
