// How Sumsub knows that we ask, and how we know that Sumsub speaks (docs.sumsub.com/reference/authentication,
// docs.sumsub.com/docs/webhook-manager): a keyed hash over the very bytes.
import { createHmac, timingSafeEqual } from 'node:crypto';

interface SignedRequest {
  /** Unix seconds, as text. */
  time: string;
  method: string;
  /** With its query. */
  path: string;
  body: string;
}

export const signRequest = (secretKey: string, { time, method, path, body }: SignedRequest): string =>
  createHmac('sha256', secretKey)
    .update(time + method + path + body)
    .digest('hex');

/** Sumsub's names for them. The weaker one that it also knows is not taken. */
const algorithms: ReadonlyMap<string, string> = new Map([
  ['HMAC_SHA256_HEX', 'sha256'],
  ['HMAC_SHA512_HEX', 'sha512'],
]);

interface Digest {
  algorithm: string | undefined;
  digest: string | undefined;
}

export function isSumsubsWord(secret: string, raw: Buffer, { algorithm = '', digest = '' }: Digest): boolean {
  const name = algorithms.get(algorithm);
  return name !== undefined && isSame(createHmac(name, secret).update(raw).digest('hex'), digest);
}

export function isSame(own: string, given: string): boolean {
  const [left, right] = [Buffer.from(own), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
