// What three dice return: all 216 throws, counted for every spot. Spots that differ in the face alone share a row.
import type { ParRow } from '../par-sheet.ts';
import { rowOfWays } from '../row-of-ways.ts';
import { FACES, type ThreeDiceFigures, threeDiceSpots } from './three-dice.ts';

const faces = Array.from({ length: FACES }, (_, place) => place + 1);
/** All that can fall. */
export const throws = faces.flatMap((first) =>
  faces.flatMap((second) => faces.map((third) => [first, second, third])),
);

/** Low totals stand for the high ones opposite them: 17 is as likely as 4, and pays the same. */
export const statedSpots = [
  ...['low', 'total-4', 'total-5', 'total-6', 'total-7', 'total-8', 'total-9', 'total-10'],
  ...['pair-1-2', 'double-1', 'triple-1', 'any-triple', 'face-1'],
];

export const threeDiceRow = (figures: ThreeDiceFigures, play: string, spot: string): ParRow =>
  rowOfWays(
    play,
    throws.map((dice) => [threeDiceSpots.get(spot)!(figures, dice), 1] as const),
  );

export const threeDicePar = (figures: ThreeDiceFigures): ParRow[] =>
  statedSpots.map((spot) => threeDiceRow(figures, spot, spot));
