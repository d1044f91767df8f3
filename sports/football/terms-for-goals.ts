// The terms of a match are what each side would score if the score did not matter. A side that trails scores more than
// that and one that leads less, so a favourite's expected goals are closer to its opponent's than its terms are.
import type { Score } from '../settle/match-result.ts';
import { footballLaw } from './football-law.ts';
import { type FootballTerms, footballTerms, kickOff } from './terms.ts';

const ROUNDS = 8;
/** The largest relative error at which the goals are reached: far less than a step of the odds ladder. */
const NEAR = 1e-4;

/** Goals of both sides that the model expects from the kick-off. */
export function goalsOfTerms(terms: FootballTerms): Score {
  let [home, away] = [0, 0];
  for (const { chance, scores } of footballLaw(terms, kickOff).of(['ft'])!) {
    home += chance * scores[0]!.home;
    away += chance * scores[0]!.away;
  }
  return { home, away };
}

/** The terms under which the model expects these goals. */
export function termsForGoals(expected: Score): FootballTerms {
  let { home, away } = expected;
  for (let round = 0; round < ROUNDS; round++) {
    const reached = goalsOfTerms(footballTerms(home, away));
    const [byHome, byAway] = [expected.home / reached.home, expected.away / reached.away];
    home *= byHome;
    away *= byAway;
    if (Math.abs(byHome - 1) + Math.abs(byAway - 1) < NEAR) break;
  }
  return footballTerms(home, away);
}
