// What may come of a basketball match from any state of it: 48 minutes ('reg'), the whole match with overtime ('match'),
// and the periods whose end cannot hang on the last shot.
import { type Case, certainLaw, type MatchLaw, type ScoreLaw } from '../law/score-law.ts';
import { casesOfPart, countOf, type ScorePart } from '../law/seen-by.ts';
import type { Score } from '../settle/match-result.ts';
import {
  type BasketballLeague,
  type BasketballTerms,
  type Horn,
  levelledAt,
  MINUTES,
  momentChance,
  OVERTIME,
  OVERTIME_PACE,
  pacesAfter,
  pointsLaw,
  QUARTER,
} from './points.ts';

export interface BasketballState {
  /** Minutes played; those of overtime go on from 48. */
  readonly minute: number;
  readonly score: Score;
  /** The score after each quarter that is over. */
  readonly ends: readonly Score[];
}

export const tipOff: BasketballState = { minute: 0, score: { home: 0, away: 0 }, ends: [] };

/** Where periods begin and end, in minutes. */
export const periods: Readonly<Record<string, readonly [from: number, to: number]>> = {
  q1: [0, QUARTER],
  q2: [QUARTER, 2 * QUARTER],
  q3: [2 * QUARTER, 3 * QUARTER],
  h1: [0, 2 * QUARTER],
};

/** Scores less likely than this are left out, and what is left stands for them. */
const LEAST = 1e-8;
/** More points of a side than any match has, overtimes with it. */
const SIZE = 300;

export function basketballLaw(terms: BasketballTerms, state: BasketballState): MatchLaw {
  const known = new Map<string, ScoreLaw | null>();
  const grids = new Map<string, Grid | null>();
  const parts = new Map<string, ScoreLaw>();
  let grid: Grid | undefined;
  const regular = () => {
    grid ??= regularGrid(terms, state);
    return grid;
  };
  const gridFor = (tally: string) => {
    if (!grids.has(tally)) grids.set(tally, gridOf(terms, state, tally, regular));
    return grids.get(tally)!;
  };
  return {
    familyOf: (tally) => tally,
    ofPart(tally, part) {
      const told = gridFor(tally);
      if (told === null) return null;
      const key = `${tally} ${part}`;
      const law = parts.get(key) ?? partOf(told, part);
      parts.set(key, law);
      return law;
    },
    of(tallies) {
      if (tallies.length > 1) return null;
      const [tally] = tallies as [string];
      if (!known.has(tally)) {
        const told = gridFor(tally);
        known.set(tally, told === null ? lawOf(state, tally, regular) : casesOf(told));
      }
      return known.get(tally)!;
    },
  };
}

function lawOf(state: BasketballState, tally: string, regular: () => Grid): ScoreLaw | null {
  const period = periods[tally];
  if (period !== undefined) return endedPeriod(state, period);
  if (tally !== 'overtime') return null;
  let tied = 0;
  for (let level = 0; level < SIZE; level++) tied += regular()[level * (SIZE + 1)]!;
  return [
    { chance: tied, scores: [{ home: 1, away: 0 }] },
    { chance: 1 - tied, scores: [{ home: 0, away: 0 }] },
  ];
}

type Grid = Float64Array;

/** Null for what is certain, and for what has no points. */
function gridOf(
  terms: BasketballTerms,
  state: BasketballState,
  tally: string,
  regular: () => Grid,
): Grid | null {
  const period = periods[tally];
  if (period !== undefined)
    return endedPeriod(state, period) === null ? periodGrid(terms, state, period) : null;
  if (tally === 'reg') return regular();
  return tally === 'match'
    ? withOvertime(terms, state.minute > MINUTES ? overtimeGrid(terms, state) : regular())
    : null;
}

interface Bounds {
  rows: { least: number; most: number };
  columns: { least: number; most: number };
}

const bounds = new WeakMap<Grid, Bounds>();

/** Outside of these nothing is likely: looked for once, because most of a grid is empty. */
function boundsOf(grid: Grid): Bounds {
  const known = bounds.get(grid);
  if (known !== undefined) return known;
  const [rows, columns] = [
    { least: SIZE, most: -1 },
    { least: SIZE, most: -1 },
  ];
  for (let cell = 0; cell < grid.length; cell++) {
    if (grid[cell]! <= LEAST) continue;
    const [home, away] = [Math.floor(cell / SIZE), cell % SIZE];
    if (home < rows.least) rows.least = home;
    if (home > rows.most) rows.most = home;
    if (away < columns.least) columns.least = away;
    if (away > columns.most) columns.most = away;
  }
  bounds.set(grid, { rows, columns });
  return { rows, columns };
}

/** Straight from the grid: most questions ask for no more, and tens of thousands of scores need not be named. */
function partOf(grid: Grid, part: ScorePart): ScoreLaw {
  const sums = new Map<number, number>();
  const count = countOf[part];
  const { rows, columns } = boundsOf(grid);
  for (let home = rows.least; home <= rows.most; home++)
    for (let away = columns.least; away <= columns.most; away++) {
      const chance = grid[home * SIZE + away]!;
      if (chance <= LEAST) continue;
      const value = count({ home, away });
      sums.set(value, (sums.get(value) ?? 0) + chance);
    }
  return casesOfPart(sums, part);
}

/** Adds the points that so many minutes may bring to a score. */
function addPoints(
  grid: Grid,
  from: Score,
  minutes: number,
  terms: BasketballTerms,
  weights: readonly number[],
): void {
  const { league } = terms;
  for (const [pace, weight] of weights.entries()) {
    const moments = minutes * league.moments;
    const home = pointsLaw(moments, momentChance(terms.home, pace, league));
    const away = pointsLaw(moments, momentChance(terms.away, pace, league));
    for (let scored = 0; scored < home.length; scored++) {
      const part = weight * home[scored]!;
      if (part < LEAST) continue;
      const row = (from.home + scored) * SIZE + from.away;
      for (let conceded = 0; conceded < away.length; conceded++) {
        const chance = part * away[conceded]!;
        if (chance > LEAST * 0.01) grid[row + conceded]! += chance;
      }
    }
  }
}

const slower = ({ home, away, league }: BasketballTerms): BasketballTerms => ({
  league,
  home: home * OVERTIME_PACE,
  away: away * OVERTIME_PACE,
});

/** Overtime knows nothing of the day's pace. */
const MIDDLE_PACE = [0, 0, 1, 0, 0];

/** What the overtime that is being played may lead to. */
function overtimeGrid(terms: BasketballTerms, { minute, score }: BasketballState): Grid {
  const grid = new Float64Array(SIZE * SIZE);
  const left = (OVERTIME - ((minute - MINUTES) % OVERTIME)) % OVERTIME;
  addPoints(grid, score, left, slower(terms), MIDDLE_PACE);
  return left === 0 ? grid : atTheHorn(grid, terms.league, 'overtime');
}

function regularGrid(terms: BasketballTerms, { minute, score, ends }: BasketballState): Grid {
  const grid = new Float64Array(SIZE * SIZE);
  if (minute > MINUTES) {
    const { home, away } = ends[3]!;
    grid[home * SIZE + away] = 1;
    return grid;
  }
  addPoints(grid, score, MINUTES - minute, terms, pacesAfter(terms, minute, score));
  return minute < MINUTES ? atTheHorn(grid, terms.league, 'regular') : grid;
}

/** A part of those who are one or two behind draws level. */
function atTheHorn(grid: Grid, league: BasketballLeague, horn: Horn): Grid {
  const after = grid.slice();
  for (let home = 0; home < SIZE; home++)
    for (let away = Math.max(0, home - 2); away <= Math.min(SIZE - 1, home + 2); away++) {
      const cell = home * SIZE + away;
      const moved = grid[cell]! * levelledAt(league, horn, home - away);
      if (moved === 0) continue;
      const level = Math.max(home, away);
      after[cell]! -= moved;
      after[level * SIZE + level]! += moved;
    }
  return after;
}

const OVERTIMES_MOST = 3;
/** Few matches have one, so that less of it has to be known. */
const OVERTIME_LEAST = 1e-6;

/** Ties go on for five minutes, and again while they are level. */
function withOvertime(terms: BasketballTerms, regular: Grid): Grid {
  const grid = regular.slice();
  const more = new Float64Array(SIZE * SIZE);
  addPoints(more, { home: 0, away: 0 }, OVERTIME, slower(terms), MIDDLE_PACE);
  const added = casesOf(
    atTheHorn(more, terms.league, 'overtime'),
    OVERTIME_LEAST,
    OVERTIME * terms.league.moments + 1,
  );
  for (let overtime = 0; overtime < OVERTIMES_MOST; overtime++) {
    const levels = Array.from({ length: SIZE }, (_, level) => grid[level * (SIZE + 1)]!);
    for (const [level, tied] of levels.entries()) {
      if (tied < OVERTIME_LEAST) continue;
      grid[level * (SIZE + 1)]! -= tied;
      for (const { chance, scores } of added) {
        const { home, away } = scores[0]!;
        grid[(level + home) * SIZE + level + away]! += tied * chance;
      }
    }
  }
  // What is still level after three is nearly nothing.
  for (let level = 0; level < SIZE; level++) grid[level * (SIZE + 1)] = 0;
  return grid;
}

function casesOf(grid: Grid, least = LEAST, until = SIZE): Case[] {
  const cases: Case[] = [];
  for (let home = 0; home < until; home++)
    for (let away = 0; away < until; away++) {
      const chance = grid[home * SIZE + away]!;
      if (chance > least) cases.push({ chance, scores: [{ home, away }] });
    }
  return cases;
}

const endAt = ({ ends }: BasketballState, at: number): Score | undefined =>
  at === 0 ? { home: 0, away: 0 } : ends[at / QUARTER - 1];

/** Null while it has not ended. */
function endedPeriod(state: BasketballState, [from, to]: readonly [number, number]): ScoreLaw | null {
  const [before, after] = [endAt(state, from), endAt(state, to)];
  if (before === undefined || after === undefined) return null;
  return certainLaw({ home: after.home - before.home, away: after.away - before.away });
}

function periodGrid(
  terms: BasketballTerms,
  state: BasketballState,
  [from, to]: readonly [number, number],
): Grid {
  const { minute, score } = state;
  const before = endAt(state, from);
  const soFar =
    minute > from ? { home: score.home - before!.home, away: score.away - before!.away } : tipOff.score;
  const grid = new Float64Array(SIZE * SIZE);
  addPoints(grid, soFar, to - Math.max(from, minute), terms, pacesAfter(terms, minute, score));
  return grid;
}
