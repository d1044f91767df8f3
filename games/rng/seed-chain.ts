// The chain of seeds that shared rounds are made from (docs/decisions/0032-shared-tables.md). Each seed is the hash of the
// one after it, so the first hash, told before the first round, binds the house to every seed that follows.
import { sha256 } from '@noble/hashes/sha2';
import { commitOf } from './commit.ts';

interface ChainClaim {
  seed: Uint8Array;
  /** The first seed that a round is made from has position 1. */
  position: number;
  /** What was told before the first round, in hexadecimal. */
  anchor: string;
}

/** Hashed as often as its position says, a seed of the chain is its anchor. */
export function isOnChain({ seed, position, anchor }: ChainClaim): boolean {
  if (!Number.isSafeInteger(position) || position < 1) return false;
  let hash = seed;
  for (let left = position; left > 1; left--) hash = sha256(hash);
  return commitOf(hash) === anchor.toLowerCase();
}
