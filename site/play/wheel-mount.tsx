import { type ReactNode, useId } from 'react';
import { classes } from '#ui/classes.ts';
import css from './turning-wheel.module.css';

const BULBS = 28;
const bulbs = Array.from({ length: BULBS }, (_, place) => {
  const angle = ((place + 0.5) / BULBS) * 2 * Math.PI;
  return { x: 95 * Math.sin(angle), y: -95 * Math.cos(angle) };
});

/** Longer words are set smaller, so that they stay within the hub. */
const WIDEST = 78;
const LARGEST = 26;

interface WheelMountProps {
  middle: string;
  isLost?: boolean | undefined;
  caption?: string | undefined;
  children: ReactNode;
}

/** What a wheel turns in: a brass rim with lamps, a hub with what is said, and a pointer at the top. */
export function WheelMount({ middle, isLost, caption, children }: WheelMountProps) {
  const id = useId();
  const size = Math.min(LARGEST, WIDEST / (0.74 * Math.max(1, middle.length)));
  const hasCaption = caption !== undefined && caption !== '';
  return (
    <>
      <defs>
        <linearGradient id={`${id}brass`} x1="0" y1="0" x2="0.7" y2="1">
          <stop offset="0" stopColor="#fff0bd" />
          <stop offset="0.3" stopColor="#e3a93c" />
          <stop offset="0.55" stopColor="#8f5510" />
          <stop offset="0.8" stopColor="#f0c262" />
          <stop offset="1" stopColor="#7a450a" />
        </linearGradient>
        <radialGradient id={`${id}shade`}>
          <stop offset="0.5" stopColor="#000000" stopOpacity="0.42" />
          <stop offset="0.66" stopColor="#000000" stopOpacity="0" />
          <stop offset="0.94" stopColor="#ffffff" stopOpacity="0.12" />
          <stop offset="1" stopColor="#000000" stopOpacity="0.3" />
        </radialGradient>
        <radialGradient id={`${id}hub`} cy="0.36">
          <stop offset="0" stopColor="#1d3a31" />
          <stop offset="1" stopColor="#071310" />
        </radialGradient>
      </defs>
      <circle r="102" fill={`url(#${id}brass)`} className={css.rim} />
      <circle r="98.6" className={css.band} />
      {bulbs.map(({ x, y }) => (
        <circle key={`${x}`} cx={x} cy={y} r="1.7" className={css.bulb} />
      ))}
      <circle r="91" fill={`url(#${id}brass)`} />
      {children}
      <circle r="89" fill={`url(#${id}shade)`} className={css.shade} />
      <circle r="48" fill={`url(#${id}brass)`} className={css.hub} />
      <circle r="44.5" fill={`url(#${id}hub)`} />
      {middle === '' && <image href="/favicon.svg" x="-22" y="-22" width="44" height="44" opacity="0.85" />}
      <text
        className={classes(css.middle, isLost && css.lost)}
        y={hasCaption ? size * 0.12 : size * 0.36}
        fontSize={size}
      >
        {middle}
      </text>
      {hasCaption && (
        <text className={css.caption} y="17">
          {caption}
        </text>
      )}
      <path
        d="M0 -85C-5 -93 -10 -97 -10 -102A10 10 0 0 1 10 -102C10 -97 5 -92 0 -82Z"
        fill={`url(#${id}brass)`}
        className={css.pointer}
      />
      <circle cy="-102" r="4.6" className={css.stone} />
    </>
  );
}
