// Dice: a number from 0.00 to 99.99 falls, and the player has said on which side of which point.

import { drawInt } from '../../rng/rng.ts';
import { type Bet, type Kind, paidAt, type Round, stakeOf, TIMES_1 } from '../kind.ts';

export interface DiceFigures {
  /** What the house keeps, in ten-thousandths of the stake. */
  edgeX10000: number;
  /** How many of the 10,000 numbers may win, at least and at most. */
  chances: readonly [least: number, most: number];
}

export interface DiceBet extends Bet {
  /** How many of the 10,000 numbers win. */
  chance: number;
  side: 'under' | 'over';
}

export const NUMBERS = 10_000;

export const diceTimes = ({ edgeX10000 }: DiceFigures, chance: number): number =>
  Math.floor(((TIMES_1 - edgeX10000) * NUMBERS) / chance);

/** Whether a win pays more than the stake in whole cents. */
export const canGain = (figures: DiceFigures, stake: number, chance: number): boolean =>
  paidAt(stake, diceTimes(figures, chance)) > stake;

/** The chances that are accepted at a stake: a likelier one could not gain. */
export function chancesAt(figures: DiceFigures, stake: number): readonly [least: number, most: number] {
  let [least, most] = figures.chances;
  while (most > least && !canGain(figures, stake, most)) most -= 1;
  return [least, most];
}

export const dice: Kind<DiceFigures, DiceBet> = {
  betOf(wish, { chances: [least, most] }) {
    const stake = stakeOf(wish);
    const { chance, side } = wish;
    if (stake === null || (side !== 'under' && side !== 'over')) return null;
    if (typeof chance !== 'number' || !Number.isSafeInteger(chance)) return null;
    return chance < least || chance > most ? null : { stake, chance, side };
  },
  faultOf: (figures, { stake, chance }) => (canGain(figures, stake, chance) ? null : { fault: 'cannotGain' }),
  play(figures, { stake, chance, side }, _, rng): Round {
    const number = drawInt(rng, NUMBERS);
    const isWon = side === 'under' ? number < chance : number >= NUMBERS - chance;
    const paid = isWon ? paidAt(stake, diceTimes(figures, chance)) : 0;
    return { steps: [{ step: 'fall', number, isWon }], staked: stake, paid, isOver: true, choices: [] };
  },
  absent: () => 'void',
};
