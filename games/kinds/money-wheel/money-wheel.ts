// A money wheel: chips lie on numbers, and the number that the wheel stops at pays so many times the chip, and the chip.
// One segment is a raise: the wheel turns once more, over the numbers alone, and what the number wins is multiplied.

import { drawInt } from '../../rng/rng.ts';
import { type ChipBet, chipBetOf, payChips } from '../chips.ts';
import { type Kind, type Round, type Step, TIMES_1 } from '../kind.ts';

export interface MoneyWheelFigures {
  /** In cents. */
  minChip: number;
  /** What the segments show, in the order they stand in; 0 is a raise. */
  segments: readonly number[];
  /** By what a raise multiplies a win. */
  raise: number;
}

const RAISE = 0;

/** The places of the segments that show a number. */
const numberedOf = ({ segments }: MoneyWheelFigures): number[] =>
  [...segments.keys()].filter((place) => segments[place] !== RAISE);

export const numbersOf = (figures: MoneyWheelFigures): number[] =>
  [...new Set(numberedOf(figures).map((place) => figures.segments[place]!))].toSorted((a, b) => a - b);

export const wheelTimes = (number: number, factor: number): number => (number * factor + 1) * TIMES_1;

export const moneyWheel: Kind<MoneyWheelFigures, ChipBet> = {
  betOf(wish, figures) {
    const spots = new Set(numbersOf(figures).map(String));
    return chipBetOf(wish, { spots, minChip: figures.minChip });
  },
  play(figures, { stake, chips }, _, rng): Round {
    const numbered = numberedOf(figures);
    const first = drawInt(rng, figures.segments.length);
    // Drawn whether it is needed or not, so that a round always takes the same words.
    const second = numbered[drawInt(rng, numbered.length)]!;
    const isRaised = figures.segments[first] === RAISE;
    const number = figures.segments[isRaised ? second : first]!;
    const factor = isRaised ? figures.raise : 1;
    const { pays, paid } = payChips(chips, (spot) =>
      spot === String(number) ? wheelTimes(number, factor) : 0,
    );
    const steps: Step[] = [
      { step: 'spin', segment: first, isRaised },
      ...(isRaised ? [{ step: 'spin', segment: second, isRaised: false }] : []),
      { step: 'result', number, factor, pays },
    ];
    return { steps, staked: stake, paid, isOver: true, choices: [] };
  },
  absent: () => 'void',
};
