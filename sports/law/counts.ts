// Things that happen again and again and hardly depend on the score: corners, cards. How many there are varies more than
// chance alone would have it, so what has been seen tells about the rest; and how they split between the sides varies
// from match to match, so that is learnt too. Both by counting, without a parameter of the day that nobody sees.
import type { Score } from '../settle/match-result.ts';
import type { ScoreLaw } from './score-law.ts';

export interface CountTerms {
  /** Expected in a whole match. */
  readonly mean: number;
  /** How much that is to be trusted, in events: variance over mean is 1 + mean / shape. */
  readonly shape: number;
  /**
   * How the next one falls before any was seen: the larger the two, the less is learnt. Below zero they are a pack from
   * which each is taken out, so that the sides keep even.
   */
  readonly home: number;
  readonly away: number;
  /** The share of the mean that falls on each step; together 1. */
  readonly profile: readonly number[];
}

/** The probability that one more comes in this step, when so many have come before it. */
export const stepChance = (terms: CountTerms, step: number, count: number): number =>
  (terms.profile[step]! * terms.mean * (terms.shape + count)) /
  (terms.shape + terms.mean * passedShare(terms.profile, step));

/** The probability that the next one is the home side's. */
export function homeShare({ home, away }: CountTerms, seen: Score): number {
  const left = home + away + seen.home + seen.away;
  // A pack that is empty says no more than a new one.
  if (home < 0 && left > -1) return home / (home + away);
  return Math.max(0, Math.min(1, (home + seen.home) / left));
}

const passed = new WeakMap<readonly number[], Float64Array>();

/** What of the whole has fallen before a step. */
function passedShare(profile: readonly number[], step: number): number {
  let sums = passed.get(profile);
  if (sums === undefined) {
    sums = new Float64Array(profile.length + 1);
    for (const [place, share] of profile.entries()) sums[place + 1] = sums[place]! + share;
    passed.set(profile, sums);
  }
  return sums[step]!;
}

const MORE_MAX = 40;

/** What the counts will be at a later step. */
export function countLaw(terms: CountTerms, seen: Score, step: number, until: number): ScoreLaw {
  const more = totalLaw(terms, seen.home + seen.away, step, until);
  const cases = [];
  let splits = [1];
  for (let count = 0; count <= MORE_MAX; count++) {
    for (const [home, share] of splits.entries()) {
      const chance = more[count]! * share;
      if (chance > 1e-12)
        cases.push({ chance, scores: [{ home: seen.home + home, away: seen.away + count - home }] });
    }
    splits = split(terms, seen, splits, count);
  }
  return cases;
}

/** How many more come, whoever's they are. */
function totalLaw(terms: CountTerms, seen: number, step: number, until: number): Float64Array {
  const law = new Float64Array(MORE_MAX + 1);
  law[0] = 1;
  for (let at = step; at < until; at++)
    for (let count = Math.min(at - step, MORE_MAX - 1); count >= 0; count--) {
      const moved = law[count]! * stepChance(terms, at, seen + count);
      law[count]! -= moved;
      law[count + 1]! += moved;
    }
  return law;
}

/** From the law of the home side's part of `count` to that of one more. */
function split(terms: CountTerms, seen: Score, splits: readonly number[], count: number): number[] {
  const next = Array.from({ length: count + 2 }, () => 0);
  for (const [home, share] of splits.entries()) {
    const toHome = homeShare(terms, { home: seen.home + home, away: seen.away + count - home });
    next[home]! += share * (1 - toHome);
    next[home + 1]! += share * toHome;
  }
  return next;
}
