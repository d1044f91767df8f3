// Boosted prices within their limits. A boost that is used up, by this player or by all, does not close its outcome: the leg
// is offered at the plain price.
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { RULES, RULES_BOOSTED } from '#sports/bets/extras.ts';
import type { BoostLimits } from './boost-limits.ts';
import type { OfferedLeg } from './leg-offers.ts';
import { UNIT_MIN } from './slip-bet.ts';

export interface BoostUse {
  /** In euro cents, all three: staked on the boost by this player, by everybody, and what it is expected to cost. */
  byPlayer: number;
  byAll: number;
  cost: number;
}

export interface BoostTerms {
  combos: readonly (readonly number[])[];
  /** Euro cents for a cent of the slip's currency. */
  euroRate: number;
  limits: BoostLimits;
  isFreebet: boolean;
  usedOf: (leg: OfferedLeg) => BoostUse;
  /** In euro cents: what the budget of all boosts has left. */
  budgetLeft: number;
}

type PricedLeg = Pick<OfferedLeg, 'oddsX1000' | 'plainOddsX1000' | 'chance'>;

export const isBoosted = ({ oddsX1000, plainOddsX1000 }: PricedLeg): boolean => plainOddsX1000 < oddsX1000;

/** Which extras a bet earns: none beside a boost, unless the setting says otherwise, and none while they are stopped. */
export const rulesFor = (
  legs: readonly PricedLeg[],
  { withExtras }: BoostLimits,
  extrasStopped: boolean,
): string => (extrasStopped || (legs.some(isBoosted) && !withExtras) ? RULES_BOOSTED : RULES);

/** The legs with the prices that this player gets for them. */
export function withAllowedBoosts(legs: readonly OfferedLeg[], terms: BoostTerms): readonly OfferedLeg[] {
  if (!legs.some(isBoosted)) return legs;
  if (terms.isFreebet && !terms.limits.withExtras) return legs.map(atPlainPrice);
  const areUsedUp = legs.map((leg, place) => isBoosted(leg) && unitMaxOf(legs, place, terms) < UNIT_MIN);
  // Of a bet each way the place has its price from the winner's.
  const isEachWay = legs.length === 2 && terms.combos.every(({ length }) => length === 1);
  if (isEachWay && areUsedUp.includes(true)) return legs.map(atPlainPrice);
  return legs.map((leg, place) => (areUsedUp[place] ? atPlainPrice(leg) : leg));
}

const atPlainPrice = (leg: OfferedLeg): OfferedLeg => ({ ...leg, oddsX1000: leg.plainOddsX1000 });

/** The most on each combination, by the boosts that the legs have; without any there is no bound. */
export const boostUnitMax = (legs: readonly OfferedLeg[], terms: BoostTerms): number =>
  Math.min(
    ...legs.map((leg, place) => (isBoosted(leg) ? unitMaxOf(legs, place, terms) : Number.POSITIVE_INFINITY)),
  );

function unitMaxOf(legs: readonly OfferedLeg[], place: number, terms: BoostTerms): number {
  const { combos, euroRate, limits, usedOf, budgetLeft } = terms;
  const { byPlayer, byAll, cost } = usedOf(legs[place]!);
  const stakeLeft = Math.min(limits.perPlayerCents - byPlayer, limits.perBoostCents - byAll);
  const byStake = stakeLeft / combosWith(place, combos);
  const byCost = Math.min(limits.costCents - cost, budgetLeft) / boostCost(legs, combos);
  return Math.max(0, Math.min(byStake, byCost)) / euroRate;
}

const combosWith = (place: number, combos: BoostTerms['combos']): number =>
  combos.filter((combo) => combo.includes(place)).length;

/** What the boosts are expected to cost for one unit on each combination. */
function boostCost(legs: readonly PricedLeg[], combos: BoostTerms['combos']): number {
  return combos.reduce((sum, combo) => {
    let [boosted, plain] = [1, 1];
    for (const place of combo) {
      const { oddsX1000, plainOddsX1000, chance } = legs[place]!;
      boosted *= (chance * oddsX1000) / 1000;
      plain *= (chance * plainOddsX1000) / 1000;
    }
    return sum + boosted - plain;
  }, 0);
}

export interface BookedBoost {
  boost_staked_cents: Cents;
  boost_cost_cents: Cents;
}

/** In euro cents, leg by leg: what a bet of this unit uses up of each boost. The whole cost counts against each of them. */
export function bookedBoosts(
  legs: readonly PricedLeg[],
  { combos, euroRate, unit }: Pick<BoostTerms, 'combos' | 'euroRate'> & { unit: number },
): BookedBoost[] {
  const cost = legs.some(isBoosted) ? cents(Math.ceil(boostCost(legs, combos) * unit * euroRate)) : ZERO;
  return legs.map((leg, place) =>
    isBoosted(leg)
      ? {
          boost_staked_cents: cents(Math.ceil(unit * combosWith(place, combos) * euroRate)),
          boost_cost_cents: cost,
        }
      : { boost_staked_cents: ZERO, boost_cost_cents: ZERO },
  );
}
