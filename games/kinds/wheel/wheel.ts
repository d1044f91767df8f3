// Wheel: one of many equal segments stops at the pointer, on a rim that the player chose.

import { drawInt } from '../../rng/rng.ts';
import { type Bet, type Kind, paidAt, stakeOf } from '../kind.ts';
import { isNameIn } from '../wished.ts';

export interface WheelFigures {
  /** By risk, then by the number of segments: what each pays around the rim, in hundredths of the stake. */
  rimsX100: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>>;
}

export interface WheelBet extends Bet {
  risk: string;
  segments: number;
}

export const wheel: Kind<WheelFigures, WheelBet> = {
  betOf(wish, { rimsX100 }) {
    const stake = stakeOf(wish);
    const { risk, segments } = wish;
    if (stake === null || !isNameIn(risk, rimsX100) || typeof segments !== 'number') return null;
    return Object.hasOwn(rimsX100[risk]!, segments) ? { stake, risk, segments } : null;
  },
  play({ rimsX100 }, { stake, risk, segments }, _, rng) {
    const segment = drawInt(rng, segments);
    const timesX10000 = rimsX100[risk]![segments]![segment]! * 100;
    const steps = [{ step: 'turn', segment, timesX10000 }];
    return { steps, staked: stake, paid: paidAt(stake, timesX10000), isOver: true, choices: [] };
  },
  absent: () => 'void',
};
