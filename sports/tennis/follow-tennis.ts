// A tennis match as far as it is known, point by point. Its moments are the points that were played.
import {
  beforeToss,
  type MatchSoFar,
  NIL,
  plus,
  type ShownIncident,
  type ShownMatch,
} from '../law/match-so-far.ts';
import type { MatchResult, Score, Side, Tally } from '../settle/match-result.ts';
import {
  afterPoint,
  serverOf,
  type TennisState,
  type TennisTerms,
  tennisLaw,
  tennisStart,
} from './tennis-match.ts';
import { isTieBreak, type TennisSet } from './tennis-set.ts';

export interface TennisIncident {
  /** Who serves first in the match, then who wins each point. */
  readonly type: 'toss' | 'point';
  readonly side: Side;
}

export function followTennis(terms: TennisTerms, incidents: readonly TennisIncident[]): MatchSoFar {
  const [toss, ...points] = incidents;
  const state = points.reduce(
    (now, { side }) => afterPoint(terms, now, side),
    tennisStart(toss?.side ?? 'home'),
  );
  return {
    score: NIL,
    decisive: gamesOf(state).reduce((sum, { home, away }) => sum + home + away, 0),
    law: () =>
      toss === undefined
        ? beforeToss((first) => tennisLaw(terms, tennisStart(first))!)
        : tennisLaw(terms, state),
    result: () => tennisResult(state),
    shown: () => shownTennis(state, toss !== undefined),
    shownIncidents: (from = 0) => shownPoints(terms, incidents).slice(from),
  };
}

const gamesOf = ({ ended, current }: TennisState): Score[] => [
  ...ended.map(({ score }) => score),
  ...(current === null ? [] : [current.games]),
];

const setsOf = ({ ended }: TennisState): Score =>
  ended.reduce<Score>(
    (sets, { score }) => plus(sets, score.home > score.away ? { home: 1, away: 0 } : { home: 0, away: 1 }),
    NIL,
  );

function tennisResult(state: TennisState): MatchResult {
  const { ended, current } = state;
  const isOver = current === null;
  const tallies: Record<string, Tally> = {};
  for (const [place, score] of gamesOf(state).entries())
    tallies[`s${place + 1}`] = { ...score, isOver: place < ended.length };
  const tight = ended.filter(({ isTight }) => isTight).length;
  return {
    ending: isOver ? 'played' : null,
    tallies: {
      ...tallies,
      sets: { ...setsOf(state), isOver },
      games: { ...gamesOf(state).reduce(plus, NIL), isOver },
      tight: { home: tight, away: 0, isOver },
    },
  };
}

function shownTennis(state: TennisState, isBegun: boolean): ShownMatch {
  const { ended, current, serves } = state;
  const isOn = isBegun && current !== null;
  return {
    clock: isOn ? `S${ended.length + 1}` : null,
    score: setsOf(state),
    periods: isBegun ? gamesOf(state) : [],
    serving: isOn ? serverOf(current) : null,
    statistics: [
      ...(isOn ? [{ name: 'game', score: gameScore(current) }] : []),
      {
        name: 'points',
        score: { home: serves.homeWon + serves.awayLost, away: serves.awayWon + serves.homeLost },
      },
      { name: 'on-serve', score: { home: serves.homeWon, away: serves.awayWon } },
      { name: 'on-return', score: { home: serves.awayLost, away: serves.homeLost } },
    ],
  };
}

const CALLED = [0, 15, 30, 40];
/** Stands for "advantage". */
const ADVANTAGE = 50;

/** A game as it is called, 0 to 40 and the advantage; a tie-break by its points. */
function gameScore({ games, points }: TennisSet): Score {
  if (isTieBreak(games)) return points;
  const called = (own: number, other: number) =>
    own > 3 && own > other ? ADVANTAGE : CALLED[Math.min(own, 3)]!;
  return { home: called(points.home, points.away), away: called(points.away, points.home) };
}

/** A point says what it won: the point alone, its game, its set or the match. */
function shownPoints(terms: TennisTerms, incidents: readonly TennisIncident[]): ShownIncident[] {
  let state = tennisStart(incidents[0]?.side ?? 'home');
  return incidents.map(({ type, side }, number) => {
    if (type === 'toss') return { number, type, side, clock: 'S1', score: NIL };
    const before = state;
    state = afterPoint(terms, before, side);
    const clock = `S${before.ended.length + 1}`;
    if (state.current === null) return { number, type: 'match', side, clock, score: setsOf(state) };
    if (state.ended.length > before.ended.length)
      return { number, type: 'set', side, clock, score: setsOf(state) };
    const { games } = state.current;
    const isGame = games[side] > before.current!.games[side];
    return {
      number,
      type: isGame ? 'game' : type,
      side,
      clock,
      score: isGame ? games : gameScore(state.current),
    };
  });
}
