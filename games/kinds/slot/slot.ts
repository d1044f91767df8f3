// Slots: reels stop, wins are paid, features follow. One kind for all of them: a game is its figures.
import { type Bet, type Kind, stakeOf, type Wish } from '../kind.ts';
import { type Course, isCapped } from './course.ts';
import { playFreeSpins } from './free-spins.ts';
import { type ModeFigures, payFor, type SlotFigures } from './slot-figures.ts';
import { playSpin } from './spin.ts';

export interface SlotBet extends Bet {
  /** One of the game's ways to start a round; the stake is what that costs in all. */
  mode: string;
}

export const slot: Kind<SlotFigures, SlotBet> = {
  betOf(wish: Wish, { modes }) {
    const stake = stakeOf(wish);
    const { mode } = wish;
    return stake === null || typeof mode !== 'string' || !Object.hasOwn(modes, mode) ? null : { stake, mode };
  },
  play(figures, { stake, mode }, _, rng) {
    const terms = figures.modes[mode]!;
    const course: Course = { rng, steps: [], paidX100: 0, capX100: figures.capX100 };
    playFreeSpins(figures, course, playStart(figures, course, terms));
    const { steps, paidX100 } = course;
    if (isCapped(course)) steps.push({ step: 'cap', capX100: figures.capX100 });
    steps.push({ step: 'total', paidX100 });
    return { steps, staked: stake, paid: paidOf(stake, paidX100, terms), isOver: true, choices: [] };
  },
  absent: () => 'void',
};

/** How many free spins the start of the round awards. */
function playStart(figures: SlotFigures, course: Course, { strips, scatters }: ModeFigures): number {
  const spins = figures.scatter?.spins ?? [];
  return scatters === undefined
    ? playSpin(figures, course, { strips, times: 1, wild: figures.wild, factors: figures.factors, spins })
    : payFor(spins, scatters);
}

/** What is left of a cent stays with the house; of stakes that the cost divides nothing is left. */
const paidOf = (stake: number, paidX100: number, { costX100 }: ModeFigures): number =>
  Math.floor((stake * paidX100) / costX100);
