// Keno: some numbers are chosen, some are drawn, and how many are both decides what is paid.

import { drawSome } from '../../rng/rng.ts';
import { type Bet, type Kind, paidAt, stakeOf } from '../kind.ts';
import { isWholeWithin } from '../wished.ts';

export interface KenoFigures {
  /** They are 1 to this. */
  numbers: number;
  drawn: number;
  /** By how many were chosen, then by how many of them were drawn: what is paid, in hundredths of the stake. */
  paysX100: readonly (readonly number[])[];
}

export interface KenoBet extends Bet {
  /** In rising order. */
  chosen: readonly number[];
}

export const keno: Kind<KenoFigures, KenoBet> = {
  betOf(wish, { numbers, paysX100 }) {
    const stake = stakeOf(wish);
    const { chosen } = wish;
    if (stake === null || !Array.isArray(chosen) || chosen.length >= paysX100.length) return null;
    const isEachRight = chosen.every((number: unknown) => isWholeWithin(number, [1, numbers]));
    const isEachOnce = new Set(chosen).size === chosen.length;
    if (chosen.length === 0 || !isEachRight || !isEachOnce) return null;
    return { stake, chosen: chosen.toSorted((a, b) => a - b) };
  },
  play({ numbers, drawn: count, paysX100 }, { stake, chosen }, _, rng) {
    const drawn = drawSome(rng, numbers, count).map((place) => place + 1);
    const hits = drawn.filter((number) => chosen.includes(number));
    const timesX10000 = paysX100[chosen.length]![hits.length]! * 100;
    const steps = [{ step: 'draw', drawn, hits, timesX10000 }];
    return { steps, staked: stake, paid: paidAt(stake, timesX10000), isOver: true, choices: [] };
  },
  absent: () => 'void',
};
