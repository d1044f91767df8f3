// The words a round is made of: HMAC-SHA-256 of the player's seed, the round's number and the game, keyed with the
// house's seed. Who knows the four can compute the same words (docs/decisions/0030-rounds.md).
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { utf8ToBytes } from '@noble/hashes/utils';
import type { Rng } from './rng.ts';

export interface FairTerms {
  /** Of the house, 32 bytes; secret until it is revealed. */
  serverSeed: Uint8Array;
  clientSeed: string;
  nonce: number;
  /** The game and its definition, so that no two games share words. */
  scope: string;
}

export interface CountedRng extends Rng {
  readonly wordsUsed: number;
}

const WORDS_A_BLOCK = 8;

export function fairRng({ serverSeed, clientSeed, nonce, scope }: FairTerms): CountedRng {
  // Keyed once: for a round of a block or two that is quicker than the platform's own, which keys itself at each call.
  const keyed = hmac.create(sha256, serverSeed);
  const prefix = `${clientSeed}:${nonce}:${scope}:`;
  let used = 0;
  let block: DataView | undefined;
  return {
    u32() {
      const place = used % WORDS_A_BLOCK;
      if (place === 0) {
        const message = utf8ToBytes(prefix + used / WORDS_A_BLOCK);
        block = new DataView(keyed.clone().update(message).digest().buffer);
      }
      used += 1;
      return block!.getUint32(place * 4);
    },
    get wordsUsed() {
      return used;
    },
  };
}
