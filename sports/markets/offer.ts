// A match's whole book from its law: every market that can still be told, with what its outcomes are worth and what is
// offered for them.
import { fairChances, type MatchLaw } from '../law/score-law.ts';
import { leaned, offeredOdds } from '../odds/price.ts';
import { kindOf } from '../settle/kinds.ts';
import type { Score } from '../settle/match-result.ts';
import { type Market, type MarketType, margins, marketsOf } from './market.ts';

export interface OfferedOutcome {
  readonly code: string;
  /** What it is worth. */
  readonly chance: number;
  /** Null: not offered now. */
  readonly oddsX1000: number | null;
  /** Of a boosted one: what it was before. */
  readonly wasX1000?: number;
  /** It owes all that it may: nothing more is taken on it, and the rest of its market goes on. */
  readonly isFull?: boolean;
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
  /** What somebody has set for a market, by its id. */
  adjust?(id: string): Adjustment | undefined;
}

export interface Adjustment {
  /** By which the usual margin is multiplied. */
  readonly margin?: number | undefined;
  /** By outcome: what it would cost the house, as a share of what it may. */
  readonly lean?: Readonly<Record<string, number>> | undefined;
  /** By outcome, in thousandths: offered in place of what the law says. */
  readonly prices?: Readonly<Record<string, number>> | undefined;
}

/** Markets that are decided, or as good as decided, are left out. */
export function offer(types: readonly MarketType[], law: MatchLaw, terms: OfferTerms): OfferedMarket[] {
  return marketsOf(types).flatMap((market) => {
    const now = withNext(market, terms);
    const chances = fairChances(now.spec, law, terms.score);
    const priced = chances === null ? null : offerOne(now, chances, terms);
    return priced === null ? [] : [priced];
  });
}

/** Of what its outcomes are worth, in the order of its kind; null where there is nothing left to choose. */
export function offerOne(
  market: Market,
  chances: readonly number[],
  { isLive, adjust }: Pick<OfferTerms, 'isLive' | 'adjust'>,
): OfferedMarket | null {
  const { margin: factor = 1, lean, prices } = adjust?.(market.id) ?? {};
  const codes = kindOf(market.spec.kind).outcomes(market.spec.params);
  const leaning =
    lean === undefined
      ? chances
      : leaned(
          chances,
          codes.map((code) => lean[code] ?? 0),
        );
  const taken = marginOf(market.type, isLive) * factor;
  const straight = offeredOdds(chances, taken);
  const odds = lean === undefined ? straight : shorter(straight, offeredOdds(leaning, taken));
  if (odds.filter((price) => price !== null).length < 2) return null;
  const outcomes = codes.map((code, place): OfferedOutcome => {
    const chance = chances[place]!;
    if ((lean?.[code] ?? 0) >= 1) return { code, chance, oddsX1000: null, isFull: true };
    return { code, chance, oddsX1000: odds[place] === null ? null : (prices?.[code] ?? odds[place]!) };
  });
  return { ...market, outcomes };
}

/**
 * Skew shortens what is owed much and lengthens nothing: a price that gives up its margin to attract bets on the other side
 * pays whoever adds the extras of accumulators to it, and one player can skew a market to bet against it with another.
 */
const shorter = (
  straight: readonly (number | null)[],
  skewed: readonly (number | null)[],
): (number | null)[] =>
  straight.map((odds, place) =>
    odds === null || skewed[place] == null ? null : Math.min(odds, skewed[place]),
  );

export const marginOf = ({ margin }: MarketType, isLive: boolean): number =>
  margins[margin][isLive ? 'live' : 'before'];

/** "The next goal" is a certain one by its number, so that a bet on it keeps its meaning. */
function withNext(market: Market, { nextGoal = 1 }: OfferTerms): Market {
  if (market.spec.tallies[0] !== 'goal-next') return market;
  return {
    ...market,
    id: `${market.id}|goal=${nextGoal}`,
    spec: { ...market.spec, tallies: [`goal-${nextGoal}`] },
  };
}
