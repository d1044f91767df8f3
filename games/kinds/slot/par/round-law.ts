// The law of a whole round: a paid spin, and the feature that its scatters start.
import {
  type FreeFigures,
  type ModeFigures,
  payFor,
  type ScatterFigures,
  type SlotFigures,
} from '../slot-figures.ts';
import { risingSpins, stickySpins } from './chain-law.ts';
import { byAward, treeOf } from './free-law.ts';
import { addLaw, addPay, emptyLaw, likelihoodOf, type PayLaw, type SpinLaw, shifted } from './pay-law.ts';
import { specialSpins } from './special-law.ts';
import { lawOfSpectrum, power, type Spectrum, sizeFor, spectrumOf, times } from './spectrum.ts';
import { spinLaw } from './spin-law.ts';

/** What so many scatters start; null for nothing. */
export type FeatureOf = (count: number) => Spectrum | null;

export function roundLaw(figures: SlotFigures, mode: ModeFigures, featureOf: FeatureOf): PayLaw {
  const sum = emptyLaw(figures.capX100);
  for (const [count, law] of startLaws(figures, mode).entries()) {
    const likelihood = likelihoodOf(law);
    const feature = likelihood === 0 ? null : featureOf(count);
    addLaw(sum, feature === null ? law : withFeature(law, feature, likelihood));
  }
  return sum;
}

const withFeature = (law: PayLaw, feature: Spectrum, likelihood: number): PayLaw =>
  lawOfSpectrum(times(spectrumOf(law, feature.re.length), feature), law.length, likelihood);

/** What the start of a round pays before any feature, for each number of scatters. */
function startLaws(figures: SlotFigures, { strips, scatters }: ModeFigures): SpinLaw {
  if (scatters !== undefined)
    return Array.from({ length: scatters + 1 }, (_, count) => {
      const law = emptyLaw(figures.capX100);
      if (count === scatters) addPay(law, 0, 1);
      return law;
    });
  const pays = figures.scatter?.paysX100 ?? [];
  const { wild, wildReels } = figures;
  return spinLaw(figures, strips, { wild, wildReels }).map((law, count) =>
    shifted(withFactors(figures, law), 1, payFor(pays, count)),
  );
}

function withFactors({ factors, capX100 }: SlotFigures, law: PayLaw): PayLaw {
  if (factors === undefined) return law;
  const total = factors.reduce((sum, { weight }) => sum + weight, 0);
  const result = emptyLaw(capX100);
  for (const factor of factors) addLaw(result, shifted(law, factor.times), factor.weight / total);
  return result;
}

/** Free spins, worked out when they are first asked for. */
export function freeSpinsOf(figures: SlotFigures): FeatureOf {
  const { free, scatter } = figures;
  if (free === undefined || scatter === undefined) return () => null;
  let spinsOf: ((spins: number) => Spectrum) | undefined;
  return (count) => {
    const spins = payFor(scatter.spins, count);
    if (spins === 0) return null;
    spinsOf ??= spectraOf(figures, free, scatter);
    return spinsOf(spins);
  };
}

/** What so many spins pay in all. */
function spectraOf(
  figures: SlotFigures,
  free: FreeFigures,
  scatter: ScatterFigures,
): (spins: number) => Spectrum {
  if (free.specials !== undefined) return specialSpins(figures, free, scatter);
  if (free.sticky !== undefined) return stickySpins(figures, free, free.sticky);
  if (free.rise !== undefined) return risingSpins(figures, free);
  const { wild = figures.wild, wildReels, times, draws } = free;
  const spin = spinLaw(figures, free.strips, { wild, wildReels });
  const laws = byAward(spin, { ...scatter, spins: scatter.spinsAgain, times, draws });
  const tree = treeOf(laws, sizeFor(emptyLaw(figures.capX100)));
  return (spins) => power(tree, spins);
}
