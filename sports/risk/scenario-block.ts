// A scenario block lists the final states of a group of counts that markets of one sport ask about together. The value of
// every bet on these counts is known in each of them, so the whole book of an event can be revalued scenario by scenario.
import type { Score } from '../settle/match-result.ts';

export interface ScenarioBlock {
  readonly name: string;
  readonly tallies: readonly string[];
  /** Each scenario gives the final score of every tally, in the order of the tallies. */
  readonly scenarios: readonly (readonly Score[])[];
  /** The scenario that stands for a final state; without it the nearest one does. */
  readonly indexOf?: (scores: readonly Score[]) => number;
}

export const score = (home: number, away: number): Score => ({ home, away });

/** All scores in which neither side counts more than `most`. */
export const squareOf = (most: number): readonly (readonly [Score])[] =>
  Array.from({ length: (most + 1) ** 2 }, (_, place) => [
    score(Math.floor(place / (most + 1)), place % (most + 1)),
  ]);

/** Something happened once for the home side, for the away side, or not at all. */
export const FIRST_OF = [[score(1, 0)], [score(0, 1)], [score(0, 0)]] as const;

export const HAPPENED = [[score(0, 0)], [score(1, 0)]] as const;

export const block = (
  name: string,
  scenarios: ScenarioBlock['scenarios'],
  tallies: readonly string[] = [name],
): ScenarioBlock => ({ name, tallies, scenarios });
