// A football match as it happens, made of words of chance alone: who knows the words and the terms comes to the same
// match, incident by incident.
import type { Rng } from '#games/rng/rng.ts';
import { drawPlace, drawShare } from '../law/chance.ts';
import { homeShare, stepChance } from '../law/counts.ts';
import type { Score, Side } from '../settle/match-result.ts';
import { stepChances } from './goal-grid.ts';
import { FULL_TIME, HALF_TIME } from './profile.ts';
import {
  cornerCounts,
  type FootballState,
  type FootballTerms,
  kickOff,
  NONE,
  yellowCounts,
} from './terms.ts';

export type FootballIncident =
  | { readonly type: 'goal' | 'red' | 'yellow' | 'corner'; readonly side: Side; readonly step: number }
  | { readonly type: 'half-time' | 'full-time'; readonly step: number };

/** What happens, in order. In each step goals and dismissals are drawn first, then cards, then corners. */
export function* playFootball(terms: FootballTerms, rng: Rng): Generator<FootballIncident> {
  let state = kickOff;
  for (let step = 0; step < FULL_TIME; step++) {
    if (step === HALF_TIME) {
      const incident = { type: 'half-time', step } as const;
      yield incident;
      state = afterIncident(state, incident);
    }
    for (const incident of playStep(terms, state, step, rng)) {
      yield incident;
      state = afterIncident(state, incident);
    }
  }
  yield { type: 'full-time', step: FULL_TIME };
}

function* playStep(
  terms: FootballTerms,
  state: FootballState,
  step: number,
  rng: Rng,
): Generator<FootballIncident> {
  const { home, away, redHome, redAway } = stepChances(
    { terms, score: NONE, reds: state.reds },
    step,
    Math.sign(state.score.home - state.score.away),
    0,
  );
  const happened = events[drawPlace(rng, [home, away, redHome, redAway])];
  if (happened !== undefined) yield { ...happened, step };
  for (const type of ['yellow', 'corner'] as const) {
    const counts = type === 'yellow' ? yellowCounts(terms) : cornerCounts(terms);
    const seen = type === 'yellow' ? state.yellows : state.corners;
    if (drawShare(rng) >= stepChance(counts, step, seen.home + seen.away)) continue;
    yield { type, side: drawShare(rng) < homeShare(counts, seen) ? 'home' : 'away', step };
  }
}

const events = [
  { type: 'goal', side: 'home' },
  { type: 'goal', side: 'away' },
  { type: 'red', side: 'home' },
  { type: 'red', side: 'away' },
] as const;

/** The state in which an incident leaves the match; its step is still being played. */
export function afterIncident(state: FootballState, incident: FootballIncident): FootballState {
  switch (incident.type) {
    case 'goal':
      return { ...state, score: oneMore(state.score, incident.side) };
    case 'red':
      return { ...state, reds: oneMore(state.reds, incident.side) };
    case 'yellow':
      return { ...state, yellows: oneMore(state.yellows, incident.side) };
    case 'corner':
      return { ...state, corners: oneMore(state.corners, incident.side) };
    case 'half-time':
      return { ...state, step: incident.step, halfTime: state.score, cornersHalfTime: state.corners };
    case 'full-time':
      return { ...state, step: incident.step };
  }
}

/** As it stands when a step begins. */
export const stateAt = (incidents: readonly FootballIncident[], step: number): FootballState => ({
  ...incidentsBefore(incidents, step).reduce(afterIncident, kickOff),
  step,
});

/** Half-time and full time come before the step that bears their number. */
export const incidentsBefore = (incidents: readonly FootballIncident[], step: number): FootballIncident[] =>
  incidents.filter((incident) => incident.step < step || (!('side' in incident) && incident.step === step));

const oneMore = (score: Score, side: Side): Score => ({ ...score, [side]: score[side] + 1 });
