// What became of an outcome: the triple that feeds speak in, and what a leg on it is worth.
import { type Fraction, fraction } from './fraction.ts';

export interface OutcomeResult {
  win: 0 | 1;
  /** The part of the stake that is returned whatever happened: a half on quarter lines, all of it when void. */
  voidFactor: 0 | 0.5 | 1;
  /** Among how many a win is divided, and how many places there were for them. */
  deadHeat: { places: number; tied: number };
}

const ALONE = { places: 1, tied: 1 } as const;

export const WON: OutcomeResult = { win: 1, voidFactor: 0, deadHeat: ALONE };
export const LOST: OutcomeResult = { win: 0, voidFactor: 0, deadHeat: ALONE };
export const VOID: OutcomeResult = { win: 0, voidFactor: 1, deadHeat: ALONE };
export const HALF_WON: OutcomeResult = { win: 1, voidFactor: 0.5, deadHeat: ALONE };
export const HALF_LOST: OutcomeResult = { win: 0, voidFactor: 0.5, deadHeat: ALONE };

export const decided = (isWon: boolean): OutcomeResult => (isWon ? WON : LOST);

/** A win that `tied` share when only `places` of them fit. */
export const wonTied = (places: number, tied: number): OutcomeResult => ({
  win: 1,
  voidFactor: 0,
  deadHeat: { places, tied },
});

export const isSameResult = (a: OutcomeResult, b: OutcomeResult): boolean =>
  a === b ||
  (a.win === b.win &&
    a.voidFactor === b.voidFactor &&
    a.deadHeat.places * b.deadHeat.tied === b.deadHeat.places * a.deadHeat.tied);

/** What each unit staked on a leg becomes: v + (1 − v) · win · odds · dead heat, without rounding. */
export function legFactor({ win, voidFactor, deadHeat }: OutcomeResult, odds: Fraction): Fraction {
  const returned = BigInt(voidFactor * 2);
  const places = BigInt(deadHeat.places);
  const tied = BigInt(deadHeat.tied);
  const won = win === 1 ? (2n - returned) * odds.top * places : 0n;
  return fraction(returned * odds.bottom * tied + won, 2n * odds.bottom * tied);
}

/** Odds in thousandths, as they are kept. */
export const oddsFraction = (oddsX1000: number): Fraction => fraction(BigInt(oddsX1000), 1000n);

/** The odds of the place part of an each-way bet: profit at one `part`th, the stake back. */
export const placeOdds = (oddsX1000: number, part: number): Fraction =>
  fraction(BigInt(oddsX1000 - 1000) + 1000n * BigInt(part), 1000n * BigInt(part));
