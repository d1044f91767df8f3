// Roulette with one zero: a ball falls into one of 37 pockets, and every chip that covers it is paid as if there were 36.

import { drawInt } from '../../rng/rng.ts';
import { chipFaultOf, chipStepOf } from '../chip-step.ts';
import { type ChipBet, chipBetOf, payChips } from '../chips.ts';
import { type Kind, type Round, TIMES_1 } from '../kind.ts';
import { POCKETS, spots } from './roulette-spots.ts';

export interface RouletteFigures {
  /** In cents. */
  minChip: number;
  /** What comes back of a chip on an even chance when zero falls, in ten-thousandths. */
  zeroGivesBackX10000: number;
}

export function rouletteTimes(
  { zeroGivesBackX10000 }: RouletteFigures,
  spot: string,
  pocket: number,
): number {
  const { type, numbers } = spots.get(spot)!;
  if (numbers.includes(pocket)) return (TIMES_1 * (POCKETS - 1)) / numbers.length;
  return type === 'even' && pocket === 0 ? zeroGivesBackX10000 : 0;
}

export const roulette: Kind<RouletteFigures, ChipBet> = {
  betOf: (wish, { minChip }) => chipBetOf(wish, { spots, minChip }),
  /** Won chips are paid in whole cents; those on an even chance may be halved by zero. */
  faultOf: (figures, bet) => chipFaultOf(bet, (spot) => chipStepOf([rouletteTimes(figures, spot, 0)])),
  play(figures, { stake, chips }, _, rng): Round {
    const pocket = drawInt(rng, POCKETS);
    const { pays, paid } = payChips(chips, (spot) => rouletteTimes(figures, spot, pocket));
    const steps = [
      { step: 'spin', pocket },
      { step: 'result', pays },
    ];
    return { steps, staked: stake, paid, isOver: true, choices: [] };
  },
  absent: () => 'void',
};
