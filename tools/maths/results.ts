// Results of matches that were really played, for calibration only: they are never served, seeded or shown.
import type { Score } from '#sports/settle/match-result.ts';

export interface PlayedResult {
  /** Days since 1970. */
  readonly day: number;
  readonly home: string;
  readonly away: string;
  /** At the end of regular time. */
  readonly goals: Score;
  /** Null where it is not known. */
  readonly halfTime: Score | null;
  /** What the shots of each side are worth in goals on average; null where they are not known. */
  readonly shotGoals: Score | null;
}

const DAY_MS = 86_400_000;

export const dayOf = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** The rows of a file by the names of its first line; a missing column reads as an empty cell. */
function* rowsOf(csv: string): Generator<(name: string) => string> {
  const [head = '', ...lines] = csv.trim().split('\n');
  const places = new Map(head.split(',').map((name, place) => [name, place]));
  for (const line of lines) {
    const cells = line.split(',');
    yield (name) => cells[places.get(name) ?? -1] ?? '';
  }
}

/** Columns: date, home, away, fthg, ftag, hthg, htag, and where known hs, as, hst, ast. */
export function readFootball(csv: string): PlayedResult[] {
  const results = [...rowsOf(csv)].map((cell) => ({
    day: dayOf(cell('date')),
    home: cell('home'),
    away: cell('away'),
    goals: { home: Number(cell('fthg')), away: Number(cell('ftag')) },
    halfTime: cell('hthg') === '' ? null : { home: Number(cell('hthg')), away: Number(cell('htag')) },
    shots: shotsOf(cell),
  }));
  const worth = shotWorths(results);
  return results.map(({ shots, ...result }, place) => ({
    ...result,
    shotGoals: shots === null ? null : { home: shots.home * worth[place]!, away: shots.away * worth[place]! },
  }));
}

/** How much a shot that misses the target shows of a side's strength, beside one that does not. Chosen on 2007 to 2012. */
const OFF_TARGET = 0.1;

/** Shots of each side in shots on target. */
function shotsOf(cell: (name: string) => string): Score | null {
  if (['hs', 'as', 'hst', 'ast'].some((name) => cell(name) === '')) return null;
  const side = (all: string, onTarget: string) =>
    Number(cell(onTarget)) + OFF_TARGET * (Number(cell(all)) - Number(cell(onTarget)));
  return { home: side('hs', 'hst'), away: side('as', 'ast') };
}

/** By how much the matches before weigh less with each match, in the worth of a shot: half after some 240 of them. */
const FORGOTTEN = 1 / 350;
const USUAL_WORTH = 0.2;

/**
 * Goals a shot, after each match of a league: what counts as a shot on target has changed over the years, so it is measured
 * on recent matches.
 */
function shotWorths(results: readonly { readonly goals: Score; readonly shots: Score | null }[]): number[] {
  let [goals, shots] = [100 * USUAL_WORTH, 100];
  return results.map((result) => {
    if (result.shots !== null) {
      goals = (1 - FORGOTTEN) * goals + result.goals.home + result.goals.away;
      shots = (1 - FORGOTTEN) * shots + result.shots.home + result.shots.away;
    }
    return goals / shots;
  });
}

/** Regular seasons of the NBA. Points at the end of 48 minutes are not known, so the goals are those of the whole match. */
export const readBasketball = (csv: string): PlayedResult[] =>
  [...rowsOf(csv)]
    .filter((cell) => cell('stage') === 'regular' && cell('neutral') === '0')
    .map((cell) => ({
      ...{ day: dayOf(cell('date')), home: cell('home'), away: cell('away') },
      goals: { home: Number(cell('home_pts')), away: Number(cell('away_pts')) },
      ...{ halfTime: null, shotGoals: null },
    }));

/** Regular seasons of the NHL, without the goal that decides a match after sixty minutes. */
export const readHockey = (csv: string): PlayedResult[] =>
  [...rowsOf(csv)]
    .filter((cell) => cell('stage') === 'regular')
    .map((cell) => {
      const [home, away] = [Number(cell('hg')), Number(cell('ag'))];
      const isTied = cell('end') !== 'REG';
      const goals = isTied ? { home: Math.min(home, away), away: Math.min(home, away) } : { home, away };
      return {
        ...{ day: dayOf(cell('date')), home: cell('home'), away: cell('away'), goals },
        ...{ halfTime: null, shotGoals: null },
      };
    });
