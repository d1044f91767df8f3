// Chips on opposite sides of the same chance: whatever falls, one side pays the other, and little is risked.
import type { Bet } from './kind.ts';

/** Together each of these covers all that a round can come to, or nearly all. */
const sides: readonly (readonly string[])[] = [
  ['red', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
  ['dozen-1', 'dozen-2', 'dozen-3'],
  ['column-1', 'column-2', 'column-3'],
  ['player', 'banker'],
  ['sun', 'moon'],
];

/** In cents: what is left of a stake without it lies on one side alone. */
export function opposedIn(bet: Bet): number {
  const chips = (bet as { chips?: Readonly<Record<string, number>> }).chips;
  if (chips === undefined) return 0;
  const laid = (spot: string) => (Object.hasOwn(chips, spot) ? chips[spot]! : 0);
  return sides.reduce((sum, spots) => sum + spots.length * Math.min(...spots.map(laid)), 0);
}
