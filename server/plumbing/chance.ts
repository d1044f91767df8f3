// The one source of randomness: the operating system's. Ids, tickets, codes and outcomes all come from here.
import { hash, randomBytes, randomInt } from 'node:crypto';

const DRAWN_AT_ONCE = 4096;
let drawn = Buffer.alloc(0);

/** Each byte is given once. Asking the system takes long however little is asked for, so it is asked for much. */
export function drawBytes(count: number): Buffer {
  if (drawn.length < count) drawn = randomBytes(Math.max(count, DRAWN_AT_ONCE));
  const given = drawn.subarray(0, count);
  drawn = drawn.subarray(count);
  return given;
}

/** An opaque, unguessable name: 256 bits, safe in a URL and a cookie. */
export const drawSecret = (): string => drawBytes(32).toString('base64url');

/** A secret is kept only as this. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** The word by which a page's own scripts are known: 16 bytes, in the 24 letters of base64. */
export const drawNonce = (): string => drawBytes(16).toString('base64');

/** An id that need only be unlike all others, in hexadecimal. */
export const drawHex = (bytes: number): string => drawBytes(bytes).toString('hex');

/** A whole number from 0 up to, but not including, `below`; without bias. */
export const draw = (below: number): number => randomInt(below);
