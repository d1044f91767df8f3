// Crash: a flight climbs until it ends, and pays who had left before. Here a player leaves at a target named with the
// bet; who leaves by hand has named a target too, only later.
import { type Bet, type Kind, paidAt, stakeOf } from '../kind.ts';
import { isWholeWithin } from '../wished.ts';
import { type BustFigures, bustOf } from './crash-bust.ts';

export interface TargetBet extends Bet {
  /** In hundredths of the stake. */
  targetX100: number;
}

/** What is paid to who aimed at a target, when so much was reached. */
export const paidAtTarget = ({ stake, targetX100 }: TargetBet, reachedX100: number): number =>
  reachedX100 >= targetX100 ? paidAt(stake, targetX100 * 100) : 0;

export const crash: Kind<BustFigures, TargetBet> = {
  betOf(wish, { targetsX100 }) {
    const stake = stakeOf(wish);
    const { targetX100 } = wish;
    return stake === null || !isWholeWithin(targetX100, targetsX100) ? null : { stake, targetX100 };
  },
  play(figures, bet, _, rng) {
    const atX100 = bustOf(rng, figures);
    const paid = paidAtTarget(bet, atX100);
    return { steps: [{ step: 'bust', atX100 }], staked: bet.stake, paid, isOver: true, choices: [] };
  },
  absent: () => 'void',
};
