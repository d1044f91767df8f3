// Points in buckets, so that a place among a million is reckoned from a few counts: as many as are in the buckets above,
// and then those ahead in one's own. A bucket is as wide as its points are large, so there are few however many points
// there may be.

/** Buckets between one power of two and the next. */
const A_DOUBLING = 64;
const BITS = 6;

/** Of points above nothing; more points are in the same bucket or in a later one. */
export function bucketOf(points: number): number {
  if (points < A_DOUBLING) return Math.max(0, points);
  // The logarithm of a large number may be rounded up to the next whole. Such points are in the last bucket below it, which
  // either power of two leads to.
  const doubling = Math.floor(Math.log2(points));
  return (doubling - BITS) * A_DOUBLING + Math.floor(points / 2 ** (doubling - BITS));
}

/** The fewest points in it. */
export function bucketStart(bucket: number): number {
  if (bucket < 2 * A_DOUBLING) return bucket;
  const width = Math.floor(bucket / A_DOUBLING) - 1;
  return ((bucket % A_DOUBLING) + A_DOUBLING) * 2 ** width;
}
