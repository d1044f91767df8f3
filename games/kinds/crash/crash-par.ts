// What a target returns, of flights and of limbo alike: the draws that reach it are counted, not estimated.
import { rowOfCounted } from '../counted-law.ts';
import type { ParRow } from '../par-sheet.ts';
import { ALL_WAYS, type BustFigures, waysToReach } from './crash-bust.ts';

/** What the sheet states, in hundredths of the stake; a target between them returns the same to eight places. */
const statedTargets = [101, 110, 150, 200, 300, 500, 1000, 2500, 10_000, 100_000, 1_000_000] as const;

export function crashPar(figures: BustFigures): ParRow[] {
  const [least, most] = figures.targetsX100;
  return statedTargets
    .filter((target) => target >= least && target <= most)
    .map((target) => {
      const ways = waysToReach(figures, target);
      return rowOfCounted(`target-${target}`, [
        [target * 100, ways],
        [0, ALL_WAYS - ways],
      ]);
    });
}
