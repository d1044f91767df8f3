// How a tournament makes points of rounds. A round has a score of its own; the way of scoring says how scores become a
// player's points, so that points can always be reckoned again from the scores that were kept.
import type { Cents } from '../money.ts';

export const scorings = ['turnover', 'multiplier', 'sumTopN', 'netWin', 'consecutive', 'races'] as const;

export type Scoring =
  /** What was staked, whatever came of it. */
  | { by: 'turnover'; points_per_unit: number }
  /** The best round alone. */
  | { by: 'multiplier' }
  /** The best so many rounds together. */
  | { by: 'sumTopN'; top: number }
  /** What was won beyond what was staked; it may be below nothing. */
  | { by: 'netWin' }
  /**
   * The longest run of rounds that paid twice their stake or more. At a lower bar a bet that nearly always wins would
   * make the longest run at next to no cost.
   */
  | { by: 'consecutive' }
  /** As turnover, until the finish: who is there first is ahead. */
  | { by: 'races'; points_per_unit: number; target: number };

export interface ScoredRound {
  /** Both in one currency: the tournament's, or where only their ratio counts, the player's own. */
  staked: Cents;
  paid: Cents;
  /** What was staked, in the tournament's currency. */
  worth: Cents;
  at: Date;
}

/** A multiple of 1 is worth so many points. */
const POINTS_A_MULTIPLE = 10;
const CENTS_A_UNIT = 100;
/** Of its stake a round must pay so much to count as won in a run. */
const WINNING_MULTIPLE = 2;

/** Whether only the ratio of win and stake counts, and no sum. */
export const isByRatio = ({ by }: Scoring): boolean =>
  by === 'multiplier' || by === 'sumTopN' || by === 'consecutive';

/** What a round is worth by itself. */
export function scoreOf(scoring: Scoring, { staked, paid }: Pick<ScoredRound, 'staked' | 'paid'>): number {
  switch (scoring.by) {
    case 'turnover':
    case 'races':
      return Math.floor((staked * scoring.points_per_unit) / CENTS_A_UNIT);
    case 'multiplier':
    case 'sumTopN':
      return staked > 0 ? Math.floor((paid * POINTS_A_MULTIPLE) / staked) : 0;
    case 'netWin':
      return paid - staked;
    case 'consecutive':
      return staked > 0 && paid >= WINNING_MULTIPLE * staked ? 1 : 0;
  }
}

/** How many of a player's rounds count, the best first; null: all of them. */
export function countedRounds(scoring: Scoring): number | null {
  if (scoring.by === 'multiplier') return 1;
  return scoring.by === 'sumTopN' ? scoring.top : null;
}

/** More points than these nobody has; null: there is no such bound. */
export const mostPoints = (scoring: Scoring): number | null =>
  scoring.by === 'races' ? scoring.target : null;

/** How a player stands, and what is needed to go on from there. */
export interface Standing {
  points: number;
  /** When they reached as many; null: they have none. */
  reachedAt: Date | null;
  /** In all rounds that could have scored. */
  staked: Cents;
  rounds: number;
  /** The scores that count, the best first; only where not all do. */
  best: readonly number[];
  /** Rounds won in a row until now. */
  streak: number;
  /** Of points without a bound. */
  total: number;
}

export const unscored: Standing = {
  ...{ points: 0, reachedAt: null, staked: 0 as Cents, rounds: 0, best: [], streak: 0, total: 0 },
};

export interface Kept {
  standing: Standing;
  /** What is kept of the round; 0: nothing. */
  score: number;
}

/** One round more. */
export function addRound(scoring: Scoring, before: Standing, round: ScoredRound): Kept {
  const own = scoreOf(scoring, round);
  const streak = scoring.by === 'consecutive' && own > 0 ? before.streak + 1 : 0;
  // A win that makes the longest run longer is kept; one in a shorter run changes nothing.
  const score = scoring.by === 'consecutive' ? (streak > before.points ? 1 : 0) : own;
  const counted = countedRounds(scoring);
  const best = counted === null ? before.best : bestOf([...before.best, score], counted);
  const total = counted === null ? before.total + score : sum(best);
  const points = bounded(scoring, total);
  const standing: Standing = {
    ...{ points, best, streak, total, rounds: before.rounds + 1 },
    staked: (before.staked + round.worth) as Cents,
    reachedAt: points === before.points ? before.reachedAt : round.at,
  };
  return { standing, score };
}

export interface KeptScore {
  score: number;
  at: Date;
}

/** From everything that was kept: after a round was corrected. Scores that are taken back are not among them. */
export function recount(scoring: Scoring, before: Standing, kept: readonly KeptScore[]): Standing {
  const counted = countedRounds(scoring);
  const ordered = kept.toSorted((a, b) => b.score - a.score || a.at.getTime() - b.at.getTime());
  const counting = counted === null ? ordered : ordered.slice(0, counted);
  const total = sum(counting.map(({ score }) => score));
  const last = counting.reduce<Date | null>((latest, { at }) => (latest && latest > at ? latest : at), null);
  return {
    ...before,
    points: bounded(scoring, total),
    total,
    best: counted === null ? [] : counting.map(({ score }) => score),
    reachedAt: last,
  };
}

const bounded = (scoring: Scoring, total: number): number =>
  Math.min(total, mostPoints(scoring) ?? Number.MAX_SAFE_INTEGER);

const bestOf = (scores: readonly number[], most: number): number[] =>
  scores
    .filter((score) => score > 0)
    .toSorted((a, b) => b - a)
    .slice(0, most);

const sum = (scores: readonly number[]): number => scores.reduce((total, score) => total + score, 0);

export interface Ranked {
  points: number;
  reachedAt: Date | null;
  staked: Cents;
  player: number;
}

/** More points first; among equals who was there earlier, then who staked less; the last word is a number's. */
export const compareRanked = (a: Ranked, b: Ranked): number =>
  b.points - a.points ||
  (a.reachedAt?.getTime() ?? 0) - (b.reachedAt?.getTime() ?? 0) ||
  a.staked - b.staked ||
  a.player - b.player;
