// What a board wins.
import type { Cell, Grid } from './board.ts';
import { winsByHeaps } from './heap-wins.ts';
import { winsByLines } from './line-wins.ts';
import type { SlotFigures, WildFigures } from './slot-figures.ts';
import { winsByWays } from './way-wins.ts';

/** By reel and row. */
export type Glow = readonly (readonly number[])[];

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

/** `glow`: how bright each cell is, where cells glow. */
export function winsOf(figures: SlotFigures, grid: Grid, wild?: WildFigures, glow?: Glow): Win[] {
  const { win } = figures;
  if (win.by === 'lines') return winsByLines(figures, win, grid, wild);
  return win.by === 'ways'
    ? winsByWays(figures, grid, wild)
    : winsByHeaps(figures, win.by, { grid, wild, glow });
}
