// What accumulators get on top: more profit for more legs, and a free bet for the one that missed by a single leg. And
// what a free bet pays.
import type { BetLeg } from './payout.ts';

const BOOST_ODDS_MIN_X1000 = 1_300;

/** From so many legs on, so many percent of the profit. */
export const boostSteps: readonly { legs: number; percent: number }[] = [
  { legs: 3, percent: 3 },
  { legs: 5, percent: 8 },
  { legs: 8, percent: 20 },
  { legs: 12, percent: 50 },
];

const INSURED_LEGS_MIN = 5;

const isVoid = ({ result }: BetLeg) => result?.voidFactor === 1;

/** By the legs that still count: a void one is none, and each of the others must have odds enough. */
export function boostPercent(legs: readonly BetLeg[]): number {
  const counting = legs.filter((leg) => !isVoid(leg));
  if (counting.some(({ oddsX1000 }) => oddsX1000 < BOOST_ODDS_MIN_X1000)) return 0;
  return boostSteps.findLast((step) => counting.length >= step.legs)?.percent ?? 0;
}

/** Added to what an accumulator pays, cut off to the cent. */
export function boostCents(legs: readonly BetLeg[], stakeCents: bigint, payoutCents: bigint): bigint {
  const profit = payoutCents - stakeCents;
  return profit <= 0n ? 0n : (profit * BigInt(boostPercent(legs))) / 100n;
}

/** A free bet for an accumulator of five or more that one leg alone lost, as high as its stake, to a cap. */
export function insuranceCents(legs: readonly BetLeg[], stakeCents: bigint, capCents: bigint): bigint {
  const counting = legs.filter((leg) => !isVoid(leg));
  const lost = counting.filter(({ result }) => result?.win === 0 && result.voidFactor === 0);
  const isOver = legs.every(({ result }) => result !== null);
  if (!isOver || counting.length < INSURED_LEGS_MIN || lost.length !== 1) return 0n;
  return stakeCents < capCents ? stakeCents : capCents;
}

/** What a free bet pays to the player: the profit, never the stake that was not theirs. */
export const freebetCents = (stakeCents: bigint, payoutCents: bigint): bigint =>
  payoutCents > stakeCents ? payoutCents - stakeCents : 0n;
