import { useEffect, useReducer } from 'react';
import { nowMs } from './clock.ts';

/** Whole seconds until a moment, counted down to 0. A moment that has passed, or null, is 0 from the start. */
export function useSecondsLeft(endsAt: number | null): number {
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each tick asks for the next
  useEffect(() => {
    const leftMs = leftUntil(endsAt);
    if (leftMs <= 0) return;
    // The next look falls just after the figure changes, however late the last one was.
    const timer = setTimeout(tick, (leftMs % 1_000) + 1);
    return () => clearTimeout(timer);
  }, [endsAt, ticks]);

  return Math.ceil(leftUntil(endsAt) / 1_000);
}

const leftUntil = (endsAt: number | null) => (endsAt === null ? 0 : Math.max(0, endsAt - nowMs()));
