// A football match played through, with what could be said of it at every step.
import type { Rng } from '#games/rng/rng.ts';
import type { PlayedMatch } from '../law/played-match.ts';
import { footballLaw } from './football-law.ts';
import { footballResult } from './football-result.ts';
import { type FootballIncident, playFootball, stateAt } from './match-path.ts';
import { FULL_TIME } from './profile.ts';
import type { FootballTerms } from './terms.ts';

export function playedFootball(terms: FootballTerms, rng: Rng): PlayedMatch<FootballIncident> {
  const incidents = [...playFootball(terms, rng)];
  return {
    incidents,
    moments: FULL_TIME,
    lawAt: (moment) => footballLaw(terms, stateAt(incidents, moment)),
    scoreAt: (moment) => stateAt(incidents, moment).score,
    resultAt: (moment) => footballResult(incidents, moment),
  };
}
