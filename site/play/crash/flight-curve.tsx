import type { SharedRound } from '#contract/tables.ts';
import { msToReach } from '#games/kinds/crash/crash-flight.ts';
import { classes } from '#ui/classes.ts';
import css from './flight-curve.module.css';
import type { Flight } from './use-flight.ts';

const WIDTH = 1000;
const HEIGHT = 560;
const LEFT = 70;
const BOTTOM = 44;
const TOP = 150;
const RIGHT = 120;
const POINTS = 48;
const ROCKET = 130;
/** The least that the axes show. */
const LEAST = { ms: 8_000, x100: 160 };

/** The way of a flight so far: its axes grow with it, and never jump. */
export function FlightCurve({ flight, phase }: { flight: Flight; phase: SharedRound['phase'] | null }) {
  const most = {
    ms: Math.max(LEAST.ms, flight.ms),
    x100: Math.max(LEAST.x100, flight.x100),
  };
  const x = (ms: number) => LEFT + (ms / most.ms) * (WIDTH - LEFT - RIGHT);
  const y = (x100: number) => HEIGHT - BOTTOM - ((x100 - 100) / (most.x100 - 100)) * (HEIGHT - BOTTOM - TOP);
  const points = Array.from({ length: POINTS + 1 }, (_, place) => {
    const ms = (flight.ms * place) / POINTS;
    return `${Math.round(x(ms))} ${Math.round(y(100 * Math.exp(ms / CLIMB_MS)))}`;
  });
  const way = `M${points.join('L')}`;
  const tip = { x: x(flight.ms), y: y(100 * Math.exp(flight.ms / CLIMB_MS)) };
  const hasEnded = phase === 'over';
  return (
    <svg
      className={classes(css.curve, hasEnded && css.ended)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {marksTo(most.x100).map((x100) => (
        <g key={x100}>
          <path className={css.mark} d={`M${LEFT} ${y(x100)}H${WIDTH - 20}`} />
          <text className={css.text} x={LEFT - 10} y={y(x100) + 6} textAnchor="end">
            {x100 / 100}×
          </text>
        </g>
      ))}
      <path className={css.floor} d={`M${LEFT} ${HEIGHT - BOTTOM}H${WIDTH - 20}`} />
      <path className={css.area} d={`${way}L${tip.x} ${HEIGHT - BOTTOM}L${LEFT} ${HEIGHT - BOTTOM}Z`} />
      <path className={css.way} d={way} />
      {!hasEnded && (
        <image
          href="/art/play/rocket.webp"
          width={ROCKET}
          height={ROCKET}
          x={tip.x - ROCKET * 0.42}
          y={tip.y - ROCKET * 0.62}
        />
      )}
    </svg>
  );
}

/** The time in which a flight climbs by e. */
const CLIMB_MS = msToReach(200) / Math.log(2);

/** Four or so round figures up to what is shown. */
function marksTo(most: number): number[] {
  const step = [25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000].find(
    (each) => (most - 100) / each <= 5,
  );
  const each = step ?? 500_000;
  return Array.from({ length: Math.floor((most - 100) / each) + 1 }, (_, place) => 100 + place * each);
}
