// How points fall in basketball: in each of a number of moments of a minute a side may score one point. That number gives
// a side the spread that is measured. What is left of the spread of totals is the pace of the day, the same for both.
import { type FormNode, fiveNodes, logLikelihood, posterior } from '../law/form.ts';
import type { Score } from '../settle/match-result.ts';

export const MINUTES = 48;
export const QUARTER = 12;
export const OVERTIME = 5;

/** What differs between leagues that play the same rules. */
export interface BasketballLeague {
  /** Points of both sides together in 48 minutes. */
  readonly points: number;
  /** In a minute. More of them make the margins wider. */
  readonly moments: number;
  /** The standard deviation of the day's pace, as a share. */
  readonly pace: number;
  /** One or two points behind at the horn, a side still levels so often: fouls and last shots. */
  readonly levelled: Readonly<Record<Horn, Readonly<Record<1 | 2, number>>>>;
}

export type Horn = 'regular' | 'overtime';

/**
 * A league of 205 points, as the NBA was from 2003 to 2019: margins vary by 12.3 points and totals by 16.9, given the
 * teams; 5.9 % of matches are tied, and 13.9 % of overtimes lead to another. The virtual leagues play so.
 */
const steadyLeague: BasketballLeague = {
  points: 205,
  moments: 8,
  pace: 0.0566,
  levelled: { regular: { 1: 0.38, 2: 0.14 }, overtime: { 1: 0.13, 2: 0.05 } },
};

/** The NBA since 2022: 227.6 points, margins vary by 13.7 and totals by 17.7, given the teams; 5.05 % are tied. */
export const fastLeague: BasketballLeague = {
  points: 227.6,
  moments: 14,
  pace: 0.0487,
  levelled: { regular: { 1: 0.34, 2: 0.12 }, overtime: { 1: 0.13, 2: 0.05 } },
};

export interface BasketballTerms {
  /** Points expected of each side in 48 minutes. */
  readonly home: number;
  readonly away: number;
  readonly league: BasketballLeague;
}

/** Points by which an equal home side wins, since 2022; over twenty years it was 2.7. */
export const HOME_ADVANTAGE = 2;

/** The terms of a match that the home side is expected to win by so many points. */
export const basketballTerms = (margin: number, league = steadyLeague): BasketballTerms => ({
  home: league.points / 2 + margin / 2,
  away: league.points / 2 - margin / 2,
  league,
});

/** Overtime is slower: it adds 17 to 20 points. */
export const OVERTIME_PACE = 0.87;

export const paces: readonly FormNode[] = fiveNodes;

/** One moment's chance of a point under a pace. */
export const momentChance = (points: number, pace: number, league: BasketballLeague): number =>
  (points * (1 + league.pace * paces[pace]!.value)) / (MINUTES * league.moments);

/** How likely each pace is, when so many points have fallen in so many minutes. */
export function pacesAfter({ home, away, league }: BasketballTerms, minute: number, score: Score): number[] {
  const moments = minute * league.moments;
  const counts = {
    homeWon: score.home,
    homeLost: moments - score.home,
    awayWon: score.away,
    awayLost: moments - score.away,
  };
  return posterior(
    paces,
    paces.map((_, pace) =>
      logLikelihood(counts, {
        home: momentChance(home, pace, league),
        away: momentChance(away, pace, league),
      }),
    ),
  );
}

/** How often a match with such a lead ends level after all. */
export const levelledAt = ({ levelled }: BasketballLeague, horn: Horn, ahead: number): number => {
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
