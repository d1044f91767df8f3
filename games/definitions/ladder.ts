/** The stakes of games that take one stake a round, in cents. */
export const ladder = [20, 40, 60, 100, 200, 300, 500, 1000, 2000, 5000, 10_000] as const;

/** Of these, a price in hundredths of the stake is a whole number of cents, so that rounding keeps nothing back. */
export const wholeLadder: readonly number[] = ladder.filter((stake) => stake % 100 === 0);
