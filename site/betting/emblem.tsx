import { useId } from 'react';
import type { Competitor } from '#contract/betting/event.ts';
import type { Sport } from '#sports/markets/market.ts';
import css from './emblem.module.css';
import { drawnEmblem, fieldPath, groundOf, shapePath } from './emblem-parts.ts';
import charges from './emblems.svg';

interface EmblemProps {
  of: Pick<Competitor, 'emblem' | 'colours'>;
  size?: number;
}

const alone = new Set<Sport>(['tennis', 'table-tennis', 'darts']);

/** A club's badge, or the initials of somebody who plays alone. */
export const SideMark = ({ sport, side, size = 22 }: { sport: Sport; side: Competitor; size?: number }) =>
  alone.has(sport) ? <Initials of={side} size={size} /> : <Emblem of={side} size={size} />;

const Initials = ({ of, size }: { of: Competitor; size: number }) => (
  <svg className={css.emblem} viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
    <circle cx="50" cy="50" r="48" fill={groundOf(of.colours[0])} />
    <text x="50" y="64" textAnchor="middle" fontSize="40" fontWeight="700" fill="#fff">
      {of.name
        .split(/[\s.]+/)
        .map((word) => word[0])
        .join('')
        .slice(0, 2)}
    </text>
  </svg>
);

/** Drawn from a seed and colours: shape, field and charge. Its name stands beside it. */
export function Emblem({ of, size = 22 }: EmblemProps) {
  const clip = useId();
  const { shape, field, charge, rim } = drawnEmblem(of.emblem, of.colours);
  const outline = shapePath[shape];
  return (
    <svg className={css.emblem} viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <path d={outline} fill={rim} />
      <g transform="translate(4.5 4.5) scale(.91)">
        <clipPath id={clip}>
          <path d={outline} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <path d="M0 0h100v100H0z" fill={of.colours[0]} />
          <path d={fieldPath[field]} fill={of.colours[1]} />
          <path d="M0 0h100v40L0 62z" fill="#fff" opacity=".13" />
        </g>
      </g>
      <use href={`${charges}#${charge}`} x="24" y="24" width="52" height="52" fill={rim} />
    </svg>
  );
}
