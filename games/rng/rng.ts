// Chance as games see it: whole words in a fixed order, and what is made of them without favouring any outcome.

export interface Rng {
  /** The next word, 0 to 2³² − 1. */
  u32(): number;
}

const WORDS = 2 ** 32;

/** 0 to n − 1, each as likely: words of the incomplete last bucket are passed over. */
export function drawInt(rng: Rng, n: number): number {
  if (!Number.isSafeInteger(n) || n < 1 || n > WORDS) throw new RangeError(`no range to draw from: ${n}`);
  const limit = WORDS - (WORDS % n);
  for (;;) {
    const word = rng.u32();
    if (word < limit) return word % n;
  }
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
  const order = Array.from({ length: n }, (_, place) => place);
  for (let place = n - 1; place > 0; place--) swap(order, place, drawInt(rng, place + 1));
  return order;
}

/** `count` different numbers of 0 to n − 1, in the order they were drawn. */
export function drawSome(rng: Rng, n: number, count: number): number[] {
  const order = Array.from({ length: n }, (_, place) => place);
  for (let drawn = 0; drawn < count; drawn++) swap(order, drawn, drawn + drawInt(rng, n - drawn));
  return order.slice(0, count);
}

function swap(order: number[], a: number, b: number): void {
  [order[a], order[b]] = [order[b]!, order[a]!];
}
