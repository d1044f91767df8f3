// The base odds of an outcome: its price without what the operator gives on top. A boost is such a gift, and so is a trader's
// price above what the model says the outcome is worth. Bets are settled at the price they were promised, but sold back at
// the base odds: otherwise a gift could be bought and turned into money at once, without any risk.
import type { OfferedOutcome } from '#sports/markets/offer.ts';

interface PricedOutcome extends Pick<OfferedOutcome, 'chance' | 'wasX1000'> {
  readonly oddsX1000: number;
}

/** In thousandths, and never above 1 / chance, so that a bet is worth at most its stake when it is placed. */
export const baseOddsOf = ({ oddsX1000, wasX1000 = oddsX1000, chance }: PricedOutcome): number =>
  Math.min(oddsX1000, wasX1000, Math.max(1000, Math.floor(1000 / chance)));
