// How far counts lie from what was expected, for tests of chance.

/**
 * Chi-square as a standard normal deviate (Wilson and Hilferty): honest chance stays within ±4 but once in 16,000, what
 * is uneven lies far above it, and what is too even lies below. `freedom` is given where counts hang together.
 */
export function unevenness(
  counts: ArrayLike<number>,
  expected: number | readonly number[],
  freedom = counts.length - 1,
): number {
  let sum = 0;
  for (let cell = 0; cell < counts.length; cell++) {
    const meant = typeof expected === 'number' ? expected : expected[cell]!;
    sum += (counts[cell]! - meant) ** 2 / meant;
  }
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(sum / freedom) - (1 - spread)) / Math.sqrt(spread);
}
