// The stakes a player steps through.
import type { Output } from '#contract/define.ts';
import type { play } from '#contract/play.ts';

export type Stakes = Output<typeof play.init>['game']['stakes'];

/** Steps of a table without a ladder: 1, 2 and 5 of every power of ten, within its bounds. */
const STEPS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;

export const stepsOf = (stakes: Stakes): readonly number[] =>
  'ladder' in stakes
    ? stakes.ladder
    : [
        ...new Set([
          stakes.min,
          ...STEPS.filter((step) => step > stakes.min && step < stakes.max),
          stakes.max,
        ]),
      ];

/** The step below or above a stake; the stake itself at the end of the ladder. */
export function stepFrom(stakes: Stakes, stake: number, by: -1 | 1): number {
  const steps = stepsOf(stakes);
  return (by < 0 ? steps.findLast((step) => step < stake) : steps.find((step) => step > stake)) ?? stake;
}

/** Where one begins: a small stake, and never one above what one has. */
export function firstStake(stakes: Stakes, cash: number): number {
  const steps = stepsOf(stakes);
  const affordable = steps.filter((step) => step <= Math.min(cash, USUAL_CENTS));
  return affordable.at(-1) ?? steps[0]!;
}

const USUAL_CENTS = 100;
