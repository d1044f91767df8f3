// Chance as matches take it: comparisons of a share of one with sums of products, so that every machine that knows the
// words of a match comes to the same match.
import { draw52, type Rng } from '#games/rng/rng.ts';

const SHARES = 2 ** 52;

/** From 0 up to, but not, 1. */
export const drawShare = (rng: Rng): number => draw52(rng) / SHARES;

/** The place of the first of these that the draw falls into; their number when it falls into none. */
export function drawPlace(rng: Rng, chances: readonly number[]): number {
  let left = drawShare(rng);
  for (const [place, chance] of chances.entries()) {
    if (left < chance) return place;
    left -= chance;
  }
  return chances.length;
}
