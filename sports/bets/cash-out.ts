// What an open bet is worth now, and what the house offers for it. The formula is open: players can check it.
import type { Bet, BetLeg } from './payout.ts';

/** The house keeps this share, more while a match is on and more for every open leg. */
export const feeOf = (isLive: boolean, openLegs: number) =>
  (isLive ? 0.05 : 0.03) + 0.01 * Math.max(0, openLegs - 1);

/** An open leg is worth its probability times its odds now; a settled one what it paid. */
interface CashOutTerms {
  /** How likely each open leg is to win, by its place. */
  readonly worthOf: (place: number) => number;
  readonly isLive: boolean;
  readonly isFreebet?: boolean;
}

/** In cents, before the fee. */
export function fairValue(bet: Bet, { worthOf, isFreebet = false }: CashOutTerms): number {
  const unit = Number(bet.unitCents);
  return bet.combos.reduce((sum, places) => {
    const worth = places.reduce(
      (product, place) => product * legWorth(bet.legs[place]!, () => worthOf(place)),
      1,
    );
    const likely = places.reduce(
      (product, place) => product * winChance(bet.legs[place]!, () => worthOf(place)),
      1,
    );
    return sum + unit * (isFreebet ? Math.max(0, worth - likely) : worth);
  }, 0);
}

/** Whole cents that are offered for it now; null where it is not worth offering. */
export function cashOutCents(bet: Bet, terms: CashOutTerms, potentialCents: bigint): bigint | null {
  const open = bet.legs.filter(({ result }) => result === null).length;
  if (open === 0 || bet.isEachWay) return null;
  const quote = BigInt(Math.floor(fairValue(bet, terms) * (1 - feeOf(terms.isLive, open))));
  const staked = bet.unitCents * BigInt(bet.combos.length);
  return quote * 100n < staked || quote > potentialCents ? null : quote;
}

/**
 * A part of every combo is closed and the rest stays: what is paid now and what is staked from then on. Paid is only for
 * what is closed, so that a stake of a cent cannot be cashed out and kept.
 */
export function partOf(
  quoteCents: bigint,
  unitCents: bigint,
  percent: number,
): { paid: bigint; unitLeft: bigint } {
  const closed = (unitCents * BigInt(percent)) / 100n;
  return { paid: (quoteCents * closed) / unitCents, unitLeft: unitCents - closed };
}

function legWorth({ oddsX1000, result }: BetLeg, worth: () => number): number {
  if (result === null) return worth() * (oddsX1000 / 1000);
  const { win, voidFactor, deadHeat } = result;
  return voidFactor + (1 - voidFactor) * win * (oddsX1000 / 1000) * (deadHeat.places / deadHeat.tied);
}

const winChance = ({ result }: BetLeg, worth: () => number) =>
  result === null ? worth() : result.win === 1 || result.voidFactor > 0 ? 1 : 0;
