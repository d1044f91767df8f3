import { useId } from 'react';
import type { Competitor } from '#contract/betting/event.ts';
import css from './emblem.module.css';
import { drawnEmblem, fieldPath, shapePath } from './emblem-parts.ts';
import charges from './emblems.svg';

interface EmblemProps {
  of: Pick<Competitor, 'emblem' | 'colours'>;
  size?: number;
}

/** A club's badge, drawn from its seed and colours: shape, field and charge. Its name stands beside it. */
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
