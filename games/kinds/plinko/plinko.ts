// Plinko: a ball falls left or right at every row of pegs, and the slot it ends in pays.

import { drawInts } from '../../rng/rng.ts';
import { type Bet, type Kind, paidAt, stakeOf } from '../kind.ts';
import { isNameIn } from '../wished.ts';

export interface PlinkoFigures {
  /**
   * By risk, then by rows: what the slots pay in hundredths of the stake, from the outermost to the middle one. The other
   * side mirrors it.
   */
  paysX100: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>>;
}

export interface PlinkoBet extends Bet {
  risk: string;
  rows: number;
}

/** In ten-thousandths of the stake, slot by slot from the left. */
export function plinkoTimes({ paysX100 }: PlinkoFigures, { risk, rows }: Pick<PlinkoBet, 'risk' | 'rows'>) {
  const half = paysX100[risk]![rows]!;
  return Array.from({ length: rows + 1 }, (_, slot) => half[Math.min(slot, rows - slot)]! * 100);
}

export const plinko: Kind<PlinkoFigures, PlinkoBet> = {
  betOf(wish, { paysX100 }) {
    const stake = stakeOf(wish);
    const { risk, rows } = wish;
    if (stake === null || !isNameIn(risk, paysX100) || typeof rows !== 'number') return null;
    return Object.hasOwn(paysX100[risk]!, rows) ? { stake, risk, rows } : null;
  },
  play(figures, bet, _, rng) {
    // At each row 0 is left and 1 is right, so that their sum is the slot.
    const path = drawInts(rng, 2, bet.rows);
    const slot = path.reduce((rights, turn) => rights + turn, 0);
    const timesX10000 = plinkoTimes(figures, bet)[slot]!;
    const paid = paidAt(bet.stake, timesX10000);
    const steps = [{ step: 'fall', path, slot, timesX10000 }];
    return { steps, staked: bet.stake, paid, isOver: true, choices: [] };
  },
  absent: () => 'void',
};
