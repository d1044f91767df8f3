// How long things take to be shown, of their usual time.
import type { Play } from './play-context.ts';
import { isCalm } from './settings.ts';

/** Whoever asks for less motion is shown what comes next almost at once. */
const CALM = 0.15;
const TURBO = 0.35;

/** Turbo only where the law here lets a game offer it. */
export function paceOf({ settings, table }: Pick<Play, 'settings' | 'table'>): number {
  if (isCalm(settings.get())) return CALM;
  const isOffered = table.state.get().opened?.terms.has_turbo === true;
  return isOffered && settings.get().isTurbo ? TURBO : 1;
}

/** Movements are left out altogether. */
export const isStill = (pace: number): boolean => pace <= CALM;
