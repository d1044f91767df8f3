// What may come of a basketball match from any state of it: 48 minutes ('reg'), the whole match with overtime ('match'),
// and the periods whose end cannot hang on the last shot.
import { type Case, certainLaw, type MatchLaw, type ScoreLaw } from '../law/score-law.ts';
import type { Score } from '../settle/match-result.ts';
import {
  type BasketballTerms,
  type Horn,
  levelledAt,
  MINUTES,
  MOMENTS,
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
const SIZE = 400;

export function basketballLaw(terms: BasketballTerms, state: BasketballState): MatchLaw {
  const known = new Map<string, ScoreLaw | null>();
  let grid: Grid | undefined;
  const regular = () => {
    grid ??= regularGrid(terms, state);
    return grid;
  };
  return {
    familyOf: (tally) => tally,
    of(tallies) {
      if (tallies.length > 1) return null;
      const [tally] = tallies as [string];
      if (!known.has(tally)) known.set(tally, lawOf(terms, state, tally, regular));
      return known.get(tally)!;
    },
  };
}

function lawOf(
  terms: BasketballTerms,
  state: BasketballState,
  tally: string,
  regular: () => Grid,
): ScoreLaw | null {
  const period = periods[tally];
  if (period !== undefined) return periodLaw(terms, state, period);
  if (tally === 'reg') return casesOf(regular());
  if (tally === 'match')
    return casesOf(withOvertime(terms, state.minute > MINUTES ? overtimeGrid(terms, state) : regular()));
  if (tally !== 'overtime') return null;
  let tied = 0;
  for (let level = 0; level < SIZE; level++) tied += regular()[level * (SIZE + 1)]!;
  return [
    { chance: tied, scores: [{ home: 1, away: 0 }] },
    { chance: 1 - tied, scores: [{ home: 0, away: 0 }] },
  ];
}

type Grid = Float64Array;

/** Adds the points that so many minutes may bring to a score. */
function addPoints(
  grid: Grid,
  from: Score,
  minutes: number,
  terms: BasketballTerms,
  weights: readonly number[],
): void {
  for (const [pace, weight] of weights.entries()) {
    const home = pointsLaw(minutes * MOMENTS, momentChance(terms.home, pace));
    const away = pointsLaw(minutes * MOMENTS, momentChance(terms.away, pace));
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

const slower = ({ home, away }: BasketballTerms): BasketballTerms => ({
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
  return left === 0 ? grid : atTheHorn(grid, 'overtime');
}

function regularGrid(terms: BasketballTerms, { minute, score, ends }: BasketballState): Grid {
  const grid = new Float64Array(SIZE * SIZE);
  if (minute > MINUTES) {
    const { home, away } = ends[3]!;
    grid[home * SIZE + away] = 1;
    return grid;
  }
  addPoints(grid, score, MINUTES - minute, terms, pacesAfter(terms, minute, score));
  return minute < MINUTES ? atTheHorn(grid, 'regular') : grid;
}

/** A part of those who are one or two behind draws level. */
function atTheHorn(grid: Grid, horn: Horn): Grid {
  const after = grid.slice();
  for (let home = 0; home < SIZE; home++)
    for (let away = Math.max(0, home - 2); away <= Math.min(SIZE - 1, home + 2); away++) {
      const cell = home * SIZE + away;
      const moved = grid[cell]! * levelledAt(horn, home - away);
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
  const added = casesOf(atTheHorn(more, 'overtime'), OVERTIME_LEAST);
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

function casesOf(grid: Grid, least = LEAST): Case[] {
  const cases: Case[] = [];
  for (let home = 0, cell = 0; home < SIZE; home++)
    for (let away = 0; away < SIZE; away++, cell++)
      if (grid[cell]! > least) cases.push({ chance: grid[cell]!, scores: [{ home, away }] });
  return cases;
}

function periodLaw(
  terms: BasketballTerms,
  { minute, score, ends }: BasketballState,
  [from, to]: readonly [number, number],
): ScoreLaw {
  const endOf = (at: number) => (at === 0 ? { home: 0, away: 0 } : ends[at / QUARTER - 1]);
  const [before, after] = [endOf(from), endOf(to)];
  if (before !== undefined && after !== undefined)
    return certainLaw({ home: after.home - before.home, away: after.away - before.away });
  const soFar =
    minute > from ? { home: score.home - before!.home, away: score.away - before!.away } : tipOff.score;
  const grid = new Float64Array(SIZE * SIZE);
  addPoints(grid, soFar, to - Math.max(from, minute), terms, pacesAfter(terms, minute, score));
  return casesOf(grid);
}
