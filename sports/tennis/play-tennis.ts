// A tennis match, played point by point from words of chance.
import type { Rng } from '#games/rng/rng.ts';
import { drawPlace, drawShare } from '../law/chance.ts';
import type { PlayedMatch } from '../law/played-match.ts';
import type { MatchResult, Score, Side, Tally } from '../settle/match-result.ts';
import {
  afterPoint,
  dayForms,
  serveOn,
  serverOf,
  type TennisState,
  type TennisTerms,
  tennisLaw,
  tennisStart,
} from './tennis-match.ts';

export interface TennisIncident {
  /** Who serves first in the match, then who wins each point. */
  readonly type: 'toss' | 'point';
  readonly side: Side;
}

/** The form of the day is drawn and never told: it shows in the points alone. */
export function* playTennis(terms: TennisTerms, rng: Rng): Generator<TennisIncident> {
  const day = Math.min(
    dayForms.length - 1,
    drawPlace(
      rng,
      dayForms.map(({ weight }) => weight),
    ),
  );
  const serve = serveOn(terms, day);
  const first: Side = drawShare(rng) < 0.5 ? 'home' : 'away';
  yield { type: 'toss', side: first };
  let state = tennisStart(first);
  while (state.current !== null) {
    const server = serverOf(state.current);
    const isHeld = drawShare(rng) < serve[server];
    const side = isHeld === (server === 'home') ? 'home' : 'away';
    state = afterPoint(terms, state, side);
    yield { type: 'point', side };
  }
}

export function playedTennis(terms: TennisTerms, rng: Rng): PlayedMatch<TennisIncident> {
  const incidents = [...playTennis(terms, rng)];
  const states = [tennisStart(incidents[0]!.side)];
  for (const { side } of incidents.slice(1)) states.push(afterPoint(terms, states.at(-1)!, side));
  return {
    incidents,
    moments: states.length - 1,
    lawAt(moment) {
      const law = tennisLaw(terms, states[moment]!);
      if (law === null) throw new RangeError('the match is over');
      return law;
    },
    scoreAt: () => ({ home: 0, away: 0 }),
    resultAt: (moment) => tennisResult(states[moment]!),
  };
}

const plus = (a: Score, b: Score): Score => ({ home: a.home + b.home, away: a.away + b.away });

function tennisResult({ ended, current }: TennisState): MatchResult {
  const isOver = current === null;
  const tallies: Record<string, Tally> = {};
  const sets = { home: 0, away: 0 };
  for (const [place, { score }] of ended.entries()) {
    tallies[`s${place + 1}`] = { ...score, isOver: true };
    sets[score.home > score.away ? 'home' : 'away'] += 1;
  }
  if (current !== null) tallies[`s${ended.length + 1}`] = { ...current.games, isOver: false };
  const games = [...ended.map(({ score }) => score), ...(current === null ? [] : [current.games])];
  const tight = ended.filter(({ isTight }) => isTight).length;
  return {
    ending: isOver ? 'played' : null,
    tallies: {
      ...tallies,
      sets: { ...sets, isOver },
      games: { ...games.reduce(plus, { home: 0, away: 0 }), isOver },
      tight: { home: tight, away: 0, isOver },
    },
  };
}
