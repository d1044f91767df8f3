// Where the spots of the cloth are.
import { spots } from '#games/kinds/roulette/roulette-spots.ts';

/** Around the wheel, by the clock. */
export const wheelOrder = [
  ...[0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10],
  ...[5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26],
] as const;

export type Colour = 'red' | 'black' | 'green';

const reds = new Set(spots.get('red')!.numbers);

export const colourOf = (number: number): Colour =>
  number === 0 ? 'green' : reds.has(number) ? 'red' : 'black';

const paints: Readonly<Record<Colour, string>> = { red: '#c4122f', black: '#161d1c', green: '#0a7a48' };

/** How a number stands among the last results. */
export const paintOf = (number: number) => ({ colour: paints[colourOf(number)], ink: '#ffffff' });

/** Rows of three, twelve of them; the first of each lies nearest to the player. */
export const streetOf = (number: number): number => Math.ceil(number / 3);
export const placeOf = (number: number): number => (number - 1) % 3;

interface Between {
  spot: string;
  /** In shares of the block of numbers, lying down: from the left and from the top. */
  x: number;
  y: number;
}

const middle = (numbers: readonly number[], of: (number: number) => number): number =>
  numbers.reduce((sum, number) => sum + of(number), 0) / numbers.length;

const across = (number: number) => (streetOf(number) - 0.5) / 12;
const down = (number: number) => (2.5 - placeOf(number)) / 3;

/** Spots on the edges and corners of numbers: those of several numbers that are no field of their own. */
export const spotsBetween: readonly Between[] = [...spots].flatMap(([spot, { type, numbers }]): Between[] => {
  const field = numbers.filter((number) => number > 0);
  if (numbers.includes(0) && numbers.length > 1)
    return [{ spot, x: 0, y: type === 'first-four' ? 1 : middle(field, down) }];
  if (type === 'split' || type === 'corner')
    return [{ spot, x: middle(field, across), y: middle(field, down) }];
  if (type === 'street' || type === 'line') return [{ spot, x: middle(field, across), y: 1 }];
  return [];
});
