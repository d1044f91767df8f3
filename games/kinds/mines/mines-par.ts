// What mines return: who means to open so many cells and then stops has two outcomes.
import { TIMES_1 } from '../kind.ts';
import { type ParRow, rowOfLaw } from '../par-sheet.ts';
import type { MinesFigures } from './mines.ts';
import { minesTimes, safeLikelihood } from './mines-times.ts';

/** Of each number of mines, how many cells one means to open. */
const stated = [
  [1, 1],
  [1, 10],
  [3, 1],
  [3, 5],
  [5, 3],
  [10, 2],
  [10, 5],
  [24, 1],
] as const;

export function minesPar(figures: MinesFigures): ParRow[] {
  return stated.map(([mines, opened]) => {
    const likelihood = safeLikelihood(figures.cells, mines, opened);
    return rowOfLaw(`mines-${mines}-opens-${opened}`, [
      [minesTimes(figures, mines, opened) / TIMES_1, likelihood],
      [0, 1 - likelihood],
    ]);
  });
}
