// Slips of the best prices of a shelf, from one leg to twelve, with all that accumulators get on top.
import { fastRng } from '#games/rng/fast-rng.ts';
import { type Rng, shuffled } from '#games/rng/rng.ts';
import { cents } from '#rules/money.ts';
import { type Extras, extrasNow, extrasOf } from '#sports/bets/extras.ts';
import { placeSlip } from '#tests/judged-slip.ts';
import { expectedPayment } from './expected.ts';
import { Profit } from './profit.ts';
import { legValue, pickOne, type Shelf, type ShelfLeg, slipOf } from './shelf.ts';

const LEG_COUNTS = [1, 2, 3, 5, 6, 8, 12];
/** The best few prices of each event: with fewer there are not enough different slips. */
const BEST = 4;
/** Of so many slips the one that seems best is played. */
const CANDIDATES = 20;
const UNIT = cents(2_500);

interface SlipTerms {
  slips: number;
  /** Under which version of the extras they are paid; as placed where it is left out. */
  rules?: string;
}

/** A free bet pays the profit alone, so its best use is at long odds. */
const freebetWorthOf = ({ legs }: Shelf): number =>
  Math.max(...legs.flat().map((leg) => legValue(leg) - leg.chance));

/** Extras ask for odds that are high enough, so the best are found for several of these. */
const ODDS_MIN_X1000 = [1_000, 1_300, 1_500, 1_800];

const drawLegs = (events: readonly ShelfLeg[][], rng: Rng): ShelfLeg[] =>
  shuffled(rng, events.length)
    .slice(0, pickOne(rng, LEG_COUNTS))
    .map((at) => pickOne(rng, events[at]!));

const bestOf = <T>(candidates: readonly T[], worthOf: (one: T) => number): T =>
  candidates.map((one) => ({ one, worth: worthOf(one) })).reduce((a, b) => (b.worth > a.worth ? b : a)).one;

/** What the player thinks that a stake of 1 pays, by the rules of the extras that are published. */
function expectedOf(legs: readonly ShelfLeg[], freebetWorth: number, extras: Extras): number {
  const all = productOf(legs.map(({ chance }) => chance));
  const odds = productOf(legs.map(({ oddsX1000 }) => oddsX1000 / 1000));
  const least = Math.min(...legs.map(({ oddsX1000 }) => oddsX1000));
  const { boost, boostOddsMinX1000, insured } = extras;
  const percent =
    least < boostOddsMinX1000 ? 0 : (boost.findLast((step) => legs.length >= step.legs)?.percent ?? 0);
  const isInsured = legs.length >= insured.legs && least >= insured.oddsMinX1000;
  const oneLost = sum(legs.map(({ chance }) => (all / chance) * (1 - chance)));
  const insurance = isInsured ? (insured.percent / 100) * oneLost * freebetWorth : 0;
  return all * (1 + (odds - 1) * (1 + percent / 100)) + insurance;
}

const productOf = (values: readonly number[]): number =>
  values.reduce((product, value) => product * value, 1);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export function profitOfSlips(shelves: readonly Shelf[], { slips, rules }: SlipTerms): Profit {
  const profit = new Profit();
  const extras = rules === undefined ? extrasNow : extrasOf(rules);
  for (const [number, shelf] of shelves.entries()) {
    const rng = fastRng(7 + number);
    const freebetWorth = freebetWorthOf(shelf);
    const choices = ODDS_MIN_X1000.map((least) =>
      shelf.legs
        .map((legs) => legs.filter(({ oddsX1000 }) => oddsX1000 >= least).slice(0, BEST))
        .filter(({ length }) => length > 0),
    );
    for (let slip = 0; slip < slips / shelves.length; slip++) {
      const chosen = bestOf(
        Array.from({ length: CANDIDATES }, () => drawLegs(pickOne(rng, choices), rng)),
        (legs) => expectedOf(legs, freebetWorth, extras),
      );
      const bet = placeSlip(slipOf(chosen, UNIT), shelf.events);
      if (bet === null) continue;
      const chances = chosen.map(({ chance }) => chance);
      const paid = expectedPayment({ ...bet, rules: rules ?? bet.rules }, chances, freebetWorth);
      profit.add(number, { staked: bet.staked_cents, gained: paid - bet.staked_cents });
    }
  }
  return profit;
}
