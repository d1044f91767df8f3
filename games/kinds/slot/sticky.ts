// Wild reels that stay through free spins, or walk to the left.
import type { Grid } from './board.ts';
import type { Course } from './course.ts';
import type { StickyFigures } from './slot-figures.ts';

/** What shows when these reels are wild all over. */
export const covered = (grid: Grid, reels: readonly number[], { symbol }: StickyFigures): Grid =>
  grid.map((cells, reel) => (reels.includes(reel) ? cells.map(() => symbol) : cells));

/** A wild on one of the reels it may stick to covers the reel; the grid and all covered reels after that. */
export function stick(sticky: StickyFigures, course: Course, grid: Grid, stuck: readonly number[]) {
  const joined = sticky.reels.filter((reel) => !stuck.includes(reel) && grid[reel]!.includes(sticky.symbol));
  if (joined.length === 0) return { grid, stuck };
  const all = [...stuck, ...joined].toSorted((a, b) => a - b);
  const next = covered(grid, all, sticky);
  course.steps.push({ step: 'stick', reels: joined, stuck: all, grid: next });
  return { grid: next, stuck: all };
}

/** Where they are on the next spin. */
export const moved = (stuck: readonly number[], { walks = 0 }: StickyFigures): number[] =>
  stuck.map((reel) => reel - walks).filter((reel) => reel >= 0);
