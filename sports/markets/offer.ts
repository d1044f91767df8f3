// A match's whole book from its law: every market that can still be told, with what its outcomes are worth and what is
// offered for them.
import { fairChances, type MatchLaw } from '../law/score-law.ts';
import { offeredOdds } from '../odds/price.ts';
import { kindOf } from '../settle/kinds.ts';
import type { Score } from '../settle/match-result.ts';
import { type Market, type MarketType, margins, marketsOf } from './market.ts';

export interface OfferedOutcome {
  readonly code: string;
  /** What it is worth. */
  readonly chance: number;
  /** Null: not offered now. */
  readonly oddsX1000: number | null;
}

export interface OfferedMarket extends Market {
  readonly outcomes: readonly OfferedOutcome[];
}

export interface OfferTerms {
  readonly isLive: boolean;
  /** From which live handicaps count. */
  readonly score: Score;
  /** The number of the next goal, where the sport has one. */
  readonly nextGoal?: number;
}

/** Markets that are decided, or as good as decided, are left out. */
export function offer(types: readonly MarketType[], law: MatchLaw, terms: OfferTerms): OfferedMarket[] {
  return marketsOf(types).flatMap((market) => {
    const now = withNext(market, terms);
    const chances = fairChances(now.spec, law, terms.score);
    if (chances === null) return [];
    const margin = margins[market.type.margin][terms.isLive ? 'live' : 'before'];
    const odds = offeredOdds(chances, margin);
    if (odds.filter((price) => price !== null).length < 2) return [];
    const outcomes = kindOf(now.spec.kind)
      .outcomes(now.spec.params)
      .map((code, place) => ({ code, chance: chances[place]!, oddsX1000: odds[place]! }));
    return [{ ...now, outcomes }];
  });
}

/** "The next goal" is a certain one by its number, so that a bet on it keeps its meaning. */
function withNext(market: Market, { nextGoal = 1 }: OfferTerms): Market {
  if (market.spec.tallies[0] !== 'goal-next') return market;
  return {
    ...market,
    id: `${market.id}|goal=${nextGoal}`,
    spec: { ...market.spec, tallies: [`goal-${nextGoal}`] },
  };
}
