// Shows a round step by step: each one stands for its time, then counts as seen.
import { useEffect } from 'react';
import { paceOf } from './pace.ts';
import { usePlay, useTableState } from './play-context.ts';
import { type SoundName, useSound } from './sounds.ts';
import type { PlayedStep } from './table.ts';

interface Shown {
  msOf(step: PlayedStep): number;
  soundOf?(step: PlayedStep): SoundName | null;
}

/** How many steps may be drawn: those that were seen, and the one that is being shown. */
export function useShow({ msOf, soundOf }: Shown): number {
  const play = usePlay();
  const { table } = play;
  const { round, seen } = useTableState();
  const sound = useSound();
  const step = round?.steps[seen];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is shown once, however often the stage is drawn
  useEffect(() => {
    if (step === undefined) return;
    const name = soundOf?.(step) ?? null;
    if (name !== null) sound(name);
    const timer = setTimeout(() => table.see(seen + 1), msOf(step) * paceOf(play));
    return () => clearTimeout(timer);
  }, [table, step]);
  return Math.min(seen + 1, round?.steps.length ?? 0);
}
