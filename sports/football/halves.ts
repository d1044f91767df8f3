// Both halves of a match together: what may come of the first, and of the second after it. How the second goes depends on
// the first only through the lead and the men on the field, so it is walked once for each of these, and not again while
// the first half goes on.
import type { Score } from '../settle/match-result.ts';
import { cellOf, type Grid, type GridAt, MEN, SIZE, startGrid, walk } from './goal-grid.ts';
import { FULL_TIME, HALF_TIME } from './profile.ts';
import type { FootballState, FootballTerms } from './terms.ts';

export interface HalvesCase {
  readonly chance: number;
  readonly h1: Score;
  readonly h2: Score;
}

/** Less likely ones are left out: all of them together are far below a step of the ladder. */
const LEAST = 1e-10;
/** Half-times less likely than this are left out, and what is left stands for them. */
const HALF_TIME_LEAST = 1e-6;

export function halvesOf(terms: FootballTerms, state: FootballState, gridAt: GridAt): HalvesCase[] {
  const { score, halfTime } = state;
  if (halfTime !== null) {
    const scored = { home: score.home - halfTime.home, away: score.away - halfTime.away };
    return casesOf(goalsOf(gridAt(FULL_TIME)), halfTime, scored);
  }
  const atHalf = gridAt(HALF_TIME);
  const after = secondHalves(terms, state.reds);
  const cases: HalvesCase[] = [];
  for (let home = 0; home < SIZE; home++)
    for (let away = 0; away < SIZE; away++) {
      const men = Array.from({ length: MEN }, (_, one) => atHalf[cellOf(one, home, away)]!);
      if (men.reduce((sum, chance) => sum + chance, 0) < HALF_TIME_LEAST) continue;
      const h1 = { home: score.home + home, away: score.away + away };
      const goals = new Float64Array(SIZE * SIZE);
      for (const [one, chance] of men.entries()) {
        if (chance < LEAST) continue;
        for (const [cell, share] of after(h1.home - h1.away, one).entries()) goals[cell]! += chance * share;
      }
      cases.push(...casesOf(goals, h1, { home: 0, away: 0 }));
    }
  return cases;
}

/** By the goals from here on; `scored` of the half are there already. */
function casesOf(goals: Float64Array, h1: Score, scored: Score): HalvesCase[] {
  const cases: HalvesCase[] = [];
  for (let home = 0; home < SIZE; home++)
    for (let away = 0; away < SIZE; away++) {
      const chance = goals[cellOf(0, home, away)]!;
      if (chance > LEAST)
        cases.push({ chance, h1, h2: { home: scored.home + home, away: scored.away + away } });
    }
  return cases;
}

/** Whoever is on the field. */
function goalsOf(grid: Grid): Float64Array {
  const goals = new Float64Array(SIZE * SIZE);
  for (const [cell, chance] of grid.entries()) goals[cell % goals.length]! += chance;
  return goals;
}

/** Goals of the second half after a lead, with the men on the field. */
type SecondHalves = (lead: number, men: number) => Float64Array;

/** Some 50 KB each. */
const KEPT_MAX = 120;
const kept = new Map<string, SecondHalves>();

function secondHalves(terms: FootballTerms, reds: Score): SecondHalves {
  const key = [terms.home, terms.away, terms.reds.home, terms.reds.away, reds.home, reds.away].join();
  const known = kept.get(key) ?? walkedOnce(terms, reds);
  kept.delete(key);
  kept.set(key, known);
  if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value!);
  return known;
}

function walkedOnce(terms: FootballTerms, reds: Score): SecondHalves {
  const walked = new Map<number, Float64Array>();
  return (lead, men) => {
    const place = lead * MEN + men;
    let goals = walked.get(place);
    if (goals === undefined) {
      const start = new Float64Array(startGrid().length);
      start[cellOf(men, 0, 0)] = 1;
      goals = goalsOf(walk(start, { terms, score: { home: lead, away: 0 }, reds }, HALF_TIME, FULL_TIME));
      walked.set(place, goals);
    }
    return goals;
  };
}
