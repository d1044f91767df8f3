import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.tsx';
import { isStill, paceOf } from './pace.ts';
import { usePlay } from './play-context.ts';
import { arcsOf, degreesTo, segmentMiddle, segmentPath } from './rim.ts';
import css from './turning-wheel.module.css';
import { WheelMount } from './wheel-mount.tsx';

export const TURN_MS = 3600;
const TURNS = 5;
const ring = { inner: 46, outer: 89 };
const LABELS_AT = 74;

export interface WheelSegment {
  colour: string;
  label: string;
  /** Of its label; dark unless told. */
  ink?: string;
  weight?: number;
}

interface TurningWheelProps {
  segments: readonly WheelSegment[];
  /** The segment that stops at the pointer. */
  at: number | null;
  id: string;
  isOver: boolean;
  middle: string;
  /** Whatever is said of a turn that has won nothing is not said in gold. */
  isLost?: boolean;
  /** Below what the middle says. */
  caption?: string;
}

/** A wheel that is turned once a round, and slows down onto its segment. */
export function TurningWheel({ segments, at, id, isOver, middle, isLost, caption }: TurningWheelProps) {
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
    <svg className={css.wheel} viewBox="-106 -112 212 218" role="img" aria-label={t('play.wheel.label')}>
      <WheelMount middle={middle} isLost={isLost} caption={caption}>
        <g ref={wheel} style={{ transform: `rotate(${rest}deg)` }}>
          {segments.map(({ colour, label, ink = '#1a0d04' }, place) => {
            const { place: where, degrees } = segmentMiddle(arcs[place]!, LABELS_AT);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
              <g key={place}>
                <path d={segmentPath(arcs[place]!, ring)} fill={colour} className={css.segment} />
                {label !== '' && (
                  <text
                    className={css.label}
                    fontSize={labelSize(arcs[place]!, label)}
                    fill={ink}
                    transform={`translate(${where}) rotate(${degrees})`}
                  >
                    {label}
                  </text>
                )}
              </g>
            );
          })}
          {isOver && arc !== undefined && <path d={segmentPath(arc, ring)} className={css.stopped} />}
        </g>
      </WheelMount>
    </svg>
  );
}

/** As large as the segment lets it be. */
function labelSize({ from, to }: { from: number; to: number }, label: string): number {
  const width = (to - from) * 2 * Math.PI * LABELS_AT;
  return Math.min(9.5, (width * 0.92) / (0.62 * label.length));
}
