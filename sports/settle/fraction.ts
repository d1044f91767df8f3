// Exact fractions, for what is multiplied many times before a cent is cut off once.

export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

export function fraction(top: bigint, bottom: bigint): Fraction {
  if (bottom <= 0n || top < 0n) throw new RangeError(`no factor: ${top}/${bottom}`);
  return { top, bottom };
}

export const ONE: Fraction = { top: 1n, bottom: 1n };

export const multiplied = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.top,
  bottom: a.bottom * b.bottom,
});

/** Whole units in so many of them; what is left of one stays behind. */
export const floorTimes = (units: bigint, by: Fraction): bigint => (units * by.top) / by.bottom;
