// As in football, the goals that are expected of a side are not its terms: trailing, leading and empty nets change them.
import type { Score } from '../settle/match-result.ts';
import { faceOff, hockeyLaw } from './hockey-law.ts';
import type { HockeyTerms } from './hockey-rates.ts';

const ROUNDS = 8;
/** The largest relative error at which the goals are reached: far less than a step of the odds ladder. */
const NEAR = 1e-4;

function goalsOfTerms(terms: HockeyTerms): Score {
  let [home, away] = [0, 0];
  for (const { chance, scores } of hockeyLaw(terms, faceOff).of(['ft'])!) {
    home += chance * scores[0]!.home;
    away += chance * scores[0]!.away;
  }
  return { home, away };
}

/** The terms under which the model expects these goals in sixty minutes. */
export function hockeyTermsForGoals(expected: Score): HockeyTerms {
  let terms: HockeyTerms = expected;
  for (let round = 0; round < ROUNDS; round++) {
    const reached = goalsOfTerms(terms);
    const [byHome, byAway] = [expected.home / reached.home, expected.away / reached.away];
    terms = { home: terms.home * byHome, away: terms.away * byAway };
    if (Math.abs(byHome - 1) + Math.abs(byAway - 1) < NEAR) break;
  }
  return terms;
}
