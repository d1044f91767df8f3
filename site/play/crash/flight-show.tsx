import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { PhaseClock } from '../shared-table/phase-clock.tsx';
import type { SharedState } from '../shared-table/shared-line.ts';
import { formatTimes } from '../times.ts';
import { FlightCurve } from './flight-curve.tsx';
import css from './flight-show.module.css';
import { CURVE_MS, useFlight } from './use-flight.ts';

/** The flight itself. It is drawn more often than all around it. */
export function FlightShow({ shared }: { shared: SharedState }) {
  const t = useText();
  const flight = useFlight(shared, CURVE_MS);
  const phase = shared.round?.phase ?? null;
  return (
    <div className={css.show}>
      <FlightCurve flight={flight} phase={phase} seats={shared.seats} />
      <div className={css.words}>
        <b className={classes(css.times, phase === 'over' && css.ended)} aria-hidden="true">
          {formatTimes(flight.x100 * 100)}
        </b>
        <PhaseClock shared={shared} running={t('play.crash.flying')} />
      </div>
    </div>
  );
}
