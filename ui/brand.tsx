// The brand: a marigold of eight petals around a chip, and its name.
import css from './brand.module.css';
import { classes } from './classes.ts';

interface BrandProps {
  name: string;
  size?: number;
  /** On a phone the flower alone stands for the name. */
  isMarkAloneOnMobile?: boolean;
}

export const Brand = ({ name, size = 36, isMarkAloneOnMobile }: BrandProps) => (
  <span className={css.brand}>
    <span className={css.mark} style={{ width: size, height: size }} aria-hidden="true" />
    <span className={classes(css.word, isMarkAloneOnMobile && css.hidesOnMobile)}>{name.toLowerCase()}</span>
  </span>
);
