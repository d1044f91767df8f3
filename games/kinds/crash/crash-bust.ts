// Where a flight ends. A target of x is reached with (1 − edge) ÷ x, so that every target returns the same.

import { draw52, type Rng } from '../../rng/rng.ts';
import { TIMES_1 } from '../kind.ts';

export interface BustFigures {
  /** What the house keeps, in ten-thousandths of the stake. */
  edgeX10000: number;
  /** What may be aimed at, in hundredths of the stake; no flight goes beyond the most. */
  targetsX100: readonly [least: number, most: number];
}

const ALL = 2n ** 52n;

const kept = ({ edgeX10000 }: BustFigures) => BigInt(TIMES_1 - edgeX10000) * ALL;

/** In hundredths of the stake. Who aimed at it or below is paid; at 100 nobody is. */
export function bustOf(rng: Rng, figures: BustFigures): number {
  const left = ALL - BigInt(draw52(rng));
  const reached = kept(figures) / (100n * left);
  const [, most] = figures.targetsX100;
  return Math.max(100, Number(reached < BigInt(most) ? reached : most));
}

/** In how many of all 2⁵² draws a target is reached. */
export const waysToReach = (figures: BustFigures, targetX100: number): number =>
  Number(kept(figures) / (100n * BigInt(targetX100)));

/** All draws there are. */
export const ALL_WAYS = Number(ALL);
