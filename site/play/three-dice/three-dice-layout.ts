// The rows of the cloth, and what stands on each spot.
import { type ThreeDiceFigures, threeDiceSpots } from '#games/kinds/three-dice/three-dice.ts';

const named = (word: string): string[] =>
  [...threeDiceSpots.keys()].filter((spot) => spot.startsWith(`${word}-`));

/** How many spots stand side by side where the table stands, and where it lies. */
export const rows = [
  { name: 'sums', spots: ['low', 'any-triple', 'high'], standing: 3, lying: 3 },
  { name: 'totals', spots: named('total'), standing: 7, lying: 14 },
  { name: 'doubles', spots: named('double'), standing: 6, lying: 6 },
  { name: 'triples', spots: named('triple'), standing: 6, lying: 6 },
  { name: 'pairs', spots: named('pair'), standing: 5, lying: 15 },
  { name: 'faces', spots: named('face'), standing: 6, lying: 6 },
] as const;

export type RowName = (typeof rows)[number]['name'];

interface SpotParts {
  /** Without its figures: "total" of "total-4". */
  word: string;
  figures: readonly number[];
}

export function partsOf(spot: string): SpotParts {
  const parts = spot.split('-');
  const isFigure = (part: string) => /^\d+$/.test(part);
  return {
    word: parts.filter((part) => !isFigure(part)).join('-'),
    figures: parts.filter(isFigure).map(Number),
  };
}

/** The dice that are drawn on a spot; a total has none. */
export function diceOn(spot: string): readonly number[] {
  const { word, figures } = partsOf(spot);
  const [face = 0] = figures;
  if (word === 'double') return [face, face];
  if (word === 'triple') return [face, face, face];
  return word === 'pair' || word === 'face' ? figures : [];
}

/** What a spot pays at least where it wins, the chip with it, in ten-thousandths. */
export function leastTimesOf(figures: ThreeDiceFigures, spot: string): number {
  const { word, figures: shown } = partsOf(spot);
  if (word === 'total') return figures.totalX10000[shown[0]!]!;
  const times: Readonly<Record<string, number>> = {
    low: figures.highLowX10000,
    high: figures.highLowX10000,
    pair: figures.pairX10000,
    double: figures.doubleX10000,
    triple: figures.tripleX10000,
    'any-triple': figures.anyTripleX10000,
    face: figures.faceX10000[1],
  };
  return times[word]!;
}
