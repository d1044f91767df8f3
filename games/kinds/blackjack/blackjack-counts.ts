// Cards as counts by what they are worth: of a shoe, of a hand. Place 0 counts the aces, place 9 all that is worth ten.
import { MOST, type Total } from './blackjack-hand.ts';

export type Counts = readonly number[];

const PLACES = 10;

export const none: Counts = new Array<number>(PLACES).fill(0);

export const wholeShoe = (decks: number): Counts =>
  none.map((_, place) => (place === PLACES - 1 ? 16 : 4) * decks);

export const plus = (counts: Counts, worth: number, by = 1): Counts =>
  counts.with(worth - 1, counts[worth - 1]! + by);

export const minus = (counts: Counts, others: Counts): Counts =>
  counts.map((count, place) => count - others[place]!);

export const sum = (counts: Counts, others: Counts): Counts =>
  counts.map((count, place) => count + others[place]!);

export const sizeOf = (counts: Counts): number => counts.reduce((size, count) => size + count, 0);

/** A number for every hand that can be held. */
export const keyOf = (counts: Counts): number => counts.reduce((key, count) => key * 23 + count, 0);

export function totalOfCounts(counts: Counts): Total {
  const low = counts.reduce((total, count, place) => total + count * (place + 1), 0);
  const isSoft = counts[0]! > 0 && low + 10 <= MOST;
  return { total: isSoft ? low + 10 : low, isSoft };
}

/** n (n − 1) … of `count` factors. */
function falling(n: number, count: number): number {
  let product = 1;
  for (let factor = 0; factor < count; factor++) product *= n - factor;
  return product;
}

/** That the next cards of a shoe are these in one given order. */
export const likelihoodOf = (shoe: Counts, drawn: Counts): number =>
  drawn.reduce((product, count, place) => product * falling(shoe[place]!, count), 1) /
  falling(sizeOf(shoe), sizeOf(drawn));
