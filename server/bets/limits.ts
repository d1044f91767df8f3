// How much the house takes on a slip, and what sets it: what a league and a market are good for, what is owed on the outcome
// already, what one player can win on a day, and how much of all that this player gets.
import type { Quote } from '#contract/betting/bets.ts';
import { type Cents, cents } from '#rules/money.ts';
import { boostPercent } from '#sports/bets/boost.ts';
import { exposures } from '#sports/bets/exposure.ts';
import type { MarginClass } from '#sports/markets/market.ts';
import { factorOf } from '../book/league-trading.ts';
import type { OfferedLeg } from './leg-offers.ts';

/** What one bet may win on one leg, by the tier of its league, in euro cents. */
const winMax: readonly number[] = [2_000_000, 1_000_000, 500_000, 250_000, 100_000];

/** Wide markets are known less well, and one bet moves them more. */
const shares: Readonly<Record<MarginClass, number>> = {
  result: 1,
  line: 0.8,
  side: 0.5,
  wide: 0.3,
  score: 0.2,
  outright: 0.2,
};

/** Of a builder, whose price hangs on the law alone. */
const BUILDER = 0.5;

/** An outcome may owe so many times what one bet on it may win. */
const OWED_X = 5;

/** What one bet may pay, and what bets of one player and one day may, in euro cents. */
const PAYOUT_MAX = 25_000_000;
const DAY_MAX = 50_000_000;

interface LimitedLeg extends Pick<OfferedLeg, 'event' | 'book'> {
  picks: readonly { readonly market: string }[];
}

/** In euro cents, for one bet of an ordinary player. */
const winMaxOf = ({ event, book, picks }: LimitedLeg): number => {
  const factor = factorOf(event, 'limit');
  const byMarket = picks.map(({ market }) => shares[book.markets.get(market)!.type.margin] * factor(market));
  return winMax[event.league.tier - 1]! * Math.min(...byMarket) * (picks.length > 1 ? BUILDER : 1);
};

/** In euro cents, of all bets on an outcome of this market. */
export const owedMaxOf = (leg: LimitedLeg): number => OWED_X * winMaxOf(leg);

export interface LimitTerms {
  legs: readonly OfferedLeg[];
  combos: readonly (readonly number[])[];
  /** Of the player's; 1 for a guest. */
  factor: number;
  /** Euro cents for a cent of the slip's currency. */
  euroRate: number;
  /** In euro cents: what is owed on the outcomes of a leg already, the most of them. */
  owedOn: (leg: OfferedLeg) => number;
  /** In euro cents: what bets of the day have paid or may still pay. */
  wonToday: number;
}

export interface UnitMax {
  unit: Cents;
  why: Extract<Quote['max_why'], 'market' | 'payout'>;
}

/** The most on each combination, and what sets it. */
export function unitMax(terms: LimitTerms): UnitMax {
  const { legs, combos, factor, euroRate, owedOn, wonToday } = terms;
  const exposed = exposures(
    legs.map(({ oddsX1000, chance }) => ({ oddsX1000, chance, result: null })),
    combos,
  );
  const byMarket = legs.map((leg, place) => {
    const left = Math.min(factor * winMaxOf(leg), owedMaxOf(leg) - owedOn(leg));
    return Math.max(0, left) / exposed[place]!.owed;
  });
  const pays = payoutOfUnit(legs, combos);
  const byPayout = Math.max(0, Math.min(PAYOUT_MAX, DAY_MAX - wonToday)) / pays;
  const [market, payout] = [Math.min(...byMarket), byPayout].map((most) => most / euroRate);
  return market! <= payout!
    ? { unit: wholeCents(market!), why: 'market' }
    : { unit: wholeCents(payout!), why: 'payout' };
}

const wholeCents = (most: number): Cents => cents(Math.floor(Math.min(most, 10 ** 12)));

/** If everything wins, with what an accumulator gets on top. */
function payoutOfUnit(legs: readonly OfferedLeg[], combos: LimitTerms['combos']): number {
  const plain = combos.reduce(
    (sum, combo) => sum + combo.reduce((product, place) => (product * legs[place]!.oddsX1000) / 1000, 1),
    0,
  );
  const boost = combos.length === 1 && legs.length > 1 ? boostPercent(legs.map(unsettled)) : 0;
  return plain * (1 + boost / 100);
}

const unsettled = ({ oddsX1000 }: OfferedLeg) => ({ oddsX1000, result: null });
