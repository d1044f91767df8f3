// Rounds that begin by themselves, so many and no more than the player has said they may lose. Whatever needs a person
// ends them.
import { canBegin, isRoundOpen, isSeen, type TableState } from '../table.ts';

export interface AutoplayWish {
  rounds: number;
  /** In cents: no round begins that could make the loss greater. */
  mostLost: number;
  /** In cents: a round that pays as much is the last. Null: none is. */
  leastWin: number | null;
}

export interface Autoplay extends AutoplayWish {
  /** As they were when it began. */
  stake: number;
  net: number;
  /** How many have begun. */
  begun: number;
}

/** Why it is over. */
export type AutoplayEnd = 'done' | 'lost' | 'won' | 'asked' | 'changed' | 'refused' | 'hidden';

type Table = Pick<TableState, 'stake' | 'net'>;

export const beginAutoplay = (wish: AutoplayWish, { stake, net }: Table): Autoplay => ({
  ...wish,
  ...{ stake, net, begun: 0 },
});

/** `costs`: what the next round takes of the player's own money. */
export function nextOf(auto: Autoplay, state: TableState, costs: number): 'wait' | 'play' | AutoplayEnd {
  if (state.refusal !== null) return 'refused';
  if (state.stake !== auto.stake) return 'changed';
  if (isRoundOpen(state) && isSeen(state) && !state.isAsking) return 'asked';
  if (!canBegin(state)) return 'wait';
  if (state.free.isUsedUp) return 'asked';
  // What lies there from before, or is only shown again, was not won by it.
  const paid = auto.begun === 0 || state.isReplay ? 0 : (state.round?.paid ?? 0);
  if (auto.leastWin !== null && paid >= auto.leastWin) return 'won';
  if (auto.begun >= auto.rounds) return 'done';
  return auto.net - state.net + costs > auto.mostLost ? 'lost' : 'play';
}

const NEXT_MS = 450;
const GAIN_MS = 1_300;
const BIG_MS = 3_500;
const BIG_TIMES = 10;

/** How long the last round stands before the next one begins. */
export function standsMs({ round }: TableState): number {
  if (round === null || round.paid <= round.staked) return NEXT_MS;
  return round.paid < round.staked * BIG_TIMES ? GAIN_MS : BIG_MS;
}
