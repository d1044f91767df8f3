// In which steps chips lie on a spot, so that no chip is paid a floored part of a cent.
import type { ChipBet } from './chips.ts';
import { type ChipStepFault, TIMES_1 } from './kind.ts';

/** The smallest number of cents on which each of these pays is a whole number of cents. */
export const chipStepOf = (timesX10000: Iterable<number>): number =>
  [...timesX10000].reduce((step, times) => {
    const whole = TIMES_1 / divisorOf(times, TIMES_1);
    return (step * whole) / divisorOf(step, whole);
  }, 1);

/** The first spot on which the chips are not in its steps. */
export function chipFaultOf(
  { chips }: Pick<ChipBet, 'chips'>,
  stepOf: (spot: string) => number,
): ChipStepFault | null {
  for (const [spot, cents] of Object.entries(chips)) {
    const step = stepOf(spot);
    if (cents % step !== 0) return { fault: 'chipStep', spot, step };
  }
  return null;
}

function divisorOf(one: number, other: number): number {
  let [a, b] = [one, other];
  while (b > 0) [a, b] = [b, a % b];
  return a;
}
