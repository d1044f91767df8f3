// The law of goals and dismissals, step by step: in each at most one of them happens. Kept as a grid of the goals that
// each side scores from here on, for each of the four ways in which sides may be a man short.
import type { Score } from '../settle/match-result.ts';
import { goalProfile, redProfile } from './profile.ts';
import { type FootballTerms, menFactor, stateFactor } from './terms.ts';

/** Goals that may still be scored by a side: 0 to 10, and 10 stands for more. */
export const SIZE = 11;
const CELLS = SIZE * SIZE;

/** Who has been sent off since, as bits. A side loses at most one more man. */
export const MEN = 4;
const HOME_RED = 1;
const AWAY_RED = 2;

/** What is left out of a walk; all of it together is far below a step of the ladder. */
const NOTHING = 1e-12;

export type Grid = Float64Array<ArrayBuffer>;

export const cellOf = (men: number, home: number, away: number): number => men * CELLS + home * SIZE + away;

export function startGrid(): Grid {
  const grid = new Float64Array(MEN * CELLS);
  grid[0] = 1;
  return grid;
}

export interface GridTerms {
  readonly terms: FootballTerms;
  /** The score and the dismissals from which the grid counts. */
  readonly score: Score;
  readonly reds: Score;
}

/** What may happen in a step, for the score and the men on the field. */
export interface StepChances {
  home: number;
  away: number;
  redHome: number;
  redAway: number;
}

/** A side that is a man short already by its count loses no other. */
export function stepChances(
  { terms, reds }: GridTerms,
  step: number,
  ahead: number,
  men: number,
): StepChances {
  const share = goalProfile[step]!;
  const redsNow = {
    home: reds.home + ((men & HOME_RED) > 0 ? 1 : 0),
    away: reds.away + ((men & AWAY_RED) > 0 ? 1 : 0),
  };
  return {
    home: terms.home * share * stateFactor(ahead) * menFactor(redsNow.home, redsNow.away),
    away: terms.away * share * stateFactor(-ahead) * menFactor(redsNow.away, redsNow.home),
    redHome: redsNow.home > 0 ? 0 : terms.reds.home * redProfile[step]!,
    redAway: redsNow.away > 0 ? 0 : terms.reds.away * redProfile[step]!,
  };
}

/** The grid at a later step. */
export function walk(from: Grid, grid: GridTerms, step: number, until: number): Grid {
  const lead = grid.score.home - grid.score.away;
  let [now, next] = [from, new Float64Array(from.length)];
  let reach = reachOf(from);
  for (let at = step; at < until; at++) {
    next.fill(0);
    for (let men = 0; men < MEN; men++) moveMen(now, next, grid, { step: at, men, lead, reach });
    [now, next] = [next, now === from ? new Float64Array(from.length) : now];
    reach = Math.min(SIZE - 1, reach + 1);
  }
  return now;
}

/** The grid at a step. */
export type GridAt = (until: number) => Grid;

/** From the start to each of these steps, every one of them walked once. */
export function gridsOf(grid: GridTerms, start: number, marks: readonly number[]): GridAt {
  const walked = new Map<number, Grid>();
  return (until) => {
    let [at, now] = [start, startGrid()];
    for (const mark of marks) {
      if (mark <= start || mark > until) continue;
      const next = walked.get(mark) ?? walk(now, grid, at, mark);
      walked.set(mark, next);
      [at, now] = [mark, next];
    }
    return now;
  };
}

interface Move {
  step: number;
  men: number;
  lead: number;
  reach: number;
}

function moveMen(now: Grid, next: Grid, grid: GridTerms, { step, men, lead, reach }: Move): void {
  const byAhead = [-1, 0, 1].map((ahead) => stepChances(grid, step, ahead, men));
  for (let home = 0; home <= reach; home++)
    for (let away = 0; away <= reach; away++) {
      const cell = cellOf(men, home, away);
      const chance = now[cell]!;
      if (chance < NOTHING) continue;
      const here = byAhead[Math.sign(lead + home - away) + 1]!;
      const scored = home < SIZE - 1 ? cell + SIZE : cell;
      const conceded = away < SIZE - 1 ? cell + 1 : cell;
      next[scored]! += chance * here.home;
      next[conceded]! += chance * here.away;
      if (here.redHome > 0) next[cell + HOME_RED * CELLS]! += chance * here.redHome;
      if (here.redAway > 0) next[cell + AWAY_RED * CELLS]! += chance * here.redAway;
      next[cell]! += chance * (1 - here.home - here.away - here.redHome - here.redAway);
    }
}

/** The highest number of goals that a side has in it. */
function reachOf(grid: Grid): number {
  let reach = 0;
  for (const [cell, chance] of grid.entries())
    if (chance > 0) reach = Math.max(reach, Math.floor((cell % CELLS) / SIZE), cell % SIZE);
  return reach;
}
