// The spots that a number shares with its neighbours, and how these lie.
import { spots } from '#games/kinds/roulette/roulette-spots.ts';
import { placeOf, streetOf } from './roulette-layout.ts';

/** Those of the field itself; dozens, columns and even chances have fields of their own. */
const OF_THE_FIELD = ['straight', 'split', 'street', 'trio', 'corner', 'first-four', 'line'];

/** The number alone first, and of the others the best paid. */
export const spotsAround = (number: number): string[] =>
  [...spots]
    .filter(([, { type, numbers }]) => OF_THE_FIELD.includes(type) && numbers.includes(number))
    .toSorted(([, one], [, other]) => one.numbers.length - other.numbers.length)
    .map(([spot]) => spot);

export interface Lying {
  number: number;
  /** From 1, within these numbers alone. */
  row: number;
  column: number;
}

/** As on a standing cloth: zero on top, rows of three below it. */
export function lyingOf(numbers: readonly number[]): Lying[] {
  const first = Math.min(...numbers.map(streetOf));
  const left = Math.min(...numbers.filter((number) => number > 0).map(placeOf), 2);
  return numbers.map((number) => ({
    number,
    row: streetOf(number) - first + 1,
    column: number === 0 ? 1 : placeOf(number) - left + 1,
  }));
}
