// What a hold pays: a chain over how many cells are filled and how many lives are left, and the sum of so many coins.
import type { HoldFigures, SlotFigures } from '../slot-figures.ts';
import { addPay, emptyLaw, shifted } from './pay-law.ts';
import type { FeatureOf } from './round-law.ts';
import { addShare, empty, power, sizeFor, spectrumOf, times } from './spectrum.ts';

export function holdOf({ hold, heights, capX100 }: SlotFigures): FeatureOf {
  if (hold === undefined) return () => null;
  const cells = heights.reduce<number>((sum, height) => sum + (height as number), 0);
  const values = emptyLaw(capX100);
  const total = hold.values.reduce((sum, { weight }) => sum + weight, 0);
  for (const { paysX100, weight } of hold.values) addPay(values, paysX100, weight / total);
  const size = sizeFor(values);
  const { factors = [{ times: 1, weight: 1 }] } = hold;
  const all = factors.reduce((sum, { weight }) => sum + weight, 0);
  const coins = factors.map((factor) => ({
    share: factor.weight / all,
    coin: spectrumOf(shifted(values, factor.times), size),
  }));
  const full = emptyLaw(capX100);
  addPay(full, hold.fullX100, 1);
  const pot = spectrumOf(full, size);
  return (count) => {
    if (count < hold.least) return null;
    const sum = empty(size);
    for (const [filled, likelihood] of filledLaw(hold, cells, count).entries())
      for (const { share, coin } of likelihood === 0 ? [] : coins) {
        const paid = power(coin, filled);
        addShare(sum, filled === cells ? times(paid, pot) : paid, likelihood * share);
      }
    return sum;
  };
}

/** How likely so many cells are filled at the end. */
function filledLaw({ lives, chance }: HoldFigures, cells: number, start: number): Float64Array {
  const likelihood = chance.coins / chance.of;
  const reached = Array.from({ length: cells + 1 }, () => new Float64Array(lives + 1));
  const ended = new Float64Array(cells + 1);
  reached[start]![lives] = 1;
  for (let filled = start; filled < cells; filled++)
    for (let left = lives; left > 0; left--) {
      const here = reached[filled]![left]!;
      for (let joined = 0; joined <= cells - filled; joined++) {
        const share = here * binomial(cells - filled, joined, likelihood);
        if (joined > 0) reached[filled + joined]![lives]! += share;
        else if (left > 1) reached[filled]![left - 1]! += share;
        else ended[filled]! += share;
      }
    }
  ended[cells] = reached[cells]!.reduce((sum, share) => sum + share, 0);
  return ended;
}

function binomial(n: number, k: number, likelihood: number): number {
  let result = likelihood ** k * (1 - likelihood) ** (n - k);
  for (let place = 0; place < k; place++) result *= (n - place) / (place + 1);
  return result;
}
