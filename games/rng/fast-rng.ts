// A quick source for simulations, reproducible from one number. Never for a round that anybody plays.
import type { Rng } from './rng.ts';

const WARM_UP_WORDS = 20;

export function fastRng(seed: number): Rng {
  let [a, b, c, counter] = [0x9e3779b9 ^ seed, 0x243f6a88, 0xb7e15162, 1];
  const rng: Rng = {
    u32() {
      const word = (a + b + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + word) | 0;
      return word >>> 0;
    },
  };
  for (let word = 0; word < WARM_UP_WORDS; word++) rng.u32();
  return rng;
}
