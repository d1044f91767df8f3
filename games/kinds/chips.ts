// Bets of chips on the spots of a table: what they come to is the stake.
import { type Bet, paidAt, type Wish } from './kind.ts';
import type { NamedPlay } from './plays.ts';

/** In cents, by the spot they lie on. */
export type Chips = Readonly<Record<string, number>>;

export interface ChipBet extends Bet {
  chips: Chips;
}

/** More than anybody lays by hand, and few enough to keep with a round. */
const MOST_SPOTS = 40;

interface ChipTable {
  /** The spots it has. */
  spots: { has(spot: string): boolean };
  /** The least that may lie on a spot, in cents. */
  minChip: number;
}

/** A stake may be left out; one that is not what the chips come to is refused. */
export function chipBetOf({ stake, chips }: Wish, { spots, minChip }: ChipTable): ChipBet | null {
  if (typeof chips !== 'object' || chips === null || Array.isArray(chips)) return null;
  const laid = Object.entries(chips as Readonly<Record<string, unknown>>);
  if (laid.length === 0 || laid.length > MOST_SPOTS) return null;
  const isTaken = ([spot, cents]: [string, unknown]) =>
    spots.has(spot) && Number.isSafeInteger(cents) && (cents as number) >= minChip;
  if (!laid.every(isTaken)) return null;
  const sum = laid.reduce((cents, [, chip]) => cents + (chip as number), 0);
  if (!Number.isSafeInteger(sum) || (stake !== undefined && stake !== sum)) return null;
  return { stake: sum, chips: Object.fromEntries(laid) as Chips };
}

/** What every chip is paid, those that are paid nothing too. */
export function payChips(chips: Chips, timesX10000: (spot: string) => number) {
  const pays = Object.fromEntries(
    Object.entries(chips).map(([spot, chip]) => [spot, paidAt(chip, timesX10000(spot))]),
  );
  return { pays, paid: Object.values(pays).reduce((sum, cents) => sum + cents, 0) };
}

/** Large, so that what is left of a cent does not show. */
const CHIP = 100_000;

export const playOnSpot = (play: string, spot: string): NamedPlay => ({
  play,
  wish: { stake: CHIP, chips: { [spot]: CHIP } },
});
