import type { PlayedStep } from '../table.ts';
import type { SharedState } from './shared-line.ts';
import { useServerNow } from './use-shared-table.ts';

interface SharedSteps {
  /** Of the round that is shown; empty before chance has decided. */
  steps: readonly PlayedStep[];
  /** How many of them may be drawn: those that were shown, and the one that is being shown. */
  drawn: number;
  /** All of them were shown to the end. */
  isShown: boolean;
}

/** What all at a table are shown, step by step, at the same moments for everyone. */
export function useSharedSteps(shared: SharedState, msOf: (step: PlayedStep) => number): SharedSteps {
  const now = useServerNow(shared);
  const { round } = shared;
  if (round === null || round.steps === null) return { steps: [], drawn: 0, isShown: false };
  const { steps, phase, runs_at } = round;
  if (phase === 'over') return { steps, drawn: steps.length, isShown: true };
  let left = now - Date.parse(runs_at);
  const shown = steps.findIndex((step) => {
    left -= msOf(step);
    return left < 0;
  });
  return shown < 0
    ? { steps, drawn: steps.length, isShown: true }
    : { steps, drawn: shown + 1, isShown: false };
}
