// The one source of randomness: the operating system's. Ids, tickets, codes and outcomes all come from here.
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** An opaque, unguessable name: 256 bits, safe in a URL and a cookie. */
export const drawSecret = (): string => randomBytes(32).toString('base64url');

/** A secret is kept only as this. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The word by which a page's own scripts are known: 16 bytes, in the 24 letters of base64. */
export const drawNonce = (): string => randomBytes(16).toString('base64');

/** An id that need only be unlike all others, in hexadecimal. */
export const drawHex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** A whole number from 0 up to, but not including, `below`; without bias. */
export const draw = (below: number): number => randomInt(below);
