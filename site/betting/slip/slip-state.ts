// What a quote says about a slip: which prices have moved, which picks cannot be had, and whether anybody has to be asked.
import type { Quote } from '#contract/betting/bets.ts';
import type { OddsPolicy } from '#contract/betting/slip.ts';
import type { KeptLeg } from './slip.ts';

export interface QuotedLeg {
  /** Null where it cannot be had. */
  odds: number | null;
  why: Quote['legs'][number]['why'];
}

/** Prices that moved within this share of all odds together are taken under "any". */
const ANY_WITHIN = 0.05;

const product = (odds: readonly number[]) => odds.reduce((all, one) => (all * one) / 1_000, 1_000);

/** A quote for another slip says nothing of this one. */
export const quotedLegs = (legs: readonly KeptLeg[], quote: Quote | undefined): QuotedLeg[] =>
  legs.map((leg, place) =>
    quote?.legs.length === legs.length ? quote.legs[place]! : { odds: leg.odds, why: null },
  );

/** Of legs that are each a bet of their own. */
export const quotedSingles = (
  legs: readonly KeptLeg[],
  quotes: readonly (Quote | undefined)[],
): QuotedLeg[] => legs.map(({ odds }, place) => quotes[place]?.legs[0] ?? { odds, why: null });

/** Of all legs together, agreed to and now. */
export function totals(legs: readonly KeptLeg[], quoted: readonly QuotedLeg[]) {
  const before = Math.floor(product(legs.map(({ odds }) => odds)));
  const now = Math.floor(product(legs.map(({ odds }, place) => quoted[place]?.odds ?? odds)));
  return { before, now };
}

export const movedLegs = (legs: readonly KeptLeg[], quoted: readonly QuotedLeg[]): number[] =>
  legs.flatMap(({ odds }, place) => {
    const now = quoted[place]?.odds ?? odds;
    return now === odds ? [] : [place];
  });

/** Whether the player must agree to prices as they are now. */
export function mustAsk(legs: readonly KeptLeg[], quoted: readonly QuotedLeg[], policy: OddsPolicy): boolean {
  const moved = movedLegs(legs, quoted);
  if (moved.length === 0) return false;
  if (policy === 'none') return true;
  const hasFallen = moved.some((place) => quoted[place]!.odds! < legs[place]!.odds);
  if (!hasFallen) return false;
  if (policy === 'better') return true;
  const { before, now } = totals(legs, quoted);
  return Math.abs(now - before) > before * ANY_WITHIN;
}

/** Legs with the prices of now: what "accept" means. */
export const accepted = (legs: readonly KeptLeg[], quoted: readonly QuotedLeg[]): KeptLeg[] =>
  legs.map((leg, place) => ({ ...leg, odds: quoted[place]?.odds ?? leg.odds }));

export type PickTrouble = 'paused' | 'closed';

/** Paused may come back; closed will not. */
export const troubleOf = ({ odds, why }: QuotedLeg): PickTrouble | null => {
  if (odds !== null && why === null) return null;
  return why === 'started' || why === 'closed' || why === 'not-possible' ? 'closed' : 'paused';
};
