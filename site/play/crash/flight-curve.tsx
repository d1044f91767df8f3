import type { SharedRound } from '#contract/tables.ts';
import { msToReach } from '#games/kinds/crash/crash-flight.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import type { Seated } from '../shared-table/shared-line.ts';
import { formatTimes } from '../times.ts';
import css from './flight-curve.module.css';
import { placesOf, secondsTo, stepsTo, type View } from './flight-view.ts';
import { LeftTags } from './left-tags.tsx';
import type { Flight } from './use-flight.ts';

interface FlightCurveProps {
  flight: Flight;
  phase: SharedRound['phase'] | null;
  seats: readonly Seated[];
}

/** The least that the axes show. */
const LEAST: View = { ms: 8_000, x100: 160 };

/** The way of a flight so far: its axes grow with it, and never jump. */
export function FlightCurve({ flight, phase, seats }: FlightCurveProps) {
  const t = useText();
  const view = { ms: Math.max(LEAST.ms, flight.ms), x100: Math.max(LEAST.x100, flight.x100) };
  const { left, top, way, tip } = placesOf(view, flight.ms);
  const hasEnded = phase === 'over';
  return (
    <div className={classes(css.plot, hasEnded && css.ended)} aria-hidden="true">
      {stepsTo(view.x100).map((x100) => (
        <span key={x100} className={css.height} style={{ insetBlockStart: `${top(x100)}%` }}>
          {formatTimes(x100 * 100)}
        </span>
      ))}
      {secondsTo(view.ms).map((seconds) => (
        <span key={seconds} className={css.time} style={{ insetInlineStart: `${left(seconds * 1000)}%` }}>
          {t('play.shared.seconds', { count: seconds })}
        </span>
      ))}
      <svg className={css.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id="flight-area" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={css.areaTop} />
            <stop offset="1" className={css.areaFoot} />
          </linearGradient>
          <linearGradient id="flight-way" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="100" y2="0">
            <stop offset="0" className={css.wayFirst} />
            <stop offset="1" className={css.wayLast} />
          </linearGradient>
        </defs>
        <path d={`${way}L${tip.x} 100L0 100Z`} fill="url(#flight-area)" />
        <path className={css.glow} d={way} />
        <path className={css.way} d={way} stroke="url(#flight-way)" />
      </svg>
      {!hasEnded && (
        <LeftTags seats={seats} x100={flight.x100} placeOf={(x) => [left(msToReach(x)), top(x)]} />
      )}
      {!hasEnded && (
        <img
          className={css.rocket}
          src="/art/play/rocket.webp"
          alt=""
          style={{ insetInlineStart: `${tip.x}%`, insetBlockStart: `${tip.y}%` }}
        />
      )}
    </div>
  );
}
