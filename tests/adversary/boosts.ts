// Boosted prices, taken by several accounts for as much as each may stake, and held or sold back at once. What boosts are
// expected to cost is booked when they are taken: the operator gives it, so a profit is what goes beyond it.
import { cents } from '#rules/money.ts';
import type { KeptBet } from '#server/bets/bet-rows.ts';
import type { BoostLimits } from '#server/bets/boost-limits.ts';
import type { BoostUses } from '#server/bets/boost-uses.ts';
import { worthOf } from '#server/bets/cash-out-quote.ts';
import { ladderDown } from '#sports/odds/ladder.ts';
import { noUses, placeSlip } from '#tests/judged-slip.ts';
import { expectedPayment } from './expected.ts';
import { Profit } from './profit.ts';
import { legsOf, type Shelf, type ShelfLeg, slipOf, withoutNoise } from './shelf.ts';

interface BoostsTerms {
  limits: BoostLimits;
  bets: number;
  /** Bets are sold back by their whole price, the operator's gift included. */
  isGiftSold?: boolean;
  /** Nothing is booked for them. */
  isUnbooked?: boolean;
}

const ACCOUNTS = 50;
/** Of each account on each boosted price: the later ones find it used up. */
const TRIES = 2;
const UNIT = cents(100_000);
/** Of the best price, within what a trader may set. */
const BOOST = 1.2;

export function profitOfBoosts(shelves: readonly Shelf[], terms: BoostsTerms): Profit {
  const profit = new Profit();
  for (const [number, shelf] of shelves.map(withBoosts).entries()) {
    const boosts = noUses();
    const most = (number + 1) * (terms.bets / shelves.length);
    for (let account = 1; account <= ACCOUNTS; account++)
      for (const legs of combinedLegs(shelf))
        for (let tries = 0; tries < TRIES && profit.plays < most; tries++)
          take(shelf, { legs, account, boosts, terms }, (play) => profit.add(number, play));
  }
  return profit;
}

/** The best price of each event is boosted. */
function withBoosts({ events, legs }: Shelf): Shelf {
  const boosted = legs.map(([best]) => {
    const event = events.get(best!.event)!;
    const price = ladderDown((BOOST * best!.oddsX1000) / 1000)!;
    const trading = { markets: { [best!.market]: { boosts: { [best!.outcome]: price } } } };
    return { ...event, version: event.version + 1, trading };
  });
  return {
    events: new Map(boosted.map((event) => [event.id, event])),
    legs: boosted.map((event) => legsOf(event, withoutNoise({ ...event, trading: {} }))),
  };
}

/** Each boost alone, and as many together as get something on top of accumulators. */
const combinedLegs = ({ legs }: Shelf): ShelfLeg[][] => {
  const best = legs.map(([first]) => first!);
  return [...best.map((leg) => [leg]), best.slice(0, 3), best.slice(0, 5)];
};

interface Taken {
  legs: readonly ShelfLeg[];
  account: number;
  boosts: BoostUses;
  terms: BoostsTerms;
}

function take(
  { events }: Shelf,
  { legs, account, boosts, terms }: Taken,
  add: (play: { staked: number; gained: number }) => void,
): void {
  const { limits, isGiftSold = false, isUnbooked = false } = terms;
  const slip = { ...slipOf(legs, UNIT), policy: 'any' as const };
  const bet = placeSlip(slip, events, { playerId: account, boosts, limits });
  if (bet === null) return;
  boosts.add(bet.legs);
  const booked = isUnbooked ? 0 : Math.max(...bet.legs.map(({ boost_cost_cents }) => boost_cost_cents));
  const held = expectedPayment(
    bet,
    legs.map(({ chance }) => chance),
    1,
  );
  const worth = worthOf(isGiftSold ? atWholePrice(bet) : bet, events);
  const sold = 'amount' in worth ? worth.amount : 0;
  // Selling uses up the allowance as holding does, but gets none of what was booked.
  add({ staked: bet.staked_cents, gained: Math.max(held - booked, sold) - bet.staked_cents });
}

const atWholePrice = (bet: KeptBet): KeptBet => ({
  ...bet,
  legs: bet.legs.map((leg) => ({ ...leg, base_odds_x1000: leg.odds_x1000 })),
});
