// Wins by number: enough of a symbol anywhere on the board, or in one piece.
import { type Cell, cellsOf, type Grid } from './board.ts';
import { type HeapFigures, payFor, type SlotFigures, type WildFigures } from './slot-figures.ts';
import type { Glow, Win } from './wins.ts';

interface Shown {
  grid: Grid;
  wild: WildFigures | undefined;
  glow: Glow | undefined;
}

type Priced = Pick<SlotFigures, 'paysX100'>;

export function winsByHeaps({ paysX100 }: Priced, by: HeapFigures['by'], { grid, wild, glow }: Shown): Win[] {
  return Object.entries(paysX100).flatMap(([symbol, pays]) => {
    const isIn = (one: string) => one === symbol || (wild !== undefined && one in wild.times);
    const cells = cellsOf(grid, isIn);
    if (payFor(pays, cells.length) === 0) return [];
    const heaps = by === 'anywhere' ? [cells] : piecesOf(cells);
    return heaps.flatMap((heap): Win[] => {
      const isOfSymbol = heap.some(([reel, row]) => grid[reel]![row] === symbol);
      const price = isOfSymbol ? payFor(pays, heap.length) : 0;
      const multiplier = Math.max(1, ...heap.map(([reel, row]) => glow?.[reel]?.[row] ?? 1));
      const win = { symbol, count: heap.length, cells: heap, paysX100: price * multiplier, multiplier };
      return price === 0 ? [] : [win];
    });
  });
}

/** Cells that touch each other side by side, piece by piece. */
function piecesOf(cells: readonly Cell[]): Cell[][] {
  const left = new Map(cells.map((cell) => [cell.join(), cell]));
  const pieces: Cell[][] = [];
  for (const start of cells) {
    if (!left.delete(start.join())) continue;
    const piece = [start];
    for (const [reel, row] of piece)
      for (const next of [
        `${reel - 1},${row}`,
        `${reel + 1},${row}`,
        `${reel},${row - 1}`,
        `${reel},${row + 1}`,
      ]) {
        const cell = left.get(next);
        if (cell === undefined) continue;
        left.delete(next);
        piece.push(cell);
      }
    pieces.push(piece);
  }
  return pieces;
}
