// A football match played through, with what could be said of it at every step.
import type { Rng } from '#games/rng/rng.ts';
import { type PlayedMatch, playedMatch } from '../law/played-match.ts';
import { followFootball } from './follow-football.ts';
import { type FootballIncident, incidentsBefore, playFootball } from './match-path.ts';
import { FULL_TIME } from './profile.ts';
import type { FootballTerms } from './terms.ts';

export function playedFootball(terms: FootballTerms, rng: Rng): PlayedMatch<FootballIncident> {
  const incidents = [...playFootball(terms, rng)];
  return playedMatch({
    incidents,
    moments: FULL_TIME,
    knownAt: (moment) => incidentsBefore(incidents, moment).length,
    follow: (known, moment) => followFootball(terms, known, moment),
  });
}
