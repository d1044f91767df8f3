// Fills reels from a sketch: marked symbols where they are told, the others in an order of chance, poorer ones more often.
import { drawInt, type Rng, shuffled } from '#games/rng/rng.ts';

export interface ReelSketch {
  /** How many symbols each reel has. */
  lengths: readonly number[];
  /** Symbols that are not changed later, and how many piles of them each reel has. */
  marks: Readonly<Record<string, readonly number[]>>;
  /** How high a pile is; one, unless it is said. */
  piles?: Readonly<Record<string, number>>;
  /** Of these poorest symbols there are so many more than of the richest; twice as many, unless it is said. */
  poorest?: number;
  /** These are not on the reels. */
  without?: readonly string[];
}

export function fillReels(sketch: ReelSketch, payers: readonly string[], rng: Rng): string[][] {
  return sketch.lengths.map((length, reel) => fillReel(sketch, { length, reel, payers, rng }));
}

interface Place {
  length: number;
  reel: number;
  payers: readonly string[];
  rng: Rng;
}

function fillReel(sketch: ReelSketch, { length, reel, payers, rng }: Place): string[] {
  const piles = Object.entries(sketch.marks).flatMap(([symbol, counts]) =>
    Array.from({ length: counts[reel]! }, () => new Array<string>(sketch.piles?.[symbol] ?? 1).fill(symbol)),
  );
  const open = length - piles.flat().length;
  const others = payers.filter((payer) => !sketch.without?.includes(payer));
  const fill = spread(others, open, sketch.poorest ?? 2);
  const mixed = shuffled(rng, open).map((place) => fill[place]!);
  // Piles stand as far apart as they can, so that a window rarely shows two.
  const order = shuffled(rng, piles.length).map((place) => piles[place]!);
  const start = drawInt(rng, open);
  const turned = [...mixed.slice(start), ...mixed.slice(0, start)];
  if (order.length === 0) return turned;
  return order.flatMap((pile, place) => {
    const [from, to] = [place, place + 1].map((at) => Math.round((at * open) / order.length));
    return [...pile, ...turned.slice(from, to)];
  });
}

/** So many symbols, from the richest to the poorest ever more of each. */
function spread(payers: readonly string[], count: number, poorest: number): string[] {
  const weights = payers.map((_, place) => 1 + ((poorest - 1) * place) / Math.max(1, payers.length - 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let [owed, given] = [0, 0];
  return payers.flatMap((payer, place) => {
    owed += (weights[place]! / total) * count;
    const now = Math.round(owed) - given;
    given += now;
    return new Array<string>(now).fill(payer);
  });
}
