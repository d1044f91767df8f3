// What a slot returns, each way to start a round by itself.
import type { ParRow } from '../par-sheet.ts';
import { rowOfPays } from './par/pay-law.ts';
import { freeSpinsOf, roundLaw } from './par/round-law.ts';
import type { SlotFigures } from './slot-figures.ts';

export function slotPar(figures: SlotFigures): ParRow[] {
  const featureOf = freeSpinsOf(figures);
  return Object.entries(figures.modes).map(([mode, terms]) =>
    rowOfPays(mode, roundLaw(figures, terms, featureOf), terms.costX100),
  );
}
