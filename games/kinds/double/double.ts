// Double: a ball comes to rest in one of few pockets, and a bet is on its colour.

import { drawInt } from '../../rng/rng.ts';
import { type Bet, type Kind, paidAt, stakeOf } from '../kind.ts';
import { isNameIn } from '../wished.ts';

export interface DoubleFigures {
  /** Their colours, around the rim. */
  pockets: readonly string[];
  /** By colour, in hundredths of the stake. */
  paysX100: Readonly<Record<string, number>>;
}

export interface DoubleBet extends Bet {
  colour: string;
}

export const double: Kind<DoubleFigures, DoubleBet> = {
  betOf(wish, { paysX100 }) {
    const stake = stakeOf(wish);
    const { colour } = wish;
    return stake === null || !isNameIn(colour, paysX100) ? null : { stake, colour };
  },
  play({ pockets, paysX100 }, { stake, colour: named }, _, rng) {
    const pocket = drawInt(rng, pockets.length);
    const colour = pockets[pocket]!;
    const isWon = colour === named;
    const steps = [{ step: 'rest', pocket, colour, isWon }];
    const paid = isWon ? paidAt(stake, paysX100[named]! * 100) : 0;
    return { steps, staked: stake, paid, isOver: true, choices: [] };
  },
  absent: () => 'void',
};
