// How points fall in basketball: in each of eight moments of a minute a side may score one. That gives a side the spread
// that is measured, and what is left of it between the two, one pace for both, is a form of the day.
import { type FormNode, fiveNodes, logLikelihood, posterior } from '../law/form.ts';
import type { Score } from '../settle/match-result.ts';

export const MINUTES = 48;
export const QUARTER = 12;
export const OVERTIME = 5;
export const MOMENTS = 8;

export interface BasketballTerms {
  /** Points expected of each side in 48 minutes. */
  readonly home: number;
  readonly away: number;
}

/** Points by which an equal home side wins, since 2022; over twenty years it was 2.7. */
export const HOME_ADVANTAGE = 2;

/** With it totals vary by 16.9 points and margins by 12.3, given the teams. */
const PACE = 0.0566;

/** Overtime is slower: it adds 17 to 20 points. */
export const OVERTIME_PACE = 0.87;

export const paces: readonly FormNode[] = fiveNodes;

/** One moment's chance of a point under a pace. */
export const momentChance = (points: number, pace: number): number =>
  (points * (1 + PACE * paces[pace]!.value)) / (MINUTES * MOMENTS);

/** How likely each pace is, when so many points have fallen in so many minutes. */
export function pacesAfter({ home, away }: BasketballTerms, minute: number, score: Score): number[] {
  const counts = {
    homeWon: score.home,
    homeLost: minute * MOMENTS - score.home,
    awayWon: score.away,
    awayLost: minute * MOMENTS - score.away,
  };
  return posterior(
    paces,
    paces.map((_, pace) =>
      logLikelihood(counts, { home: momentChance(home, pace), away: momentChance(away, pace) }),
    ),
  );
}

/**
 * One or two behind at the horn, a side still levels so often: fouls and last shots. With it 5.9 % of a league's matches are
 * tied, 7 % of those between equals, and 13.9 % of overtimes lead to another.
 */
const levelled = {
  regular: { 1: 0.38, 2: 0.14 },
  overtime: { 1: 0.13, 2: 0.05 },
} as const;

export type Horn = keyof typeof levelled;

/** How often a match with such a lead ends level after all. */
export const levelledAt = (horn: Horn, ahead: number): number => {
  const by = Math.abs(ahead);
  return by === 1 || by === 2 ? levelled[horn][by] : 0;
};

/** The law of how many of so many moments bring a point. */
export function pointsLaw(moments: number, chance: number): Float64Array {
  const law = new Float64Array(moments + 1);
  const miss = 1 - chance;
  // From the most likely number outwards, so that nothing becomes too small to go on from.
  const middle = Math.min(moments, Math.floor((moments + 1) * chance));
  law[middle] = 1;
  for (let count = middle; count < moments; count++)
    law[count + 1] = (law[count]! * (moments - count) * chance) / ((count + 1) * miss);
  for (let count = middle; count > 0; count--)
    law[count - 1] = (law[count]! * count * miss) / ((moments - count + 1) * chance);
  const sum = law.reduce((total, share) => total + share, 0);
  return law.map((share) => share / sum);
}
