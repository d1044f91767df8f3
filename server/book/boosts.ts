// Boosts: better prices than the model's, which a trader has given an outcome before its match. What is offered never goes
// further above the model's price of now than a bound, however that price has moved since.
import type { OfferedMarket } from '#sports/markets/offer.ts';
import { ladderDown } from '#sports/odds/ladder.ts';

/** Times the model's price. */
export const BOOST_MAX = 1.3;

/** In thousandths. */
export const boostBound = (oddsX1000: number): number =>
  Math.max(oddsX1000, ladderDown((oddsX1000 / 1000) * BOOST_MAX) ?? oddsX1000);

/** A boost that the model's own price has overtaken is none. */
export const boosted = (
  market: OfferedMarket,
  boosts: Readonly<Record<string, number>> | undefined,
): OfferedMarket =>
  boosts === undefined
    ? market
    : {
        ...market,
        outcomes: market.outcomes.map((outcome) => {
          const { code, oddsX1000 } = outcome;
          const boost = boosts[code];
          if (boost === undefined || oddsX1000 === null || boost <= oddsX1000) return outcome;
          return { ...outcome, oddsX1000: Math.min(boost, boostBound(oddsX1000)), wasX1000: oddsX1000 };
        }),
      };
