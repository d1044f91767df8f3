// The board of a slot: reels that stop, and the cells that show.
import { drawInt, drawWeighted, type Rng } from '../../rng/rng.ts';
import type { Height, SlotFigures } from './slot-figures.ts';

/** Symbols of each reel from the top. */
export type Grid = readonly (readonly string[])[];

/** A reel from the left and a row from the top. */
export type Cell = readonly [reel: number, row: number];

export interface Board {
  stops: readonly number[];
  grid: Grid;
}

const parsed = new WeakMap<object, readonly (readonly string[])[]>();

/** The reels of a set, as symbols. */
export function reelsOf({ strips }: SlotFigures, set: string): readonly (readonly string[])[] {
  const texts = strips[set];
  if (texts === undefined) throw new RangeError(`no reels are called ${set}`);
  const known = parsed.get(texts);
  if (known !== undefined) return known;
  const reels = texts.map((text) => text.split(' '));
  parsed.set(texts, reels);
  return reels;
}

/** What shows of a reel that stopped there. */
export const windowOf = (reel: readonly string[], stop: number, cells: number): string[] =>
  Array.from({ length: cells }, (_, row) => reel[(stop + row) % reel.length]!);

/** Each reel from the left: its height, if that is of chance, then its stop. */
export function spinBoard(figures: SlotFigures, set: string, rng: Rng): Board {
  const stops: number[] = [];
  const grid = reelsOf(figures, set).map((reel, place) => {
    const cells = drawHeight(figures.heights[place]!, rng);
    const stop = drawInt(rng, reel.length);
    stops.push(stop);
    return windowOf(reel, stop, cells);
  });
  return { stops, grid };
}

function drawHeight(height: number | readonly Height[], rng: Rng): number {
  if (typeof height === 'number') return height;
  const weights = height.map(({ weight }) => weight);
  return height[drawWeighted(rng, weights)]!.cells;
}

export const cellsOf = <Value>(
  reels: readonly (readonly Value[])[],
  isMeant: (value: Value) => boolean,
): Cell[] =>
  reels.flatMap((reel, place) =>
    reel.flatMap((value, row): Cell[] => (isMeant(value) ? [[place, row]] : [])),
  );
