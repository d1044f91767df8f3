// Three dice: fifty spots on one throw. Triples beat high and low; what else a spot asks for is in its name.

import { drawInts } from '../../rng/rng.ts';
import { chipFaultOf, chipStepOf } from '../chip-step.ts';
import { type ChipBet, chipBetOf, payChips } from '../chips.ts';
import type { Kind, Round } from '../kind.ts';

export interface ThreeDiceFigures {
  /** In cents. */
  minChip: number;
  /** What each pays, the chip with it, in ten-thousandths. */
  highLowX10000: number;
  /** By the total, from 4 to 17. */
  totalX10000: Readonly<Record<number, number>>;
  /** Two different faces. */
  pairX10000: number;
  /** At least two of a face. */
  doubleX10000: number;
  tripleX10000: number;
  anyTripleX10000: number;
  /** By how many dice show the face. */
  faceX10000: readonly [none: number, once: number, twice: number, thrice: number];
}

export const FACES = 6;
const DICE = 3;

type Dice = readonly number[];

type Times = (figures: ThreeDiceFigures, dice: Dice) => number;

const totalOf = (dice: Dice) => dice.reduce((sum, face) => sum + face, 0);
const countOf = (dice: Dice, face: number) => dice.filter((shown) => shown === face).length;
const isTriple = ([first, second, third]: Dice) => first === second && second === third;

const faces = Array.from({ length: FACES }, (_, place) => place + 1);
const totals = Array.from({ length: 14 }, (_, place) => place + 4);

const highLow =
  (isWithin: (total: number) => boolean): Times =>
  ({ highLowX10000 }, dice) =>
    !isTriple(dice) && isWithin(totalOf(dice)) ? highLowX10000 : 0;

const ofTotal =
  (total: number): Times =>
  ({ totalX10000 }, dice) =>
    totalOf(dice) === total ? totalX10000[total]! : 0;

const ofPair =
  (low: number, high: number): Times =>
  ({ pairX10000 }, dice) =>
    dice.includes(low) && dice.includes(high) ? pairX10000 : 0;

/** By the name of a spot: what it pays on some dice. */
export const threeDiceSpots: ReadonlyMap<string, Times> = new Map<string, Times>([
  ['low', highLow((total) => total <= 10)],
  ['high', highLow((total) => total > 10)],
  ...totals.map((total) => [`total-${total}`, ofTotal(total)] as const),
  ...faces.flatMap((low) =>
    faces.slice(low).map((high) => [`pair-${low}-${high}`, ofPair(low, high)] as const),
  ),
  ...faces.flatMap((face): [string, Times][] => [
    [`double-${face}`, ({ doubleX10000 }, dice) => (countOf(dice, face) >= 2 ? doubleX10000 : 0)],
    [`triple-${face}`, ({ tripleX10000 }, dice) => (countOf(dice, face) === DICE ? tripleX10000 : 0)],
    [`face-${face}`, ({ faceX10000 }, dice) => faceX10000[countOf(dice, face)]!],
  ]),
  ['any-triple', ({ anyTripleX10000 }, dice) => (isTriple(dice) ? anyTripleX10000 : 0)],
]);

const timesIn = ([name, value]: [string, number | object]): number[] =>
  name === 'minChip' ? [] : typeof value === 'number' ? [value] : Object.values(value);

export const threeDice: Kind<ThreeDiceFigures, ChipBet> = {
  betOf: (wish, { minChip }) => chipBetOf(wish, { spots: threeDiceSpots, minChip }),
  faultOf(figures, bet) {
    const step = chipStepOf(Object.entries(figures).flatMap(timesIn));
    return chipFaultOf(bet, () => step);
  },
  play(figures, { stake, chips }, _, rng): Round {
    const dice = drawInts(rng, FACES, DICE).map((face) => face + 1);
    const { pays, paid } = payChips(chips, (spot) => threeDiceSpots.get(spot)!(figures, dice));
    const steps = [
      { step: 'throw', dice, total: totalOf(dice) },
      { step: 'result', pays },
    ];
    return { steps, staked: stake, paid, isOver: true, choices: [] };
  },
  absent: () => 'void',
};
