// The match of an event, as far as it has come: what may come of it, and how it stands.
import { fastRng } from '#games/rng/fast-rng.ts';
import type { MatchLaw } from '#sports/law/score-law.ts';
import { sportModels } from '#sports/models.ts';
import type { Score } from '#sports/settle/match-result.ts';
import type { EventRecord } from './event-rows.ts';
import { openingStrength } from './opening-noise.ts';

interface MatchSoFar {
  law: MatchLaw;
  score: Score;
}

/** Null where nothing can be said of it. */
export function matchOf(event: EventRecord): MatchSoFar | null {
  if (event.status !== 'scheduled') return null;
  const played = sportModels[event.sport].play(openingStrength(event), fastRng(1));
  return { law: played.lawAt(0), score: played.scoreAt(0) };
}
