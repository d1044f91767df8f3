// The sketch of a slot: what a designer writes down, before the reels are filled and the pays are scaled.
import { GRAIN, type Pays, type SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import type { ReelSketch } from './fill-reels.ts';

export interface SlotSketch {
  sysname: string;
  /** The return. */
  aim: number;
  pays: PaysSketch;
  reels: Readonly<Record<string, ReelSketch>>;
  figures: Omit<SlotFigures, 'strips' | 'paysX100'>;
  /** Other orders of chance for the same sketch. */
  seed?: number;
}

export interface PaysSketch {
  /** From the richest to the poorest. */
  symbols: string;
  /** From 1, calm, to 5, wild: how much more the rich pay than the poor, and the long than the short. */
  volatility: number;
  /** So many reels. */
  reels: number;
  /** The fewest that pay; the richest pays for one less where it is said. */
  least?: number;
  hasPair?: boolean;
  /** The richest pays so many times what its place would give it: wilds that multiply each other pay most by themselves. */
  richest?: number;
}

const shapes = [
  { poorer: 0.84, shorter: 2 },
  { poorer: 0.8, shorter: 2.6 },
  { poorer: 0.73, shorter: 3.4 },
  { poorer: 0.65, shorter: 4.6 },
  { poorer: 0.58, shorter: 6 },
];

export function paysOf(sketch: PaysSketch, scale: number): Record<string, Pays> {
  const { volatility, reels, least = 3, hasPair, richest = 1 } = sketch;
  const { poorer, shorter } = shapes[volatility - 1]!;
  return Object.fromEntries(
    sketch.symbols.split(' ').map((symbol, rank) => {
      const first = hasPair && rank === 0 ? least - 1 : least;
      const most = 1000 * scale * poorer ** rank * (rank === 0 ? richest : 1);
      const pays = Array.from({ length: reels + 1 }, (_, count) =>
        count < first ? 0 : rounded(most * shorter ** (count - reels)),
      );
      return [symbol, pays];
    }),
  );
}

const rounded = (paysX100: number): number => Math.max(GRAIN, Math.round(paysX100 / GRAIN) * GRAIN);
