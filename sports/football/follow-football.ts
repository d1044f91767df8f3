// A football match as far as it is known, step by step.
import { type MatchSoFar, minus, type ShownIncident, type ShownMatch } from '../law/match-so-far.ts';
import { footballLaw } from './football-law.ts';
import { footballResult } from './football-result.ts';
import { afterIncident, type FootballIncident, stateAt } from './match-path.ts';
import { clockOf, FULL_TIME, HALF_TIME } from './profile.ts';
import { type FootballState, type FootballTerms, kickOff } from './terms.ts';

export function followFootball(
  terms: FootballTerms,
  incidents: readonly FootballIncident[],
  moment: number,
): MatchSoFar {
  const state = stateAt(incidents, moment);
  return {
    score: state.score,
    decisive: incidents.filter(({ type }) => type === 'goal' || type === 'red').length,
    law: () => (moment >= FULL_TIME ? null : footballLaw(terms, state)),
    result: () => footballResult(incidents, moment),
    shown: () => shownFootball(state),
    shownIncidents: (from = 0) => shownIncidents(incidents).slice(from),
  };
}

/** A match that has been told to be at its half-time stands at the step after it. */
function shownFootball(state: FootballState): ShownMatch {
  const { step, score, halfTime } = state;
  return {
    clock: step >= FULL_TIME ? null : step === HALF_TIME ? 'HT' : `${clockOf(step)}'`,
    score,
    periods: halfTime === null ? [score] : [halfTime, minus(score, halfTime)],
    serving: null,
    statistics: [
      { name: 'corners', score: state.corners },
      { name: 'yellows', score: state.yellows },
      { name: 'reds', score: state.reds },
    ],
  };
}

function shownIncidents(incidents: readonly FootballIncident[]): ShownIncident[] {
  let state = kickOff;
  return incidents.map((incident, number) => {
    state = afterIncident(state, incident);
    return {
      number,
      type: incident.type,
      side: 'side' in incident ? incident.side : null,
      clock: clockNamed(incident),
      score: state.score,
    };
  });
}

const clockNamed = ({ type, step }: FootballIncident) =>
  type === 'half-time' ? 'HT' : type === 'full-time' ? 'FT' : `${clockOf(step)}'`;
