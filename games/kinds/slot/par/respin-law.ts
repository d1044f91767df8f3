// What the spins after a paid one pay, while wild reels are there: reckoned from the last of them back to the first.
import type { RespinFigures, SlotFigures } from '../slot-figures.ts';
import { type Covering, coveredLaw, coveringOf, landings, walked } from './covered-law.ts';
import { emptyLaw, type PayLaw, shifted } from './pay-law.ts';
import type { FeatureOf } from './round-law.ts';
import { addShare, empty, flat, type Spectrum, sizeFor, spectrumOf, times } from './spectrum.ts';

/** What follows when these reels were wild on the spin before. */
type After = (wilds: number) => Spectrum;

export function respinsOf(figures: SlotFigures): FeatureOf {
  const { respin } = figures;
  if (respin === undefined) return () => null;
  const covering = coveringOf(figures, respin, { strips: respin.strips, wild: figures.wild });
  const laws = new Map<number, PayLaw>();
  const lawOf = (wilds: number) => {
    if (!laws.has(wilds)) laws.set(wilds, coveredLaw(covering, wilds));
    return laws.get(wilds)!;
  };
  const size = sizeFor(emptyLaw(figures.capX100));
  let after: After = () => flat(size);
  for (let number = respin.most; number > 0; number--)
    after = afterSpin({ covering, respin, number, size, lawOf, after });
  return (wilds) => (wilds === 0 ? null : after(wilds));
}

interface Spin {
  covering: Covering;
  respin: RespinFigures;
  number: number;
  size: number;
  lawOf: (wilds: number) => PayLaw;
  after: After;
}

function afterSpin({ covering, respin, number, size, lawOf, after }: Spin): After {
  const paid = new Map<number, Spectrum>();
  const paidWith = (wilds: number) => {
    const factor = 1 + number * (respin.rise ?? 0);
    if (!paid.has(wilds))
      paid.set(wilds, times(spectrumOf(shifted(lawOf(wilds), factor), size), after(wilds)));
    return paid.get(wilds)!;
  };
  const known = new Map<number, Spectrum>();
  return (before) => {
    const held = walked(before, respin);
    if (held === 0) return flat(size);
    if (!known.has(held)) {
      const sum = empty(size);
      for (const [wilds, likelihood] of landings(covering, held)) addShare(sum, paidWith(wilds), likelihood);
      known.set(held, sum);
    }
    return known.get(held)!;
  };
}
