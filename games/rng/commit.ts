// A seed as people copy it, and the hash by which the house is bound to it.
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';

/** From hexadecimal. */
export const seedFromText = (text: string): Uint8Array => hexToBytes(text);

/** SHA-256 of the seed, in hexadecimal: what is told before the first round that is made from it. */
export const commitOf = (seed: Uint8Array): string => bytesToHex(sha256(seed));
