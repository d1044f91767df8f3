// What a board wins.
import type { Cell, Grid } from './board.ts';
import { winsByLines } from './line-wins.ts';
import type { SlotFigures, WildFigures } from './slot-figures.ts';
import { winsByWays } from './way-wins.ts';

export interface Win {
  symbol: string;
  /** How many of the symbol, wilds with them. */
  count: number;
  cells: readonly Cell[];
  /** With its multiplier. */
  paysX100: number;
  /** Of the wilds in it. */
  multiplier: number;
  ways?: number;
  /** The place of the line, of wins by lines. */
  line?: number;
}

export const winsOf = (figures: SlotFigures, grid: Grid, wild: WildFigures | undefined): Win[] =>
  figures.win.by === 'lines'
    ? winsByLines(figures, figures.win, grid, wild)
    : winsByWays(figures, grid, wild);
