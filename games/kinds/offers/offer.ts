// A choice that a game offers, with all that it can pay, so that its return can be computed at every stake.
import type { Counted } from '../counted-law.ts';
import type { Wish } from '../kind.ts';

export interface Offer {
  /** As sheets name ways of playing: `chance-4950`, `mines-3-opens-5`, `straight`. */
  choice: string;
  /** What it pays, in ten-thousandths of the stake, and in how many of all equally likely ways. */
  counted: Counted;
  /** The bet at a stake, where some stakes are not accepted for it. */
  wish?: (stake: number) => Wish;
}

/** Pays once in so many ways, and nothing otherwise. */
export const winOrNothing = (choice: string, timesX10000: number, ways: number, all: number): Offer => ({
  choice,
  counted: [
    [timesX10000, ways],
    [0, all - ways],
  ],
});
