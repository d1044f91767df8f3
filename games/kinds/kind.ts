// What a kind of game is: a pure function from figures, a bet, decisions and chance to a round. The server, the frame,
// the verifier and the par sheets all use the same one. Nothing here knows who plays, what they own, or what time it is.
import type { Rng } from '../rng/rng.ts';

/** In cents; a kind adds what else is chosen before a round. */
export interface Bet {
  /** All that is staked at the start. */
  stake: number;
}

/** What a player decides in an open round: `at` names one place or card, `these` names several. */
export interface Decision {
  name: string;
  at?: number;
  these?: readonly number[];
}

/** A decision that is offered now. */
export interface Choice {
  name: string;
  /** The places one of which must be named. */
  at?: readonly number[];
  /** The places any of which may be named, none too. */
  these?: readonly number[];
  /** In cents: what it costs on top of what was staked. */
  stake?: number;
}

/** A moment to show: its name, and what a player may see of it. */
export interface Step {
  step: string;
  [detail: string]: unknown;
}

export interface Round {
  /** All that a player may know, in the order it is shown. Decisions only add to it. */
  steps: readonly Step[];
  /** In cents, with all that decisions have added. */
  staked: number;
  /** In cents; final when the round is over. */
  paid: number;
  isOver: boolean;
  /** Empty when it is over. */
  choices: readonly Choice[];
}

/** A bet as it came: nothing about it is known to be true. */
export type Wish = Readonly<Record<string, unknown>>;

export interface Kind<Figures = unknown, PlacedBet extends Bet = Bet> {
  /** The bet that was wished for, and nothing more; null: this game takes no such bet. */
  betOf(wish: Wish, figures: Figures): PlacedBet | null;
  /** Why a bet that can be replayed is not accepted for a new round; null: it is accepted. */
  faultOf?(figures: Figures, bet: PlacedBet): BetFault | null;
  /** The whole round from its beginning: what was hidden at the start depends on chance alone, never on a decision. */
  play(figures: Figures, bet: PlacedBet, decisions: readonly Decision[], rng: Rng): Round;
  /** What is decided for a player who does not come back; 'void' returns the stake of a round nothing was shown in. */
  absent(round: Round, figures: Figures, bet: PlacedBet): Decision | 'void';
  /** What a stage needs of the figures; without it all of them. Who checks a round reads the definition itself. */
  shown?(figures: Figures): Figures;
}

/** A bet that cannot pay more than its stake, or chips that are not in the steps of their spot. */
export type BetFault = { fault: 'cannotGain' } | ChipStepFault;

export interface ChipStepFault {
  fault: 'chipStep';
  spot: string;
  /** In cents. */
  step: number;
}

export function isOffered(choices: readonly Choice[], { name, at, these }: Decision): boolean {
  const choice = choices.find((offered) => offered.name === name);
  if (choice === undefined) return false;
  const isPlaceRight = at === undefined ? choice.at === undefined : (choice.at?.includes(at) ?? false);
  return isPlaceRight && areOffered(choice.these, these);
}

function areOffered(offered: readonly number[] | undefined, named: readonly number[] | undefined): boolean {
  if (offered === undefined || named === undefined) return offered === named;
  return new Set(named).size === named.length && named.every((place) => offered.includes(place));
}

/** A stake of whole cents, or null. Which stakes a game takes is asked elsewhere. */
export const stakeOf = ({ stake }: Wish): number | null =>
  Number.isSafeInteger(stake) && (stake as number) > 0 ? (stake as number) : null;

/** Ten thousand of these make the stake itself. */
export const TIMES_1 = 10_000;

/** What a stake is paid at so many ten-thousandths of it; what is left of a cent stays with the house. */
export function paidAt(stake: number, timesX10000: number): number {
  const product = stake * timesX10000;
  if (!Number.isSafeInteger(product)) throw new RangeError(`too much to reckon: ${stake} × ${timesX10000}`);
  return Math.floor(product / TIMES_1);
}
