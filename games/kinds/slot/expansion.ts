// The special symbol of free spins: on enough reels it fills each of them, and every line pays, whatever lies between.
import { cellsOf, type Grid } from './board.ts';
import { type Course, pay } from './course.ts';
import { type LinesFigures, payFor, type SlotFigures } from './slot-figures.ts';

interface Terms {
  special?: string | undefined;
  times: number;
  grid: Grid;
}

export function playExpansion(figures: SlotFigures, course: Course, { special, times, grid }: Terms): void {
  if (special === undefined) return;
  const reels = grid.flatMap((cells, reel) => (cells.includes(special) ? [reel] : []));
  const pays = expansionPays(figures, special, reels.length) * times;
  if (pays === 0) return;
  const filled = grid.map((cells, reel) => (reels.includes(reel) ? cells.map(() => special) : cells));
  const cells = cellsOf(filled, (symbol) => symbol === special);
  pay(course, { step: 'expand', symbol: special, reels, cells, grid: filled, times, paysX100: pays });
}

/** What so many full reels of the symbol pay on all lines together. */
export const expansionPays = ({ paysX100, win }: SlotFigures, special: string, reels: number): number =>
  payFor(paysX100[special]!, reels) * (win as LinesFigures).lines.length;
