// The one source of randomness: the operating system's. Ids, tickets, codes and outcomes all come from here.
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** An opaque, unguessable name: 256 bits, safe in a URL and a cookie. */
export const drawSecret = (): string => randomBytes(32).toString('base64url');

/** A secret is kept only as this. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A whole number from 0 up to, but not including, `below`; without bias. */
export const draw = (below: number): number => randomInt(below);
