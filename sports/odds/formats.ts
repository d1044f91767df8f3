// The same odds as players of different countries write them. For the eye only: what is kept and paid is decimal odds in
// thousandths.
import { fractions } from './fractions.ts';

export type OddsFormat = 'decimal' | 'fractional' | 'american' | 'hong-kong';

export const oddsFormats: readonly OddsFormat[] = ['decimal', 'fractional', 'american', 'hong-kong'];

export function formatOdds(oddsX1000: number, format: OddsFormat): string {
  switch (format) {
    case 'decimal':
      return decimal(oddsX1000);
    case 'fractional':
      return fractionOf(oddsX1000).join('/');
    case 'american':
      return american(oddsX1000);
    case 'hong-kong':
      return decimal(oddsX1000 - 1000);
  }
}

/**
 * Two decimals to ten, one to a hundred, none above; one finer where the odds need it. Several odds together may have more:
 * what is left out of them is never rounded up.
 */
function decimal(x1000: number): string {
  const places =
    x1000 < 10_000
      ? x1000 % 10 === 0
        ? 2
        : 3
      : x1000 < 100_000
        ? x1000 % 100 < 10
          ? 1
          : 2
        : x1000 % 1000 < 100
          ? 0
          : 1;
  const whole = Math.floor(x1000 / 1000);
  const rest = String(x1000 % 1000)
    .padStart(3, '0')
    .slice(0, places);
  return places === 0 ? String(whole) : `${whole}.${rest}`;
}

/** What a hundred wins, or what has to be staked to win a hundred. */
function american(oddsX1000: number): string {
  const profit = oddsX1000 - 1000;
  return profit >= 1000 ? `+${Math.round(profit / 10)}` : `−${Math.round(100_000 / profit)}`;
}

/** Profit to stake: the fraction that bettors say, if one is near enough, else the nearest in small numbers. */
export function fractionOf(oddsX1000: number): readonly [number, number] {
  const profit = (oddsX1000 - 1000) / 1000;
  const spoken = fractions.reduce((best, next) => (offBy(next, profit) < offBy(best, profit) ? next : best));
  return offBy(spoken, profit) <= 0.005 * (1 + profit) ? spoken : nearestFraction(profit);
}

const offBy = ([profit, stake]: readonly [number, number], wanted: number) =>
  Math.abs(profit / stake - wanted);

const DENOMINATOR_MAX = 100;

/** Down the tree of all fractions (Stern and Brocot) until the denominator is too large. */
function nearestFraction(wanted: number): readonly [number, number] {
  let [low, high]: [[number, number], [number, number]] = [
    [Math.floor(wanted), 1],
    [Math.floor(wanted) + 1, 1],
  ];
  let best = offBy(low, wanted) <= offBy(high, wanted) || high[0] === 0 ? low : high;
  for (;;) {
    const middle: [number, number] = [low[0] + high[0], low[1] + high[1]];
    if (middle[1] > DENOMINATOR_MAX || offBy(best, wanted) < 1e-9) return best;
    if (offBy(middle, wanted) < offBy(best, wanted)) best = middle;
    if (middle[0] / middle[1] < wanted) low = middle;
    else high = middle;
  }
}
