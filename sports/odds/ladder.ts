// The odds that are offered: steps that players know, always the one below, so that rounding never costs the house.
// Odds are decimal and kept in thousandths: 1.91 is 1910.

export const ODDS_MIN_X1000 = 1_010;
export const ODDS_MAX_X1000 = 1_000_000;

/** Below each mark odds go by this step; both in thousandths. */
const steps = [
  { below: 2_000, step: 10 },
  { below: 3_000, step: 20 },
  { below: 4_000, step: 50 },
  { below: 6_000, step: 100 },
  { below: 10_000, step: 200 },
  { below: 20_000, step: 500 },
  { below: 50_000, step: 1_000 },
  { below: 100_000, step: 5_000 },
  { below: Number.POSITIVE_INFINITY, step: 10_000 },
] as const;

const stepAt = (oddsX1000: number) => steps.find(({ below }) => oddsX1000 < below)!.step;

/**
 * The step at or below these odds. Null where even the lowest step would be more than they are worth: such an outcome
 * is not offered. Beyond the highest step they are the highest.
 */
export function ladderDown(odds: number): number | null {
  const oddsX1000 = Math.floor(odds * 1000);
  if (!(oddsX1000 >= ODDS_MIN_X1000)) return null;
  if (oddsX1000 >= ODDS_MAX_X1000) return ODDS_MAX_X1000;
  const step = stepAt(oddsX1000);
  return oddsX1000 - (oddsX1000 % step);
}

/** The next step up or down, for whoever sets a price by hand; at an end of the ladder, that end. */
export function ladderStep(oddsX1000: number, by: 1 | -1): number {
  // Just below a mark the steps are those of the part below it.
  const step = stepAt(by === 1 ? oddsX1000 : oddsX1000 - 1);
  return Math.max(ODDS_MIN_X1000, Math.min(ODDS_MAX_X1000, oddsX1000 + by * step));
}

/** True of odds that a book may show. */
export const isOnLadder = (oddsX1000: number): boolean =>
  Number.isSafeInteger(oddsX1000) &&
  oddsX1000 >= ODDS_MIN_X1000 &&
  oddsX1000 <= ODDS_MAX_X1000 &&
  oddsX1000 % stepAt(oddsX1000) === 0;
