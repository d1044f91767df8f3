import { useId } from 'react';
import type { EventRow } from '#contract/betting/event.ts';
import css from './club-ground.module.css';
import { groundOf } from './emblem-parts.ts';

/** A ground in the colours of both clubs, the home side's from the left. Drawn, for the first HTML may carry no styles. */
export function ClubGround({ event }: { event: Pick<EventRow, 'home' | 'away'> }) {
  const id = useId();
  return (
    <svg className={css.ground} viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id={id} x1="0" x2="1" y1="0.42" y2="0.58">
        <stop offset="0" stopColor={groundOf(event.home.colours[0])} />
        <stop offset="0.34" stopColor={groundOf(event.home.colours[0])} stopOpacity="0.9" />
        <stop offset="0.5" stopColor="#0c1513" stopOpacity="0.85" />
        <stop offset="0.66" stopColor={groundOf(event.away.colours[0])} stopOpacity="0.9" />
        <stop offset="1" stopColor={groundOf(event.away.colours[0])} />
      </linearGradient>
      <path d="M0 0h100v60H0z" fill="#0c1513" />
      <path d="M0 0h100v60H0z" fill={`url(#${id})`} />
    </svg>
  );
}
