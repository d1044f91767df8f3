// What may be guessed at a card and at what price, apart from the game, so that a stage can show it without it.
import { TIMES_1 } from '../kind.ts';
import type { HiloFigures } from './hilo.ts';

/** The ace is the lowest, 1; the king is the highest. */
export const RANKS = 13;

export type Guess = 'higher' | 'lower' | 'same';

export interface Price {
  guess: Guess;
  /** How many of the ranks make it right. */
  ways: number;
  /** What could be collected then, in ten-thousandths of the stake. */
  timesX10000: number;
}

/** What a card is open to. The right guesses so far are known by their ways, in any order. */
export interface Hand {
  rank: number;
  won: readonly number[];
  /** How many cards of the round have not been shown. */
  unseen: number;
}

/** A card between ace and king may come again on either side; at these two the same card is a guess of its own. */
function guessesAt(rank: number): readonly (readonly [Guess, number])[] {
  if (rank === 1)
    return [
      ['higher', RANKS - 1],
      ['same', 1],
    ] as const;
  if (rank === RANKS)
    return [
      ['same', 1],
      ['lower', RANKS - 1],
    ] as const;
  return [
    ['higher', RANKS + 1 - rank],
    ['lower', rank],
  ] as const;
}

export function isRight(guess: Guess, from: number, to: number): boolean {
  if (guess === 'same') return to === from;
  if (from === 1 || from === RANKS) return to !== from;
  return guess === 'higher' ? to >= from : to <= from;
}

/** In ten-thousandths of the stake, rounded down. */
export function hiloTimes({ edgeX10000 }: HiloFigures, won: readonly number[]): number {
  if (won.length === 0) return 0;
  // In whole numbers: a float at the edge of a cent would pay two players differently.
  let [over, under] = [TIMES_1 - edgeX10000, 1];
  for (const ways of won) [over, under] = [over * RANKS, under * ways];
  if (over <= Number.MAX_SAFE_INTEGER) return Math.floor(over / under);
  const large = BigInt(TIMES_1 - edgeX10000) * BigInt(RANKS) ** BigInt(won.length);
  return Number(large / won.reduce((product, ways) => product * BigInt(ways), 1n));
}

/** A guess that would be worth more than the top is not offered: cut short, it would return less than all others. */
export function pricesAt(figures: HiloFigures, { rank, won, unseen }: Hand): Price[] {
  if (unseen === 0) return [];
  return guessesAt(rank)
    .map(([guess, ways]) => ({ guess, ways, timesX10000: hiloTimes(figures, [...won, ways]) }))
    .filter(({ timesX10000 }) => timesX10000 <= figures.topX10000);
}

/** No card is left, or even the likeliest guess of all would be worth more than the top. */
export const isAtEnd = (figures: HiloFigures, { won, unseen }: Hand): boolean =>
  unseen === 0 || hiloTimes(figures, [...won, RANKS - 1]) > figures.topX10000;

/** One card is kept for a guess, so that no round runs out of cards without one. */
export const isSkipOffered = ({ unseen }: Hand): boolean => unseen > 1;
