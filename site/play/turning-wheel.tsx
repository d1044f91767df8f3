import { useEffect, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import { useText } from '../i18n/use-text.tsx';
import { isStill, paceOf } from './pace.ts';
import { usePlay } from './play-context.ts';
import { arcsOf, degreesTo, segmentMiddle, segmentPath } from './rim.ts';
import css from './turning-wheel.module.css';

export const TURN_MS = 3600;
const TURNS = 5;
const ring = { inner: 52, outer: 92 };

interface TurningWheelProps {
  segments: readonly { colour: string; label: string; weight?: number }[];
  /** The segment that stops at the pointer. */
  at: number | null;
  id: string;
  isOver: boolean;
  middle: string;
  /** Where there are many segments. */
  hasSmallLabels?: boolean;
}

/** A wheel that is turned once a round, and slows down onto its segment. */
export function TurningWheel({ segments, at, id, isOver, middle, hasSmallLabels }: TurningWheelProps) {
  const t = useText();
  const play = usePlay();
  const wheel = useRef<SVGGElement>(null);
  const arcs = arcsOf(segments.map(({ weight = 1 }) => weight));
  const arc = at === null ? undefined : arcs[at];
  const rest = arc === undefined ? 0 : degreesTo(arc, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wheel is turned once a round
  useEffect(() => {
    const pace = paceOf(play);
    if (arc === undefined || isOver || isStill(pace)) return;
    const duration = TURN_MS * pace;
    wheel.current?.animate(
      [{ transform: 'rotate(0deg)' }, { transform: `rotate(${degreesTo(arc, TURNS)}deg)` }],
      { duration, easing: 'cubic-bezier(.12,.7,.1,1)' },
    );
  }, [id, at]);
  return (
    <svg className={css.wheel} viewBox="-104 -108 208 212" role="img" aria-label={t('play.wheel.label')}>
      <circle r="100" className={css.rim} />
      <g ref={wheel} style={{ transform: `rotate(${rest}deg)` }}>
        {segments.map(({ colour, label }, place) => {
          const { place: where, degrees } = segmentMiddle(arcs[place]!, 80);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
            <g key={place}>
              <path d={segmentPath(arcs[place]!, ring)} fill={colour} className={css.segment} />
              {label !== '' && (
                <text
                  className={classes(css.label, hasSmallLabels && css.small)}
                  transform={`translate(${where}) rotate(${degrees})`}
                >
                  {label}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <circle r={ring.inner} className={css.hub} />
      <text className={css.middle} y="9">
        {middle}
      </text>
      <path d="M-8 -106H8L0 -84Z" className={css.pointer} />
    </svg>
  );
}
