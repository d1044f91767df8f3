import { classes } from './classes.ts';
import css from './pay-mark.module.css';

/** What can be paid with, in plain letters: the artwork of cards and wallets is their owners'. */
export const PayMark = ({ name, size = 's' }: { name: string; size?: 's' | 'm' }) => (
  <span className={classes(css.mark, css[size])}>{name}</span>
);
