// An ice hockey match as far as it is known, step by step; one step after sixty minutes a tie is decided.
import {
  type MatchSoFar,
  minus,
  NIL,
  oneMore,
  type ShownIncident,
  type ShownMatch,
} from '../law/match-so-far.ts';
import type { Score } from '../settle/match-result.ts';
import { type HockeyState, hockeyLaw } from './hockey-law.ts';
import { type HockeyIncident, hockeyStateAt } from './hockey-path.ts';
import { type HockeyTerms, PERIOD, STEPS } from './hockey-rates.ts';
import { hockeyResult } from './hockey-result.ts';

export function followHockey(
  terms: HockeyTerms,
  incidents: readonly HockeyIncident[],
  moment: number,
): MatchSoFar {
  const state = hockeyStateAt(incidents, moment);
  const isOver = moment >= STEPS && state.score.home !== state.score.away;
  return {
    score: state.score,
    decisive: state.score.home + state.score.away,
    law: () => (isOver ? null : hockeyLaw(terms, state)),
    result: () => hockeyResult(incidents, moment),
    shown: () => shownHockey(state, isOver),
    shownIncidents: (from = 0) => shownIncidents(incidents).slice(from),
  };
}

/** "P2 12:30": what of the period has been played. */
function clockAt(step: number): string {
  if (step >= STEPS) return 'OT';
  const seconds = (step % PERIOD) * 30;
  return `P${Math.floor(step / PERIOD) + 1} ${Math.floor(seconds / 60)}:${seconds % 60 === 0 ? '00' : '30'}`;
}

function shownHockey({ step, score, ends }: HockeyState, isOver: boolean): ShownMatch {
  const marks = [NIL, ...ends, ...(isOver && step <= STEPS ? [] : [score])];
  return {
    clock: isOver ? null : clockAt(step),
    score,
    periods: marks.slice(1).map((mark, place) => minus(mark, marks[place]!)),
    serving: null,
    statistics: [],
  };
}

function shownIncidents(incidents: readonly HockeyIncident[]): ShownIncident[] {
  let score: Score = NIL;
  return incidents.map((incident, number) => {
    const side = 'side' in incident ? incident.side : null;
    if (side !== null) score = oneMore(score, side);
    const clock = incident.type === 'shoot-out' ? 'SO' : clockAt(incident.step);
    return { number, type: incident.type, side, clock, score };
  });
}
