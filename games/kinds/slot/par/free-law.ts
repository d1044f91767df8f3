// What free spins pay in all, the spins that they award themselves included: every awarded spin starts a tree of its own.
import { type Factor, type Pays, payFor } from '../slot-figures.ts';
import { addLaw, type PayLaw, type SpinLaw, shifted } from './pay-law.ts';
import { addProduct, empty, flat, power, type Spectrum, spectrumOf } from './spectrum.ts';

interface AwardTerms {
  paysX100: Pays;
  spins: Pays;
  times: number;
  draws?: readonly Factor[] | undefined;
}

/** What a spin pays with its scatters, for each number of spins that it awards. */
export function byAward(
  spin: SpinLaw,
  { paysX100, spins, times, draws = [{ times: 1, weight: 1 }] }: AwardTerms,
): Map<number, PayLaw> {
  const laws = new Map<number, PayLaw>();
  const total = draws.reduce((sum, { weight }) => sum + weight, 0);
  for (const [count, law] of spin.entries()) {
    const award = payFor(spins, count);
    if (!laws.has(award)) laws.set(award, new Float64Array(law.length));
    for (const draw of draws) {
      const all = times * draw.times;
      addLaw(laws.get(award)!, shifted(law, all, payFor(paysX100, count) * all), draw.weight / total);
    }
  }
  return laws;
}

/** Each turn of the reckoning brings it nearer by the number of spins that a spin awards, which is below a half. */
const TURNS = 80;
const NEAR = 1e-16;

/** The spectrum of one awarded spin and all that comes of it. */
export function treeOf(laws: ReadonlyMap<number, PayLaw>, size: number): Spectrum {
  const spectra = [...laws].map(([award, law]) => ({ award, spectrum: spectrumOf(law, size) }));
  let tree = flat(size);
  for (let turn = 0; turn < TURNS; turn++) {
    const next = empty(size);
    for (const { award, spectrum } of spectra) addProduct(next, spectrum, power(tree, award));
    const isSame = next.re.every((value, place) => Math.abs(value - tree.re[place]!) < NEAR);
    tree = next;
    if (isSame) break;
  }
  return tree;
}
