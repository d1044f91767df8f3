// The brand: a marigold of eight petals around a chip, and its name.
import { useId } from 'react';
import css from './brand.module.css';
import { classes } from './classes.ts';

const PETAL = 'M32 31C24 22 23.5 8 32 3C40.5 8 40 22 32 31Z';
const petals = [0, 45, 90, 135, 180, 225, 270, 315] as const;

function BrandMark({ size = 36 }: { size?: number }) {
  const id = useId();
  return (
    <svg className={css.mark} viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <defs>
        <Gradient id={`${id}a`} from="#ffe08a" to="#ff8a00" />
        <Gradient id={`${id}b`} from="#ffb627" to="#e3451f" />
      </defs>
      {petals.map((angle, place) => (
        <path
          key={angle}
          d={PETAL}
          transform={`rotate(${angle} 32 32)`}
          fill={`url(#${id}${place % 2 === 0 ? 'a' : 'b'})`}
        />
      ))}
      <circle cx="32" cy="32" r="10.5" fill="#3a1206" />
      <circle cx="32" cy="32" r="7.5" fill="none" stroke="#ffd469" strokeWidth="2.6" strokeDasharray="3.9" />
    </svg>
  );
}

const Gradient = ({ id, from, to }: { id: string; from: string; to: string }) => (
  <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stopColor={from} />
    <stop offset="1" stopColor={to} />
  </linearGradient>
);

interface BrandProps {
  size?: number;
  /** On a phone the flower alone stands for the name. */
  isMarkAloneOnMobile?: boolean;
}

export const Brand = ({ size = 36, isMarkAloneOnMobile }: BrandProps) => (
  <span className={css.brand}>
    <BrandMark size={size} />
    <span className={classes(css.word, isMarkAloneOnMobile && css.hidesOnMobile)}>marigold</span>
  </span>
);
