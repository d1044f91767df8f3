// A round of video poker as far as it was shown.
import type { PlayedRound } from '#contract/play.ts';
import type { HandName } from '#games/kinds/video-poker/video-poker-hand.ts';

export const HAND_CARDS = 5;

type PokerStep =
  | { step: 'deal'; cards: readonly number[]; hand: HandName }
  | { step: 'draw'; held: readonly number[]; cards: readonly number[] }
  | { step: 'result'; hand: HandName; paid: number };

export interface PokerGame {
  /** None lies face down before the deal. */
  cards: readonly (number | null)[];
  /** What they make; not known for a moment after the draw. */
  hand: HandName | null;
  /** Null until the draw. */
  held: readonly number[] | null;
}

export function readPoker(round: PlayedRound | null, drawn: number): PokerGame {
  let game: PokerGame = { cards: Array.from({ length: HAND_CARDS }, () => null), hand: null, held: null };
  for (const step of (round?.steps.slice(0, drawn) ?? []) as unknown as PokerStep[])
    if (step.step === 'deal') game = { cards: step.cards, hand: step.hand, held: null };
    else if (step.step === 'draw') game = { cards: step.cards, hand: null, held: step.held };
    else game = { ...game, hand: step.hand };
  return game;
}
