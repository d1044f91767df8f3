// What a few noisy rounds say together. A median is not moved by one bad round; the least and the most show the noise.

export interface Spread {
  median: number;
  least: number;
  most: number;
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: quantile(values, 0.5),
  least: quantile(values, 0),
  most: quantile(values, 1),
});

/** Between two neighbours it takes the point in between, so the median of 1 and 2 is 1.5. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = part * (sorted.length - 1);
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new RangeError('no values, so no quantile');
  return below + (above - below) * (place - Math.floor(place));
}
