// How much the operator takes on a slip, and what sets it: what a league and a market are good for, what events may lose
// at worst, what one person can win on an event and on a day, and how much of all that this player gets.
import type { Quote } from '#contract/betting/bets.ts';
import { limitFactorOf } from '#rules/limit-factors.ts';
import { type Cents, cents } from '#rules/money.ts';
import type { ThresholdValues } from '#rules/thresholds.ts';
import { boostPercent } from '#sports/bets/boost.ts';
import { exposures } from '#sports/bets/exposure.ts';
import type { MarginClass } from '#sports/markets/market.ts';
import { isWithinCaps, largestUnit } from '#sports/risk/stake-room.ts';
import { factorOf } from '../book/league-trading.ts';
import type { OfferedLeg } from './leg-offers.ts';
import type { RiskRoom } from './risk-limits.ts';
import { winMaxByTier } from './win-max.ts';

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

interface LimitedLeg extends Pick<OfferedLeg, 'event' | 'book'> {
  picks: readonly { readonly market: string }[];
}

/** In euro cents, for one bet of a player with this factor. */
const winMaxOf = (
  { event, book, picks }: LimitedLeg,
  { limits, factor }: { limits: ThresholdValues; factor: number },
): number => {
  const ofMarket = factorOf(event, 'limit');
  const byMarket = picks.map(
    ({ market }) => shares[book.markets.get(market)!.type.margin] * limitFactorOf(factor, ofMarket(market)),
  );
  return winMaxByTier(event.league.tier, limits) * Math.min(...byMarket) * (picks.length > 1 ? BUILDER : 1);
};

interface LimitRoom extends Pick<RiskRoom, 'addedBy' | 'limits' | 'factorOf'> {
  withUsualFactors(): LimitRoom;
}

export interface LimitTerms {
  legs: readonly OfferedLeg[];
  combos: readonly (readonly number[])[];
  /** Null: a guest's. */
  playerId: number | null;
  /** Of the player's; 1 for a guest. */
  factor: number;
  /** Euro cents for a cent of the slip's currency. */
  euroRate: number;
  /** In euro cents: what bets of the day have paid or may still pay. */
  wonToday: number;
  /** On each combination, by the boosts of the legs: server/bets/boosted-legs.ts. */
  boostMax: number;
  /** What the events, their leagues and the whole book may still lose. */
  room: LimitRoom;
}

export interface UnitMax {
  unit: Cents;
  why: Extract<Quote['max_why'], 'market' | 'personal-limit' | 'payout' | 'boost'>;
}

/**
 * The most on each combination, and what sets it. A unit that is wanted and within all limits is found at once. If the
 * player could stake more with the usual factor, the reason is the limit of their account and not the market.
 */
export function unitMax(terms: LimitTerms, wanted = Number.POSITIVE_INFINITY): UnitMax {
  const max = findUnitMax(terms, wanted);
  if (max.why !== 'market' || wanted <= max.unit || !hasLowFactor(terms)) return max;
  const usual = { ...terms, factor: Math.max(1, terms.factor), room: terms.room.withUsualFactors() };
  return findUnitMax(usual, wanted).unit > max.unit ? { ...max, why: 'personal-limit' } : max;
}

/** Its own, or that of another account of the same person. */
const hasLowFactor = ({ playerId, factor, room }: LimitTerms): boolean =>
  playerId !== null && Math.min(factor, room.factorOf(playerId)) < 1;

function findUnitMax(terms: LimitTerms, wanted: number): UnitMax {
  const { playerId, legs, combos, factor, euroRate, wonToday, boostMax, room } = terms;
  const exposed = exposures(
    legs.map(({ oddsX1000, chance }) => ({ oddsX1000, chance, result: null })),
    combos,
  );
  const byMarket = legs.map(
    (leg, place) => winMaxOf(leg, { limits: room.limits, factor }) / exposed[place]!.owed,
  );
  const pays = payoutOfUnit(legs, combos);
  const { 'bets-payout': payoutMax, 'bets-payout-day': dayMax } = room.limits;
  const byPayout = Math.max(0, Math.min(payoutMax, dayMax - wonToday)) / pays;
  const [market, payout] = [Math.min(...byMarket), byPayout].map((most) => most / euroRate);
  const most = wholeCents(Math.min(market!, payout!, boostMax));
  const why = boostMax < Math.min(market!, payout!) ? 'boost' : market! <= payout! ? 'market' : 'payout';
  const added = room.addedBy({
    ...{ playerId, legs },
    exposed: exposed.map(({ owed, staked }) => ({ owed: owed * euroRate, staked: staked * euroRate })),
  });
  if (isWithinCaps(added, Math.min(wanted, most))) return { unit: most, why };
  return { unit: cents(largestUnit(added, most)), why: 'market' };
}

const wholeCents = (most: number): Cents => cents(Math.floor(Math.min(most, 10 ** 12)));

/** If everything wins, with what an accumulator gets on top. */
function payoutOfUnit(legs: readonly OfferedLeg[], combos: LimitTerms['combos']): number {
  const plain = combos.reduce(
    (sum, combo) => sum + combo.reduce((product, place) => (product * legs[place]!.oddsX1000) / 1000, 1),
    0,
  );
  const boost = combos.length === 1 ? boostPercent(legs.map(unsettled)) : 0;
  return plain * (1 + boost / 100);
}

const unsettled = ({ oddsX1000 }: OfferedLeg) => ({ oddsX1000, result: null });
