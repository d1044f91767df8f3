// Chance as games see it: whole words in a fixed order, and what is made of them without favouring any outcome.

export interface Rng {
  /** The next word, 0 to 2³² − 1. */
  u32(): number;
}

const WORDS = 2 ** 32;

/** 0 to n − 1, each as likely: words of the incomplete last bucket are passed over. */
export function drawInt(rng: Rng, n: number): number {
  if (!Number.isSafeInteger(n) || n < 1 || n > WORDS) throw new RangeError(`no range to draw from: ${n}`);
  if (n === WORDS) return rng.u32();
  // In unsigned words, many times quicker than in floating point: −n is 2³² − n there, and as much is left over of it.
  const range = n >>> 0;
  const limit = WORDS - ((-n >>> 0) % range);
  for (;;) {
    const word = rng.u32() >>> 0;
    if (word < limit) return word % range;
  }
}

/** As many draws as there are places, in order. A loop: Array.from took a third of a round of hi-lo. */
export function drawInts(rng: Rng, n: number, count: number): number[] {
  const drawn = new Array<number>(count);
  for (let place = 0; place < count; place++) drawn[place] = drawInt(rng, n);
  return drawn;
}

/** 52 bits of two words, the first of them the higher. */
export const draw52 = (rng: Rng): number => (rng.u32() >>> 12) * WORDS + rng.u32();

/** The place that a draw below the sum of all weights falls on. */
export function drawWeighted(rng: Rng, weights: readonly number[]): number {
  let left = drawInt(
    rng,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

/** The numbers 0 to n − 1 in an order of chance, from the last place down. */
export function shuffled(rng: Rng, n: number): number[] {
  const order = inOrder(n);
  for (let place = n - 1; place > 0; place--) swap(order, place, drawInt(rng, place + 1));
  return order;
}

/** `count` different numbers of 0 to n − 1, in the order they were drawn. */
export function drawSome(rng: Rng, n: number, count: number): number[] {
  const order = inOrder(n);
  for (let drawn = 0; drawn < count; drawn++) swap(order, drawn, drawn + drawInt(rng, n - drawn));
  return order.slice(0, count);
}

/** A loop: Array.from took most of the time of a round of cards. */
function inOrder(n: number): number[] {
  const order = new Array<number>(n);
  for (let place = 0; place < n; place++) order[place] = place;
  return order;
}

function swap(order: number[], a: number, b: number): void {
  const kept = order[a]!;
  order[a] = order[b]!;
  order[b] = kept;
}
