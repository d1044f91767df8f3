// Prices are calibrated when outcomes that are priced at 60 % win 60 % of the time, and so at every other price.
export interface Bin {
  /** The mean of the probabilities that were predicted, and the share of those outcomes that won. */
  readonly predicted: number;
  readonly observed: number;
  readonly count: number;
}

interface Predicted {
  readonly chances: readonly number[];
  readonly winner: number;
}

const BINS = 10;

/** Every outcome of every market, by tenths of the probability that was predicted. */
export function binsOf(markets: readonly Predicted[]): Bin[] {
  const sums = Array.from({ length: BINS }, () => ({ predicted: 0, observed: 0, count: 0 }));
  for (const { chances, winner } of markets)
    for (const [place, chance] of chances.entries()) {
      const bin = sums[Math.min(BINS - 1, Math.floor(chance * BINS))]!;
      bin.predicted += chance;
      bin.observed += place === winner ? 1 : 0;
      bin.count += 1;
    }
  return sums
    .filter(({ count }) => count > 0)
    .map(({ predicted, observed, count }) => ({
      predicted: predicted / count,
      observed: observed / count,
      count,
    }));
}

/** Standard errors of a 99 % interval. */
const Z_99 = 2.5758;
/** A difference this small is of no consequence, however many matches show it. */
const NEAR = 0.01;

/** The half-width of the 99 % interval of what is observed where the prediction is right. */
export const halfWidth = ({ predicted, count }: Bin): number =>
  Z_99 * Math.sqrt((predicted * (1 - predicted)) / count);

export const isCalibrated = (bin: Bin): boolean =>
  Math.abs(bin.predicted - bin.observed) <= Math.max(NEAR, halfWidth(bin));
