import { useEffect, useState } from 'react';
import type { SharedRound } from '#contract/tables.ts';
import { msToReach, shownX100 } from '#games/kinds/crash/crash-flight.ts';
import { nowMs } from '../../start/clock.ts';
import type { SharedState } from '../shared-table/shared-line.ts';

export interface Flight {
  /** Since it started. */
  ms: number;
  x100: number;
}

/** Smooth enough for a curve, and half the work. */
export const CURVE_MS = 33;
/** Quick enough for words and sums. */
export const WORDS_MS = 100;

const onGround: Flight = { ms: 0, x100: 100 };

/** What the flight shows now, drawn so often. It is the server that decides what is paid. */
export function useFlight({ round, aheadMs }: SharedState, everyMs: number): Flight {
  const [flight, setFlight] = useState(onGround);
  const runsAt = round?.phase === 'running' ? Date.parse(round.runs_at) : null;
  useEffect(() => {
    if (runsAt === null) return;
    let frame = 0;
    let drawnAt = Number.NEGATIVE_INFINITY;
    const draw = () => {
      const ms = Math.max(0, nowMs() + aheadMs - runsAt);
      if (ms - drawnAt >= everyMs) {
        drawnAt = ms;
        setFlight({ ms, x100: shownX100(ms) });
      }
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [runsAt, aheadMs, everyMs]);
  if (round === null || round.phase === 'open' || round.phase === 'closed') return onGround;
  return round.phase === 'running' ? flight : endOf(round);
}

function endOf({ steps }: SharedRound): Flight {
  const x100 = bustIn(steps);
  return x100 === null ? onGround : { ms: msToReach(x100), x100 };
}

/** Where a flight ended, in hundredths of the stake. */
export const bustIn = (steps: SharedRound['steps']): number | null => {
  const bust = steps?.find(({ step }) => step === 'bust');
  return bust === undefined ? null : Number(bust['atX100']);
};
