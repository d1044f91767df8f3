/** The stakes of games that take one stake a round, in cents. */
export const ladder = [20, 40, 60, 100, 200, 300, 500, 1000, 2000, 5000, 10_000] as const;
