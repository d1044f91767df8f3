// What a slot returns, each way to start a round by itself.
import type { ParRow } from '../par-sheet.ts';
import { pickOf, wheelOf } from './par/bonus-law.ts';
import { holdOf } from './par/hold-law.ts';
import { rowOfPays } from './par/pay-law.ts';
import { respinsOf } from './par/respin-law.ts';
import { type FeatureOf, freeSpinsOf, roundLaw } from './par/round-law.ts';
import { tableRow } from './par/table-law.ts';
import type { SlotFigures } from './slot-figures.ts';

export function slotPar(figures: SlotFigures): ParRow[] {
  if (figures.tumble !== undefined) return [tableRow(figures, figures.tumble)];
  const featureOf = featuresOf(figures);
  return Object.entries(figures.modes).map(([mode, terms]) =>
    rowOfPays(mode, roundLaw(figures, terms, featureOf), terms.costX100),
  );
}

/** What follows a spin, whichever feature the game has. */
export function featuresOf(figures: SlotFigures): FeatureOf {
  const features = [freeSpinsOf, holdOf, wheelOf, pickOf, respinsOf].map((of) => of(figures));
  return (count) => features.reduce<ReturnType<FeatureOf>>((found, of) => found ?? of(count), null);
}
