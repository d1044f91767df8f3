import type { EventRow, IncidentShown } from '#contract/betting/event.ts';
import { useText } from '../../i18n/use-text.tsx';
import css from './momentum.module.css';
import { momentumOf } from './momentum-of.ts';

interface MomentumProps {
  event: EventRow;
  incidents: readonly IncidentShown[];
}

const WIDTH = 788;
const SPAN = 776;
const HIGHEST = 21;

const colours: Readonly<Record<string, string>> = { yellow: '#ffd21a', red: '#ff5a67' };

/** One bar a minute or a point: the home side up, the guest down; the brass line is now. */
export function Momentum({ event, incidents }: MomentumProps) {
  const t = useText();
  const { bars, length, marks } = momentumOf(event.league.sport, incidents);
  const step = SPAN / Math.max(length, bars.length);
  const x = (at: number) => 6 + at * step;
  return (
    <div className={css.momentum}>
      <svg
        viewBox={`0 0 ${WIDTH} 54`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('betting.momentum')}
      >
        <path d={`M6 26.5h${SPAN}v1H6z`} fill="#fff" opacity=".22" />
        {bars.map((bar, at) => {
          const high = Math.max(0.6, Math.abs(bar) * HIGHEST);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its minute
              key={at}
              x={x(at) + step * 0.15}
              y={bar >= 0 ? 27 - high : 27}
              width={step * 0.7}
              height={high}
              rx="1.5"
              fill={bar >= 0 ? '#58a6ff' : '#ff7a8a'}
              opacity={0.5 + (0.5 * at) / bars.length}
            />
          );
        })}
        <path d={`M${x(bars.length)} 2h2v50h-2z`} fill="#ffd469" />
      </svg>
      <svg className={css.marks} aria-hidden="true">
        {marks.map(({ at, side, type }) => (
          <circle
            key={`${type}${at}${side}`}
            cx={`${(x(at) / WIDTH) * 100}%`}
            cy={side === 'home' ? 6 : 40}
            r="4.5"
            fill={colours[type] ?? '#fff'}
            stroke="#06231b"
            strokeWidth="1.5"
          />
        ))}
      </svg>
      <span className={css.title}>{t('betting.momentum')}</span>
    </div>
  );
}
