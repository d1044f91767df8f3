// The match of an event, as far as it has come. Before it begins it is as strong as a market would have it, which is a
// little off; from the start on it is as strong as it is.
import type { MatchSoFar } from '#sports/law/match-so-far.ts';
import { sportModels } from '#sports/models.ts';
import type { PricedMatch } from './make-offers.ts';
import { openingStrength } from './opening-noise.ts';

type Followed = Pick<
  PricedMatch,
  'id' | 'sport' | 'status' | 'strength' | 'starts_at' | 'moved_at' | 'moment' | 'incidents'
>;

export function matchOf(event: Followed): MatchSoFar {
  const isAhead = event.status === 'scheduled' || event.status === 'postponed';
  const strength = isAhead ? openingStrength(event) : event.strength;
  return sportModels[event.sport].follow(strength, event.incidents, event.moment);
}
