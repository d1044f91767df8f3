import { useId } from 'react';
import type { EventRow, IncidentShown } from '#contract/betting/event.ts';
import css from './pitch.module.css';
import { arc, box, HEIGHT, pathOf, seen, spotOf, WIDTH } from './pitch-plan.ts';

interface PitchProps {
  event: EventRow;
  incidents: readonly IncidentShown[];
  /** What it shows, in words. */
  label: string;
}

const HOME = '#8cc4ff';
const AWAY = '#ff9aa6';

const lines = [
  pathOf(box(0, 0, 105, 68)),
  pathOf([
    [52.5, 0],
    [52.5, 68],
  ]),
  pathOf(arc([52.5, 34], 9.15, 0, 2 * Math.PI)),
  pathOf(box(0, 13.8, 16.5, 54.2)),
  pathOf(box(88.5, 13.8, 105, 54.2)),
  pathOf(box(0, 24.8, 5.5, 43.2)),
  pathOf(box(99.5, 24.8, 105, 43.2)),
  pathOf(arc([11, 34], 9.15, -0.926, 0.926)),
  pathOf(arc([94, 34], 9.15, Math.PI - 0.926, Math.PI + 0.926)),
].join('');

const goals =
  pathOf([
    [105, 30],
    [107, 30],
    [107, 38],
    [105, 38],
  ]) +
  pathOf([
    [0, 30],
    [-2.6, 30],
    [-2.6, 38],
    [0, 38],
  ]);

const turf = Array.from({ length: 10 }, (_, at) => pathOf(box(at * 10.5, 0, (at + 1) * 10.5, 68)));

export function Pitch({ event, incidents, label }: PitchProps) {
  const id = useId();
  const last = incidents.at(-1);
  const side = last?.side ?? null;
  const ball = seen(last ? spotOf(last) : [52.5, 34]);
  const before = incidents.at(-2);
  const from = seen(before ? spotOf(before) : [52.5, 34]);
  const told = incidents.filter(({ type }) => type === 'goal' || type === 'corner');
  return (
    <svg
      className={css.pitch}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${event.home.name} – ${event.away.name}: ${label}`}
    >
      <linearGradient id={id} x1={side === 'away' ? 1 : 0} x2={side === 'away' ? 0 : 1}>
        <stop offset="0" stopColor={side === 'away' ? '#ff5a67' : '#4b9bff'} stopOpacity="0" />
        <stop offset="1" stopColor={side === 'away' ? '#ff5a67' : '#3f8cff'} stopOpacity=".42" />
      </linearGradient>
      <path d={`M0 0h${WIDTH}v${HEIGHT}H0z`} fill="#05190f" />
      <path d={`M0 39h${WIDTH}v3H0z`} fill="#ffd469" opacity=".22" />
      {turf.map((stripe, at) => (
        <path key={stripe} d={stripe} fill={at % 2 ? '#0f6a48' : '#0c5d3f'} />
      ))}
      {side && (
        <path
          d={pathOf(side === 'home' ? box(52.5, 0, 105, 68) : box(0, 0, 52.5, 68))}
          fill={`url(#${id})`}
        />
      )}
      <path d={lines} fill="none" stroke="#eafff4" strokeOpacity=".62" strokeWidth="1.6" />
      <path d={goals} fill="none" stroke="#eafff4" strokeOpacity=".9" strokeWidth="2.4" />
      {told.map((incident) => {
        const [x, y] = seen(spotOf(incident));
        const colour = incident.side === 'home' ? HOME : AWAY;
        const isGoal = incident.type === 'goal';
        return (
          <circle
            key={incident.number}
            cx={x}
            cy={y}
            r="4.6"
            fill={isGoal ? colour : 'none'}
            stroke={colour}
            strokeWidth="1.8"
            opacity=".9"
          />
        );
      })}
      {last && (
        <path
          d={`M${from.join(' ')}Q${(from[0] + ball[0]) / 2} ${Math.min(from[1], ball[1]) - 14} ${ball.join(' ')}`}
          fill="none"
          stroke="#fff"
          strokeWidth="2.2"
          strokeDasharray="1 6"
          strokeLinecap="round"
          opacity=".8"
        />
      )}
      <g className={css.ball} transform={`translate(${ball.join(' ')})`}>
        <ellipse cy="8" rx="9" ry="3.2" opacity=".45" />
        <circle r="15" fill="none" stroke="#ffd469" strokeWidth="1.8" opacity=".75" />
        <circle r="8" fill="#f4f7f5" />
        <path d="m0-3.4 3.2 2.3-1.2 3.8h-4l-1.2-3.8Z" fill="#14211d" />
      </g>
    </svg>
  );
}
