// Slots: reels stop, wins are paid, features follow. One kind for all of them: a game is its figures.
import { type Bet, type Choice, type Decision, type Kind, stakeOf, type Wish } from '../kind.ts';
import { type Course, isCapped } from './course.ts';
import { playFreeSpins } from './free-spins.ts';
import { playBoughtHold, playHold } from './hold.ts';
import { playPick } from './pick.ts';
import { playRespins } from './respins.ts';
import { type ModeFigures, payFor, type SlotFigures, type TumbleFigures } from './slot-figures.ts';
import { playSpin } from './spin.ts';
import { drawSeed, playSeed } from './table.ts';
import { playWheel } from './wheel.ts';

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
  play(figures, { stake, mode }, decisions, rng) {
    const terms = figures.modes[mode]!;
    const course: Course = { rng, steps: [], paidX100: 0, capX100: figures.capX100 };
    const choices = playThrough(figures, course, { ...terms, decisions });
    const { steps, paidX100 } = course;
    if (choices.length > 0) return { steps, staked: stake, paid: 0, isOver: false, choices };
    if (isCapped(course)) steps.push({ step: 'cap', capX100: figures.capX100 });
    steps.push({ step: 'total', paidX100 });
    return { steps, staked: stake, paid: paidOf(stake, paidX100, terms), isOver: true, choices };
  },
  /** A round that waits for a pick goes on with the first place that is closed: all of them are alike. */
  absent: ({ choices }) => ({ name: 'pick', at: choices[0]!.at![0]! }),
  /** A stage shows how a board falls, and never looks up which one it is: the rows of the table stay here. */
  shown: ({ tumble, ...figures }) =>
    tumble === undefined ? figures : { ...figures, tumble: { ...tumble, table: [] } },
};

interface Start extends ModeFigures {
  decisions: readonly Decision[];
}

function playThrough(figures: SlotFigures, course: Course, { strips, scatters, decisions }: Start): Choice[] {
  if (figures.tumble !== undefined) {
    playTumbles(figures, figures.tumble, course);
    return [];
  }
  const spinsFor = figures.scatter?.spins ?? [];
  if (scatters !== undefined) {
    playFreeSpins(figures, course, payFor(spinsFor, scatters));
    playBoughtHold(figures, course, scatters);
    return [];
  }
  const { wild, factors, wildReels } = figures;
  const terms = { strips, times: 1, wild, factors, wildReels };
  const { grid, spins } = playSpin(figures, course, { ...terms, spins: spinsFor });
  playFreeSpins(figures, course, spins);
  playRespins(figures, course, grid);
  playHold(figures, course, grid);
  playWheel(figures, course, grid);
  return playPick(figures, course, { grid, decisions });
}

/** A row of the table, whole. */
function playTumbles(figures: SlotFigures, tumble: TumbleFigures, course: Course): void {
  const { steps, paidX100 } = playSeed(figures, tumble, drawSeed(tumble.table, course.rng));
  course.steps.push(...steps);
  course.paidX100 = paidX100;
}

/** What is left of a cent stays with the house; of stakes that the cost divides nothing is left. */
const paidOf = (stake: number, paidX100: number, { costX100 }: ModeFigures): number =>
  Math.floor((stake * paidX100) / costX100);
