// Limbo: a multiplier is named and one is drawn, by the law of flights but at once and alone.

import { crash, paidAtTarget, type TargetBet } from '../crash/crash.ts';
import { type BustFigures, bustOf } from '../crash/crash-bust.ts';
import type { Kind } from '../kind.ts';

export const limbo: Kind<BustFigures, TargetBet> = {
  betOf: crash.betOf,
  play(figures, bet, _, rng) {
    const reachedX100 = bustOf(rng, figures);
    const paid = paidAtTarget(bet, reachedX100);
    const steps = [{ step: 'reach', reachedX100, isWon: paid > 0 }];
    return { steps, staked: bet.stake, paid, isOver: true, choices: [] };
  },
  absent: () => 'void',
};
