import type { SharedRound } from '#contract/tables.ts';
import type { Seated } from '../shared-table/shared-line.ts';
import { formatTimes } from '../times.ts';
import type { Flight } from './use-flight.ts';

/** Where somebody has left a flight: by hand, or at a target that it has shown since. */
export function saidOfFlyer(
  { target_x100, has_left, paid }: Seated,
  { x100 }: Flight,
  phase: SharedRound['phase'] | null,
): { text: string; isGood: boolean } {
  const isFlying = phase === 'running' || phase === 'over';
  const isOut = has_left || (isFlying && paid === null && target_x100 !== null && target_x100 <= x100);
  return { text: isOut ? formatTimes((target_x100 ?? 0) * 100) : '–', isGood: isOut };
}
