// Factors of the usual limits of bets: of a league, an event, their markets and a player. They multiply.

/** What all of them together come to at most. */
export const LIMIT_FACTOR_MOST = 5;

export const limitFactorOf = (...factors: readonly number[]): number =>
  Math.min(
    LIMIT_FACTOR_MOST,
    factors.reduce((product, factor) => product * factor, 1),
  );

/** One trader alone lowers a limit, or raises it to what everybody has. */
export const needsSecondForLimit = (from: number, to: number): boolean => to > 1 && to > from;
