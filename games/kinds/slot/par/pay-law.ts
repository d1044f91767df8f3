// How likely each pay is. Places are multiples of GRAIN; the last is the cap, with all that would be beyond it.
import type { ParRow } from '../../par-sheet.ts';
import { GRAIN } from '../slot-figures.ts';

export type PayLaw = Float64Array;

/** What shows on the reels and wins: a law for each number of scatters (or of what else is counted). */
export type SpinLaw = readonly PayLaw[];

export const emptyLaw = (capX100: number): PayLaw => new Float64Array(capX100 / GRAIN + 1);

export function addPay(law: PayLaw, paysX100: number, likelihood: number): void {
  law[Math.min(paysX100 / GRAIN, law.length - 1)]! += likelihood;
}

/** The same, paid so many times and so much more. */
export function shifted(law: PayLaw, times: number, plusX100 = 0): PayLaw {
  const result = new Float64Array(law.length);
  const plus = plusX100 / GRAIN;
  for (const [place, likelihood] of law.entries())
    result[Math.min(place * times + plus, law.length - 1)]! += likelihood;
  return result;
}

/** Adds `share` times the second to the first. */
export function addLaw(sum: PayLaw, law: PayLaw, share = 1): void {
  for (const [place, likelihood] of law.entries()) sum[place]! += share * likelihood;
}

export const likelihoodOf = (law: PayLaw): number => law.reduce((sum, likelihood) => sum + likelihood, 0);

/** Likelihoods below are not told from what reckoning with fractions leaves behind. */
const FINEST = 1e-13;

/** A row of the sheet; pays are of the base stake, and the row is of what a round costs. */
export function rowOfPays(play: string, law: PayLaw, costX100: number): ParRow {
  const total = likelihoodOf(law);
  if (Math.abs(total - 1) > 1e-9) throw new RangeError(`${play}: likelihoods add up to ${total}`);
  const paysAt = (place: number) => (place * GRAIN) / costX100;
  const mean = law.reduce((sum, likelihood, place) => sum + paysAt(place) * likelihood, 0);
  const variance = law.reduce((sum, likelihood, place) => sum + (paysAt(place) - mean) ** 2 * likelihood, 0);
  const top = law.findLastIndex((likelihood) => likelihood > FINEST);
  return {
    ...{ play, method: 'exact', return: mean },
    hit: 1 - law[0]!,
    deviation: Math.sqrt(variance),
    topX100: Math.round(paysAt(top) * 100),
    topOdds: 1 / law[top]!,
  };
}
