// What opened cells pay, apart from the game, so that a stage can show the next prices without it.
import { TIMES_1 } from '../kind.ts';
import type { MinesFigures } from './mines.ts';

type Priced = Pick<MinesFigures, 'cells' | 'edgeX10000' | 'topX10000' | 'endsBelowTop'>;

/** Of `mines` among all cells, the likelihood that this many opened ones are safe. */
export function safeLikelihood(cells: number, mines: number, opened: number): number {
  let likelihood = 1;
  for (let place = 0; place < opened; place++) likelihood *= (cells - mines - place) / (cells - place);
  return likelihood;
}

/** In ten-thousandths of the stake, rounded down. */
export const minesTimes = (figures: Priced, mines: number, opened: number): number =>
  Math.min(uncutTimes(figures, mines, opened), figures.topX10000);

function uncutTimes({ cells, edgeX10000 }: Priced, mines: number, opened: number): number {
  if (opened === 0) return 0;
  // In whole numbers: a float at the edge of a cent would pay two players differently.
  let [over, under] = [BigInt(TIMES_1 - edgeX10000), 1n];
  for (let place = 0; place < opened; place++) {
    over *= BigInt(cells - place);
    under *= BigInt(cells - mines - place);
  }
  return Number(over / under);
}

/** How many cells can be opened at most. */
export function mostOpened(figures: Priced, mines: number): number {
  let opened = 0;
  while (isNextOffered(figures, mines, opened)) opened += 1;
  return opened;
}

/** A cell that would be worth more than the top is not offered: cut short, it would return less than all others. */
export function isNextOffered(figures: Priced, mines: number, opened: number): boolean {
  if (opened >= figures.cells - mines) return false;
  if (!figures.endsBelowTop) return uncutTimes(figures, mines, opened) < figures.topX10000;
  return uncutTimes(figures, mines, opened + 1) <= figures.topX10000;
}
