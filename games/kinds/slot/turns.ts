// What happens to a board after it has stopped: reels turn wild, closed symbols open, wilds cover their reels. What is
// counted as a scatter is what has stopped, whatever covers it later.
import { drawWeighted } from '../../rng/rng.ts';
import { cellsOf, type Grid } from './board.ts';
import type { Course } from './course.ts';
import type { MysteryFigures, SlotFigures, WildFigures, WildReels } from './slot-figures.ts';

export interface TurnTerms {
  wild: WildFigures | undefined;
  wildReels?: readonly WildReels[] | undefined;
}

export function playTurns(
  { mystery }: SlotFigures,
  course: Course,
  { wild, wildReels }: TurnTerms,
  stopped: Grid,
): Grid {
  let grid = stopped;
  const reels = wildReels === undefined ? [] : wildReels[drawOne(course, wildReels)]!.reels;
  if (reels.length > 0) {
    grid = grid.map((cells, reel) => (reels.includes(reel) ? wildAll(cells, wild!) : cells));
    course.steps.push({ step: 'stick', reels, stuck: reels, grid });
  }
  if (mystery !== undefined) grid = playOpening(mystery, course, grid);
  return wild?.isExpanding ? playCovering(wild, course, grid) : grid;
}

function playOpening(mystery: MysteryFigures, course: Course, closed: Grid): Grid {
  const cells = cellsOf(closed, (symbol) => symbol === mystery.symbol);
  if (cells.length === 0) return closed;
  const { symbol } = mystery.opens[drawOne(course, mystery.opens)]!;
  const grid = closed.map((reel) => opened(reel, mystery, symbol));
  course.steps.push({ step: 'open', symbol, cells, grid });
  return grid;
}

function playCovering(wild: WildFigures, course: Course, before: Grid): Grid {
  const grid = before.map((cells) => expanded(cells, wild));
  const reels = grid.flatMap((cells, reel) =>
    cells.some((cell, row) => cell !== before[reel]![row]) ? [reel] : [],
  );
  if (reels.length > 0) course.steps.push({ step: 'stick', reels, stuck: reels, grid });
  return grid;
}

const drawOne = ({ rng }: Course, list: readonly { weight: number }[]): number =>
  drawWeighted(
    rng,
    list.map(({ weight }) => weight),
  );

/** A reel that has turned wild, of the first wild there is. */
export const wildAll = (cells: readonly string[], { times }: WildFigures): readonly string[] =>
  cells.map(() => Object.keys(times)[0]!);

export const opened = (
  cells: readonly string[],
  mystery: MysteryFigures,
  symbol: string,
): readonly string[] => cells.map((cell) => (cell === mystery.symbol ? symbol : cell));

export function expanded(cells: readonly string[], wild: WildFigures): readonly string[] {
  const cover = cells.find((cell) => cell in wild.times);
  return cover === undefined ? cells : cells.map(() => cover);
}
