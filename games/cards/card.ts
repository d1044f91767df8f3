// A card is a number from 0 to 51: four times its rank, from the two (0) to the ace (12), and its suit (0 to 3) on top.

/** In a pack. */
export const CARDS = 52;

/** In a suit. */
export const RANKS = 13;

export const TEN = 8;
export const ACE = 12;

export const rankOf = (card: number): number => card >> 2;

export const suitOf = (card: number): number => card & 3;
