// What cards are worth in blackjack: an ace 1 or 11, pictures 10.
import { ACE, rankOf, TEN } from '../../cards/card.ts';

/** 1 to 10; of an ace the lower. */
export function worthOf(card: number): number {
  const rank = rankOf(card);
  return rank === ACE ? 1 : Math.min(rank, TEN) + 2;
}

export interface Total {
  total: number;
  /** An ace in it counts 11. */
  isSoft: boolean;
}

export const MOST = 21;

export function totalOf(worths: readonly number[]): Total {
  const low = worths.reduce((sum, worth) => sum + worth, 0);
  const isSoft = worths.includes(1) && low + 10 <= MOST;
  return { total: isSoft ? low + 10 : low, isSoft };
}

/** The dealer draws to it, and stands on it with an ace too. */
export const DEALER_STANDS = 17;

/** The cards that a round can come to need: no more is drawn, and what is drawn never depends on a decision. */
export function cardsNeeded(decks: number): number {
  // Two hands hit on 20 at most and the dealer on 16, each with one card more; the smallest cards make the most of them.
  const aces = 4 * decks;
  const twos = (2 * (MOST - 1) + (DEALER_STANDS - 1) - aces) / 2;
  return aces + twos + 3;
}
