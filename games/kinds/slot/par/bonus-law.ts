// What wheels and picks pay.
import { type PickFigures, payFor, type SlotFigures, type WheelFigures } from '../slot-figures.ts';
import { addLaw, addPay, emptyLaw, type PayLaw, shifted } from './pay-law.ts';
import type { FeatureOf } from './round-law.ts';
import { power, sizeFor, spectrumOf } from './spectrum.ts';

export function wheelOf({ wheel, capX100 }: SlotFigures): FeatureOf {
  if (wheel === undefined) return () => null;
  const law = wheelLaw(wheel, wheel.first, capX100);
  const spectrum = spectrumOf(law, sizeFor(law));
  return (count) => {
    const turns = payFor(wheel.turns, count);
    return turns === 0 ? null : power(spectrum, turns);
  };
}

function wheelLaw(wheel: WheelFigures, name: string, capX100: number): PayLaw {
  const segments = wheel.wheels[name]!;
  const total = segments.reduce((sum, { weight }) => sum + weight, 0);
  const law = emptyLaw(capX100);
  for (const { paysX100, weight, to } of segments) {
    if (to === undefined) addPay(law, paysX100, weight / total);
    else addLaw(law, shifted(wheelLaw(wheel, to, capX100), 1, paysX100), weight / total);
  }
  return law;
}

export function pickOf({ pick, capX100 }: SlotFigures): FeatureOf {
  if (pick === undefined) return () => null;
  const law = pickLaw(pick, capX100);
  return (count) => {
    const times = payFor(pick.times, count);
    return times === 0 ? null : spectrumOf(shifted(law, times), sizeFor(law));
  };
}

/** Before the first place that ends it, any so many of the prizes are as likely as any others. */
function pickLaw({ prizesX100, ends, endX100 }: PickFigures, capX100: number): PayLaw {
  const chosen = prizesX100.map(() => emptyLaw(capX100));
  const sets: PayLaw[] = [emptyLaw(capX100), ...chosen];
  addPay(sets[0]!, endX100, 1);
  for (const prize of prizesX100)
    for (let size = sets.length - 1; size > 0; size--)
      addLaw(sets[size]!, shifted(sets[size - 1]!, 1, prize));
  const law = emptyLaw(capX100);
  let [before, left] = [1, prizesX100.length + ends];
  for (const [size, sums] of sets.entries()) {
    const all = sums.reduce((sum, count) => sum + count, 0);
    addLaw(law, sums, (before * ends) / left / all);
    before *= (prizesX100.length - size) / left;
    left -= 1;
  }
  return law;
}
