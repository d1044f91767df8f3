// What free spins pay in all, the spins that they award themselves included: every awarded spin starts a tree of its own.
import { type Pays, payFor } from '../slot-figures.ts';
import { addLaw, type PayLaw, type SpinLaw, shifted } from './pay-law.ts';
import { addProduct, empty, flat, power, type Spectrum, spectrumOf } from './spectrum.ts';

/** What a spin pays with its scatters, for each number of spins that it awards. */
export function byAward(
  spin: SpinLaw,
  { paysX100, spins, times }: { paysX100: Pays; spins: Pays; times: number },
): Map<number, PayLaw> {
  const laws = new Map<number, PayLaw>();
  for (const [count, law] of spin.entries()) {
    const award = payFor(spins, count);
    if (!laws.has(award)) laws.set(award, new Float64Array(law.length));
    addLaw(laws.get(award)!, shifted(law, times, payFor(paysX100, count) * times));
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
