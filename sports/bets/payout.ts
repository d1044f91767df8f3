// What a bet pays, in whole cents: each combo is multiplied exactly and cut off once, in the house's favour by less than a
// cent.
import { type Fraction, floorTimes, multiplied, ONE } from '../settle/fraction.ts';
import { legFactor, type OutcomeResult, oddsFraction, placeOdds, WON } from '../settle/outcome-result.ts';

export interface BetLeg {
  readonly oddsX1000: number;
  /** Null while it is open. */
  readonly result: OutcomeResult | null;
  /** Of an each-way bet: what a place pays of the profit, and what became of it. */
  readonly place?: { readonly part: number; readonly result: OutcomeResult | null };
}

export interface Bet {
  readonly legs: readonly BetLeg[];
  /** Places of legs that play together. */
  readonly combos: readonly (readonly number[])[];
  /** On each combo; each-way stakes it twice. */
  readonly unitCents: bigint;
  readonly isEachWay?: boolean;
}

export type BetStatus = 'open' | 'won' | 'lost' | 'returned' | 'partial';

export interface Settled {
  readonly status: BetStatus;
  /** Of the combos that are over; what is open counts for nothing yet. */
  readonly payoutCents: bigint;
  /** In the order of the combos: null while one is open. */
  readonly combos: readonly (bigint | null)[];
}

const partsOf = ({ isEachWay }: Bet) => (isEachWay ? (['win', 'place'] as const) : (['win'] as const));

export const stakeOf = (bet: Bet): bigint =>
  bet.unitCents * BigInt(bet.combos.length) * BigInt(partsOf(bet).length);

export function settleBet(bet: Bet): Settled {
  const combos = bet.combos.map((places) =>
    sumOrOpen(partsOf(bet).map((part) => comboPays(bet, places, part))),
  );
  const payoutCents = combos.reduce<bigint>((sum, pays) => sum + (pays ?? 0n), 0n);
  return { status: statusOf(bet, combos, payoutCents), payoutCents, combos };
}

/** The most that it can still pay: all that is open wins. */
export function potentialOf(bet: Bet): bigint {
  const won = (result: OutcomeResult | null) => result ?? WON;
  const legs = bet.legs.map((leg) => ({
    ...leg,
    result: won(leg.result),
    ...(leg.place === undefined ? {} : { place: { ...leg.place, result: won(leg.place.result) } }),
  }));
  return settleBet({ ...bet, legs }).payoutCents;
}

/** A lost leg ends its combo at once; else it stays open until the last leg is settled. */
function comboPays(bet: Bet, places: readonly number[], part: 'win' | 'place'): bigint | null {
  const factors = places.map((place) => factorOf(bet.legs[place]!, part));
  if (factors.some((factor) => factor?.top === 0n)) return 0n;
  let product: Fraction = ONE;
  for (const factor of factors) {
    if (factor === null) return null;
    product = multiplied(product, factor);
  }
  return floorTimes(bet.unitCents, product);
}

/** A leg that has no place part counts there as it counts to win. */
function factorOf({ oddsX1000, result, place }: BetLeg, part: 'win' | 'place'): Fraction | null {
  if (part === 'place' && place !== undefined)
    return place.result === null ? null : legFactor(place.result, placeOdds(oddsX1000, place.part));
  return result === null ? null : legFactor(result, oddsFraction(oddsX1000));
}

const sumOrOpen = (pays: readonly (bigint | null)[]) =>
  pays.reduce<bigint | null>((sum, next) => (sum === null || next === null ? null : sum + next), 0n);

function statusOf(bet: Bet, combos: readonly (bigint | null)[], payout: bigint): BetStatus {
  if (combos.includes(null)) return 'open';
  if (payout === 0n) return 'lost';
  const isVoid = bet.legs.every(({ result }) => result?.voidFactor === 1);
  if (isVoid) return 'returned';
  return payout > stakeOf(bet) ? 'won' : 'partial';
}
