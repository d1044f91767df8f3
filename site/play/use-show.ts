// Shows a round step by step: each one stands for its time, then counts as seen.
import { useEffect } from 'react';
import { usePlay, useTableState } from './play-context.ts';
import { isCalm, type Settings } from './settings.ts';
import { type SoundName, useSound } from './sounds.ts';
import type { PlayedStep } from './table.ts';

/** Whoever asks for less motion is shown what comes next almost at once. */
const CALM_SHARE = 0.15;
const TURBO_SHARE = 0.35;

export const paceOf = (settings: Settings): number =>
  isCalm(settings) ? CALM_SHARE : settings.isTurbo ? TURBO_SHARE : 1;

interface Shown {
  msOf(step: PlayedStep): number;
  soundOf?(step: PlayedStep): SoundName | null;
}

/** How many steps may be drawn: those that were seen, and the one that is being shown. */
export function useShow({ msOf, soundOf }: Shown): number {
  const { table, settings } = usePlay();
  const { round, seen } = useTableState();
  const sound = useSound();
  const step = round?.steps[seen];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is shown once, however often the stage is drawn
  useEffect(() => {
    if (step === undefined) return;
    const name = soundOf?.(step) ?? null;
    if (name !== null) sound(name);
    const timer = setTimeout(() => table.see(seen + 1), msOf(step) * paceOf(settings.get()));
    return () => clearTimeout(timer);
  }, [table, step]);
  return Math.min(seen + 1, round?.steps.length ?? 0);
}
