// What a match offers before anybody has touched it, by the model of its sport or the chances that its producer sends.
import type { MatchSoFar } from '#sports/law/match-so-far.ts';
import { NIL } from '#sports/law/match-so-far.ts';
import { type OfferedMarket, offer } from '#sports/markets/offer.ts';
import { sportModels } from '#sports/models.ts';
import type { Score } from '#sports/settle/match-result.ts';
import type { EventRecord } from './event-rows.ts';
import { matchOf } from './match-of.ts';
import { offerTold } from './told-chances.ts';

/** All that prices follow from but what traders set. */
export type PricedMatch = Pick<
  EventRecord,
  | 'id'
  | 'external_id'
  | 'sport'
  | 'status'
  | 'strength'
  | 'starts_at'
  | 'moved_at'
  | 'moment'
  | 'incidents'
  | 'chances'
  | 'runners'
  | 'told_score'
>;

/** What its producer says comes before what its incidents add up to. */
export const scoreOf = ({ told_score }: Pick<EventRecord, 'told_score'>, match: MatchSoFar | null): Score =>
  told_score ?? match?.score ?? NIL;

export function makeOffers(event: PricedMatch): OfferedMarket[] {
  const isLive = event.status !== 'scheduled';
  const match = event.runners === null ? matchOf(event) : null;
  const score = scoreOf(event, match);
  const terms = { isLive, score, nextGoal: score.home + score.away + 1 };
  if (match === null || event.chances !== null) return offerTold(event, terms);
  const law = match.law();
  return law === null ? [] : offer(sportModels[event.sport].markets, law, terms);
}
