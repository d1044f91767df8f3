// What happens in an ice hockey match, and the state that it leads to.
import { oneMore } from '../law/match-so-far.ts';
import type { Score, Side } from '../settle/match-result.ts';
import { faceOff, type HockeyState } from './hockey-law.ts';

export type HockeyIncident =
  | { readonly type: 'goal' | 'overtime-goal' | 'shoot-out'; readonly side: Side; readonly step: number }
  | { readonly type: 'period-end'; readonly step: number };

/** As it stands when a step begins. */
export function hockeyStateAt(incidents: readonly HockeyIncident[], step: number): HockeyState {
  const ends: Score[] = [];
  let { score } = faceOff;
  for (const incident of incidents) {
    if (incident.step >= step) break;
    if (incident.type === 'period-end') ends.push(score);
    else score = oneMore(score, incident.side);
  }
  return { step, score, ends };
}
