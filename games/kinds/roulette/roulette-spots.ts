// The spots of a wheel with one zero, and the numbers that each of them covers.

export interface Spot {
  /** `straight`, `split` and so on: what a sheet has a row of. */
  type: string;
  numbers: readonly number[];
}

export const POCKETS = 37;

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

const pockets = Array.from({ length: POCKETS }, (_, number) => number);
const field = pockets.slice(1);

const isFirstOfStreet = (number: number) => number % 3 === 1;
const isLastOfStreet = (number: number) => number % 3 === 0;

type Named = readonly [spot: string, numbers: readonly number[]];

const byNumbers = (type: string, sets: readonly (readonly number[])[]): Named[] =>
  sets.map((numbers) => [`${type}-${numbers.join('-')}`, numbers]);

/** By the first of their numbers. */
const byFirst = (type: string, sets: readonly (readonly number[])[]): Named[] =>
  sets.map((numbers) => [`${type}-${numbers[0]}`, numbers]);

const from = (first: number, count: number) => field.slice(first - 1, first - 1 + count);

const splits = [
  ...field.slice(0, 3).map((number) => [0, number]),
  ...field.filter((number) => !isLastOfStreet(number)).map((number) => [number, number + 1]),
  ...field.filter((number) => number + 3 < POCKETS).map((number) => [number, number + 3]),
];

const corners = field
  .filter((number) => !isLastOfStreet(number) && number + 4 < POCKETS)
  .map((number) => [number, number + 1, number + 3, number + 4]);

const byType: Record<string, readonly Named[]> = {
  straight: byFirst(
    'straight',
    pockets.map((number) => [number]),
  ),
  split: byNumbers('split', splits),
  street: byFirst(
    'street',
    field.filter(isFirstOfStreet).map((number) => from(number, 3)),
  ),
  trio: byNumbers('trio', [
    [0, 1, 2],
    [0, 2, 3],
  ]),
  corner: byFirst('corner', corners),
  'first-four': [['first-four', [0, 1, 2, 3]]],
  line: byFirst(
    'line',
    field
      .filter((number) => isFirstOfStreet(number) && number + 5 < POCKETS)
      .map((number) => from(number, 6)),
  ),
  dozen: [1, 2, 3].map((dozen) => [`dozen-${dozen}`, from(dozen * 12 - 11, 12)]),
  column: [1, 2, 3].map((column) => [
    `column-${column}`,
    field.filter((number) => (number - column) % 3 === 0),
  ]),
  even: [
    ['red', RED],
    ['black', field.filter((number) => !RED.includes(number))],
    ['odd', field.filter((number) => number % 2 === 1)],
    ['even', field.filter((number) => number % 2 === 0)],
    ['low', from(1, 18)],
    ['high', from(19, 18)],
  ],
};

export const spots: ReadonlyMap<string, Spot> = new Map(
  Object.entries(byType).flatMap(([type, named]) =>
    named.map(([spot, numbers]) => [spot, { type, numbers }] as const),
  ),
);
