// Coin ladder: heads leads one rung up, tails ends it, and the player may stop on any rung. The bet is the first toss.
import { drawInts } from '../../rng/rng.ts';
import { type Kind, paidAt, type Step, stakeOf } from '../kind.ts';
import { coinLadderTimes } from './coin-ladder-times.ts';

export interface CoinLadderFigures {
  edgeX10000: number;
  /** How many tosses there are at most. */
  rungs: number;
}

const TOSS = { name: 'toss' };
const COLLECT = { name: 'collect' };

export const coinLadder: Kind<CoinLadderFigures> = {
  betOf(wish) {
    const stake = stakeOf(wish);
    return stake === null ? null : { stake };
  },
  play(figures, { stake }, decisions, rng) {
    const sides = drawInts(rng, 2, figures.rungs).map((side) => (side === 1 ? 'heads' : 'tails'));
    const steps: Step[] = [];
    const end = (timesX10000: number) => {
      steps.push({ step: 'coins', sides });
      return { steps, staked: stake, paid: paidAt(stake, timesX10000), isOver: true, choices: [] };
    };
    for (const [tossed, { name }] of [TOSS, ...decisions].entries()) {
      if (name === 'collect') return end(coinLadderTimes(figures, tossed));
      const side = sides[tossed]!;
      const timesX10000 = side === 'heads' ? coinLadderTimes(figures, tossed + 1) : 0;
      steps.push({ step: 'toss', side, rung: tossed + 1, timesX10000 });
      if (side === 'tails' || tossed === figures.rungs - 1) return end(timesX10000);
    }
    return { steps, staked: stake, paid: 0, isOver: false, choices: [TOSS, COLLECT] };
  },
  absent: () => COLLECT,
};
