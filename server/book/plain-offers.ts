// What a match offers before anybody has touched it. It changes with the match alone: when betting stops and goes on again,
// or a trader moves a single price, the hundreds of others need not be worked out anew.
import { createHash } from 'node:crypto';
import type { MatchSoFar } from '#sports/law/match-so-far.ts';
import { type OfferedMarket, offer } from '#sports/markets/offer.ts';
import { sportModels } from '#sports/models.ts';
import { BoundedMap } from '../plumbing/bounded-map.ts';
import type { EventRecord } from './event-rows.ts';
import { offerTold } from './told-chances.ts';

const OFFERS_MAX = 600;
const offers = new BoundedMap<readonly OfferedMarket[]>(OFFERS_MAX);

export const isOpen = (status: EventRecord['status']): boolean =>
  status === 'scheduled' || status === 'live' || status === 'interrupted';

/** Without a match, what its producer tells. */
export function plainOffers(event: EventRecord, match: MatchSoFar | null): readonly OfferedMarket[] {
  if (!isOpen(event.status)) return [];
  return offers.getOrMake(stateOf(event), () => makeOffers(event, match));
}

function makeOffers(event: EventRecord, match: MatchSoFar | null): readonly OfferedMarket[] {
  const isLive = event.status !== 'scheduled';
  const score = match?.score ?? { home: 0, away: 0 };
  const terms = { isLive, score, nextGoal: score.home + score.away + 1 };
  if (match === null) return offerTold(event, terms);
  const law = match.law();
  return law === null ? [] : offer(sportModels[event.sport].markets, law, terms);
}

/** All that prices follow from but what traders set. Incidents may be corrected, and then be as many as before. */
function stateOf({
  id,
  external_id,
  sport,
  status,
  strength,
  moment,
  incidents,
  chances,
  ...event
}: EventRecord): string {
  const opening = status === 'scheduled' ? [event.starts_at.getTime(), event.moved_at?.getTime()] : [];
  const seen = createHash('sha256')
    .update(JSON.stringify([incidents, chances]))
    .digest('base64');
  return [id, external_id, sport, status === 'scheduled', strength, moment, ...opening, seen].join();
}
