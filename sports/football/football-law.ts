// What may come of a football match from any state of it. All counts of goals hang together through the halves; corners,
// yellow cards and dismissals are families of their own.
import { countLaw } from '../law/counts.ts';
import {
  type Case,
  CHANCE_LEAST,
  certainLaw,
  gathered,
  type MatchLaw,
  type ScoreLaw,
} from '../law/score-law.ts';
import type { Score } from '../settle/match-result.ts';
import {
  cellOf,
  type Grid,
  type GridAt,
  gridsOf,
  MEN,
  SIZE,
  startGrid,
  stepChances,
  walk,
} from './goal-grid.ts';
import { type HalvesCase, halvesOf } from './halves.ts';
import { FULL_TIME, HALF_TIME, stepOfMinute } from './profile.ts';
import { cornerCounts, type FootballState, type FootballTerms, NONE, yellowCounts } from './terms.ts';

/** The minutes by which goals are counted in markets of their own. */
export const marketMinutes = [15, 30, 60, 75] as const;

export function footballLaw(terms: FootballTerms, state: FootballState): MatchLaw {
  const known = new Map<string, ScoreLaw | null>();
  const gridAt = gridsOf({ terms, ...state }, state.step, marks);
  let halves: HalvesCase[] | undefined;
  const lawOf = (tallies: readonly string[]) => {
    if (tallies.join() === 'ft') return scoreAt(state, FULL_TIME, gridAt);
    if (!tallies.every((tally) => ofHalves.has(tally)))
      return tallies.length === 1 ? lawOfOne(terms, state, tallies[0]!, gridAt) : null;
    halves ??= halvesOf(terms, state, gridAt);
    return jointOfHalves(halves, tallies);
  };
  return {
    familyOf: (tally) => (ofHalves.has(tally) ? 'goals' : tally),
    of(tallies) {
      const key = tallies.join();
      if (!known.has(key)) known.set(key, lawOf(tallies));
      return known.get(key)!;
    },
  };
}

const ofHalves = new Set(['h1', 'h2', 'ft']);

/** The steps at which goals are asked for. */
const marks = [...marketMinutes.map(stepOfMinute), HALF_TIME, FULL_TIME].toSorted((a, b) => a - b);

function lawOfOne(
  terms: FootballTerms,
  state: FootballState,
  tally: string,
  gridAt: GridAt,
): ScoreLaw | null {
  const [name, number] = tally.split('-');
  switch (name) {
    case 'to':
      return scoreAt(state, stepOfMinute(Number(number)), gridAt);
    case 'goal':
      return Number(number) === state.score.home + state.score.away + 1 ? nextGoal(terms, state) : null;
    case 'corners':
      return number === undefined
        ? countLaw(cornerCounts(terms), state.corners, state.step, FULL_TIME)
        : cornersOfFirstHalf(terms, state);
    case 'yellows':
      return countLaw(yellowCounts(terms), state.yellows, state.step, FULL_TIME);
    case 'reds':
      return redLaw(terms, state);
    default:
      return null;
  }
}

const cornersOfFirstHalf = (
  terms: FootballTerms,
  { corners, cornersHalfTime, step }: FootballState,
): ScoreLaw =>
  cornersHalfTime === null
    ? countLaw(cornerCounts(terms), corners, step, HALF_TIME)
    : certainLaw(cornersHalfTime);

/** The score at a step that has not passed; it cannot be told afterwards from the state alone. */
function scoreAt({ step, score }: FootballState, until: number, gridAt: GridAt): ScoreLaw | null {
  if (step > until) return null;
  return [...scoresOf(gridAt(until))].map(([home, away, chance]) => ({
    chance,
    scores: [{ home: score.home + home, away: score.away + away }],
  }));
}

/** Goals by both sides from the start of a grid, whoever was sent off. */
function* scoresOf(grid: Grid): Generator<[home: number, away: number, chance: number]> {
  for (let home = 0; home < SIZE; home++)
    for (let away = 0; away < SIZE; away++) {
      let chance = 0;
      for (let men = 0; men < MEN; men++) chance += grid[cellOf(men, home, away)]!;
      if (chance > CHANCE_LEAST) yield [home, away, chance];
    }
}

/** Two of the counts of the halves say the third, so that only a single one comes to the same in several ways. */
function jointOfHalves(halves: readonly HalvesCase[], tallies: readonly string[]): ScoreLaw {
  const scoresOfCase = ({ h1, h2 }: HalvesCase): Record<string, Score> => ({
    h1,
    h2,
    ft: { home: h1.home + h2.home, away: h1.away + h2.away },
  });
  const cases = halves.map((one) => {
    const all = scoresOfCase(one);
    return { chance: one.chance, scores: tallies.map((tally) => all[tally]!) };
  });
  return new Set(tallies).size > 1 ? cases : gathered(cases);
}

/** Who scores next: a count of one for that side, of none if nobody does. */
function nextGoal(terms: FootballTerms, state: FootballState): ScoreLaw {
  const ahead = Math.sign(state.score.home - state.score.away);
  let left = [1, 0, 0, 0];
  const scored = { home: 0, away: 0 };
  for (let step = state.step; step < FULL_TIME; step++) {
    const next = [0, 0, 0, 0];
    for (const [men, chance] of left.entries()) {
      const here = stepChances({ terms, ...state }, step, ahead, men);
      scored.home += chance * here.home;
      scored.away += chance * here.away;
      if (here.redHome > 0) next[men | 1]! += chance * here.redHome;
      if (here.redAway > 0) next[men | 2]! += chance * here.redAway;
      next[men]! += chance * (1 - here.home - here.away - here.redHome - here.redAway);
    }
    left = next;
  }
  return [
    { chance: scored.home, scores: [{ home: 1, away: 0 }] },
    { chance: scored.away, scores: [{ home: 0, away: 1 }] },
    { chance: left.reduce((sum, chance) => sum + chance, 0), scores: [NONE] },
  ];
}

/** Dismissals do not depend on the score, so that goals can be left out. */
function redLaw(terms: FootballTerms, state: FootballState): ScoreLaw {
  const cases: Case[] = [];
  const grid = walk(startGrid(), { terms: { ...terms, home: 0, away: 0 }, ...state }, state.step, FULL_TIME);
  for (let men = 0; men < MEN; men++)
    cases.push({
      chance: grid[cellOf(men, 0, 0)]!,
      scores: [{ home: state.reds.home + (men & 1), away: state.reds.away + (men >> 1) }],
    });
  return cases;
}
