// What may come of a match, as counts with their probabilities, and what a market is worth by it: a sum over all that
// may come, through the same table that settles it.

import { kindOf } from '../settle/kinds.ts';
import type { MarketSpec } from '../settle/market-spec.ts';
import type { Score } from '../settle/match-result.ts';
import { type ScorePart, seenBy } from './seen-by.ts';

export interface Case {
  readonly chance: number;
  /** In the order of the counts that were asked for. */
  readonly scores: readonly Score[];
}

export type ScoreLaw = readonly Case[];

export interface MatchLaw {
  /** The joint law of these counts, final; null for counts that it cannot tell, or not together. */
  of(tallies: readonly string[]): ScoreLaw | null;
  /** The law of a part of one count, each case a score that stands for it; null where that is no quicker than `of`. */
  ofPart?(tally: string, part: ScorePart): ScoreLaw | null;
  /** Counts of different families have nothing to do with each other. */
  familyOf(tally: string): string;
}

/** Less than this is left out of a law: together it is far below a step of the ladder. */
export const CHANCE_LEAST = 1e-12;

/**
 * What each outcome is worth, in the order of its kind: the probability that a fair price is the inverse of. Where a part
 * of the stake may come back it is the share of what is left that wins. Null where the law cannot tell.
 */
export function fairChances(spec: MarketSpec, law: MatchLaw, placedAt?: Score): number[] | null {
  const kind = kindOf(spec.kind);
  const { outcomes, settle, wins, isFromPlacement } = kind;
  const seen = seenBy(kind, spec, law);
  if (seen === null) return null;
  const cases = isFromPlacement && placedAt !== undefined ? countedFrom(seen, placedAt) : seen;
  if (wins !== undefined)
    return winChances(cases, outcomes(spec.params), (scores) => wins(scores, spec.params));
  return outcomes(spec.params).map((outcome) => {
    let [returned, won, all] = [0, 0, 0];
    for (const { chance, scores } of cases) {
      const { win, voidFactor } = settle(outcome, scores, spec.params);
      all += chance;
      returned += chance * voidFactor;
      won += chance * (1 - voidFactor) * win;
    }
    return all - returned < CHANCE_LEAST ? 0 : won / (all - returned);
  });
}

/** Each case is looked at once, whatever the number of outcomes. */
function winChances(
  cases: ScoreLaw,
  outcomes: readonly string[],
  wins: (scores: readonly Score[]) => string,
): number[] {
  const sums = new Map<string, number>(outcomes.map((outcome) => [outcome, 0]));
  let all = 0;
  for (const { chance, scores } of cases) {
    const winner = wins(scores);
    all += chance;
    const sum = sums.get(winner);
    if (sum !== undefined) sums.set(winner, sum + chance);
  }
  return outcomes.map((outcome) => (all < CHANCE_LEAST ? 0 : sums.get(outcome)! / all));
}

const countedFrom = (cases: ScoreLaw, origin: Score): ScoreLaw =>
  cases.map(({ chance, scores }) => ({ chance, scores: scores.map((score) => since(score, origin)) }));

const since = (now: Score, then: Score): Score => ({
  home: now.home - then.home,
  away: now.away - then.away,
});

export interface Pick {
  readonly spec: MarketSpec;
  readonly outcome: string;
}

/** How likely it is that all picks win, with all that they have to do with each other. Null where that is not known. */
export function jointChance(picks: readonly Pick[], law: MatchLaw): number | null {
  let joint = 1;
  for (const together of byFamily(picks, law)) {
    const tallies = [...new Set(together.flatMap(({ spec }) => spec.tallies))];
    const cases = law.of(tallies);
    if (cases === null) return null;
    joint *= familyChance(together, tallies, cases);
  }
  return joint;
}

function byFamily(picks: readonly Pick[], law: MatchLaw): Pick[][] {
  const families = new Map<string, Pick[]>();
  for (const pick of picks) {
    const family = law.familyOf(pick.spec.tallies[0]!);
    families.set(family, [...(families.get(family) ?? []), pick]);
  }
  return [...families.values()];
}

function familyChance(picks: readonly Pick[], tallies: readonly string[], cases: ScoreLaw): number {
  const places = picks.map(({ spec }) => spec.tallies.map((tally) => tallies.indexOf(tally)));
  let [won, all] = [0, 0];
  for (const { chance, scores } of cases) {
    const isWon = picks.every(({ spec, outcome }, at) => {
      const seen = places[at]!.map((place) => scores[place]!);
      const { win, voidFactor } = kindOf(spec.kind).settle(outcome, seen, spec.params);
      return win === 1 && voidFactor === 0;
    });
    all += chance;
    if (isWon) won += chance;
  }
  return won / all;
}

/** The same scores once, with what they come to together. */
export function gathered(cases: Iterable<Case>): ScoreLaw {
  const sums = new Map<string, { chance: number; scores: readonly Score[] }>();
  for (const { chance, scores } of cases) {
    if (chance < CHANCE_LEAST) continue;
    const key = scores.map(({ home, away }) => `${home}:${away}`).join(' ');
    const known = sums.get(key);
    if (known === undefined) sums.set(key, { chance, scores });
    else known.chance += chance;
  }
  return [...sums.values()];
}

/** Nothing is left to chance. */
export const certainLaw = (...scores: Score[]): ScoreLaw => [{ chance: 1, scores }];
