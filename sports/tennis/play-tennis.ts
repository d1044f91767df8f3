// A tennis match, played point by point from words of chance.
import type { Rng } from '#games/rng/rng.ts';
import { drawPlace, drawShare } from '../law/chance.ts';
import { type PlayedMatch, playedMatch } from '../law/played-match.ts';
import type { Side } from '../settle/match-result.ts';
import { followTennis, type TennisIncident } from './follow-tennis.ts';
import { afterPoint, dayForms, serveOn, serverOf, type TennisTerms, tennisStart } from './tennis-match.ts';

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
  return playedMatch({
    incidents,
    moments: incidents.length - 1,
    knownAt: (moment) => moment + 1,
    follow: (known) => followTennis(terms, known),
  });
}
