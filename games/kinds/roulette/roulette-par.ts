// What roulette returns: the 37 pockets counted, for one spot of each type; a test holds the other spots against it.
import type { ParRow } from '../par-sheet.ts';
import { rowOfWays } from '../row-of-ways.ts';
import { type RouletteFigures, rouletteTimes } from './roulette.ts';
import { POCKETS, spots } from './roulette-spots.ts';

/** By type, the first of its spots. */
export const statedSpots = [...spots].filter(
  ([, { type }], place, all) => all.findIndex(([, other]) => other.type === type) === place,
);

export const rouletteRow = (figures: RouletteFigures, play: string, spot: string): ParRow =>
  rowOfWays(
    play,
    Array.from({ length: POCKETS }, (_, pocket) => [rouletteTimes(figures, spot, pocket), 1] as const),
  );

export const roulettePar = (figures: RouletteFigures): ParRow[] =>
  statedSpots.map(([spot, { type }]) => rouletteRow(figures, type, spot));
