import { useEffect, useRef } from 'react';
import { TIMES_1 } from '#games/kinds/kind.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { isStill, paceOf } from '../pace.ts';
import { usePlay } from '../play-context.ts';
import css from './plinko-board.module.css';
import { ballAt, FALL_MS, type PlinkoFall, pegsOf, stationsOf } from './plinko-fall.ts';

interface PlinkoBoardProps {
  rows: number;
  /** Slot by slot from the left. */
  times: readonly number[];
  fall: PlinkoFall | null;
  /** Of the round that falls. */
  id: string;
  isOver: boolean;
}

export function PlinkoBoard({ rows, times, fall, id, isOver }: PlinkoBoardProps) {
  const t = useText();
  const middle = rows / 2;
  const box = { left: -(rows + 3) / 2, top: -1.4, width: rows + 3, height: rows + 2.6 };
  return (
    <svg
      className={css.board}
      viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
      role="img"
      aria-label={t('play.plinko.board')}
    >
      <defs>
        <radialGradient id="ball" cx=".35" cy=".3" r=".8">
          <stop offset="0" stopColor="#fff6cf" />
          <stop offset=".4" stopColor="#ffc53d" />
          <stop offset="1" stopColor="#a35a00" />
        </radialGradient>
      </defs>
      {pegsOf(rows).map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={css.peg} cx={x} cy={y} r={0.155} />
      ))}
      {times.map((timesX10000, slot) => {
        const isHit = isOver && fall?.slot === slot;
        const look = classes(css.slot, isHit && css.hit, isHit && timesX10000 > TIMES_1 && css.gain);
        const depth = Math.min(slot, rows - slot) / middle;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
          <g key={slot} className={look}>
            <rect
              x={slot - middle - 0.46}
              y={rows - 0.35}
              width={0.92}
              height={1.1}
              rx={0.22}
              fill={`hsl(${Math.round(depth * 46)} 92% ${Math.round(46 + depth * 18)}%)`}
            />
            <text
              className={css.pays}
              x={slot - middle}
              y={rows + 0.34}
              fill={depth < 0.34 ? '#fff' : '#3a1600'}
              fontSize={String(timesX10000 / 10_000).length > 3 ? 0.38 : 0.46}
            >
              {timesX10000 / 10_000}
            </text>
          </g>
        );
      })}
      {fall !== null && <Ball key={id} fall={fall} isOver={isOver} />}
    </svg>
  );
}

function Ball({ fall: { path }, isOver }: { fall: PlinkoFall; isOver: boolean }) {
  const play = usePlay();
  const ball = useRef<SVGGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ball falls once
  useEffect(() => {
    const pace = paceOf(play);
    if (isOver || isStill(pace)) return;
    const duration = FALL_MS * pace;
    const frames = stationsOf(path).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    ball.current?.animate(frames, { duration, easing: 'linear', fill: 'forwards' });
  }, []);
  const rest = `translate(${ballAt(path, path.length)}px, ${path.length - 0.05}px)`;
  return (
    <g ref={ball} className={classes(css.ball, isOver && css.landed)} style={{ transform: rest }}>
      <circle r={0.3} fill="url(#ball)" />
      <circle cx={-0.1} cy={-0.1} r={0.09} fill="#fff" />
    </g>
  );
}
