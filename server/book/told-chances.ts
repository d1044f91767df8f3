// Events of a producer that tells what outcomes are worth, market by market, in place of a strength.
import { marketsOf } from '#sports/markets/market.ts';
import { type OfferedMarket, type OfferTerms, offerOne } from '#sports/markets/offer.ts';
import { outrightMarkets } from '#sports/markets/outright.ts';
import { sportModels } from '#sports/models.ts';
import { kindOf } from '#sports/settle/kinds.ts';
import type { EventRecord } from './event-rows.ts';

/** Markets that the sport does not know are left out. */
export function offerTold(
  { sport, chances, runners }: Pick<EventRecord, 'sport' | 'chances' | 'runners'>,
  terms: OfferTerms,
): OfferedMarket[] {
  if (chances === null) return [];
  const known = runners === null ? marketsOf(sportModels[sport].markets) : outrightMarkets(runners);
  return known.flatMap((market) => {
    const told = chances[market.id];
    if (told === undefined) return [];
    const fair = kindOf(market.spec.kind)
      .outcomes(market.spec.params)
      .map((code) => told[code] ?? 0);
    const offered = offerOne(market, fair, terms);
    return offered === null ? [] : [offered];
  });
}
