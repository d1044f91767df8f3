// What accumulators get on top: more profit for more legs, and a free bet for the one that missed by a single leg. And
// what a free bet pays.
import { type Extras, extrasNow } from './extras.ts';
import type { BetLeg } from './payout.ts';

const isVoid = ({ result }: BetLeg) => result?.voidFactor === 1;

/** By the legs that still count: a void one is none, and each of the others must have odds enough. */
export function boostPercent(
  legs: readonly BetLeg[],
  { boost, boostOddsMinX1000 }: Extras = extrasNow,
): number {
  const counting = legs.filter((leg) => !isVoid(leg));
  if (counting.some(({ oddsX1000 }) => oddsX1000 < boostOddsMinX1000)) return 0;
  return boost.findLast((step) => counting.length >= step.legs)?.percent ?? 0;
}

/** Added to what an accumulator pays, cut off to the cent. */
export function boostCents(
  legs: readonly BetLeg[],
  { stakeCents, payoutCents }: { stakeCents: bigint; payoutCents: bigint },
  extras: Extras = extrasNow,
): bigint {
  const profit = payoutCents - stakeCents;
  return profit <= 0n ? 0n : (profit * BigInt(boostPercent(legs, extras))) / 100n;
}

/** A free bet for an accumulator that one leg alone lost, of a share of its stake, to a cap. */
export function insuranceCents(
  legs: readonly BetLeg[],
  { stakeCents, capCents }: { stakeCents: bigint; capCents: bigint },
  { insured }: Extras = extrasNow,
): bigint {
  const counting = legs.filter((leg) => !isVoid(leg));
  const lost = counting.filter(({ result }) => result?.win === 0 && result.voidFactor === 0);
  const isOver = legs.every(({ result }) => result !== null);
  if (!isOver || counting.length < insured.legs || lost.length !== 1) return 0n;
  if (counting.some(({ oddsX1000 }) => oddsX1000 < insured.oddsMinX1000)) return 0n;
  const value = (stakeCents * BigInt(insured.percent)) / 100n;
  return value < capCents ? value : capCents;
}

/** What a free bet pays to the player: the profit, never the stake that was not theirs. */
export const freebetCents = (stakeCents: bigint, payoutCents: bigint): bigint =>
  payoutCents > stakeCents ? payoutCents - stakeCents : 0n;
