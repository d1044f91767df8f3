// Signed notices: "t=<seconds>,v1=<hex>", an HMAC-SHA256 over the time, a dot and the very bytes that were sent.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Unsigned } from './gateway.ts';

const WINDOW_S = 300;

export const signNotice = (raw: Buffer | string, key: string, at: number): string =>
  `t=${at},v1=${macOf(raw, key, at).toString('hex')}`;

/** Throws `Unsigned` for a wrong signature, and for a right one that is older or newer than five minutes. */
export function requireSigned(
  raw: Buffer,
  signature: unknown,
  { key, now }: { key: string; now: Date },
): void {
  const [, seconds, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(signature)) ?? [];
  if (hex === undefined) throw new Unsigned('no signature');
  if (!timingSafeEqual(macOf(raw, key, Number(seconds)), Buffer.from(hex, 'hex')))
    throw new Unsigned('a wrong signature');
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > WINDOW_S)
    throw new Unsigned('signed at another time');
}

const macOf = (raw: Buffer | string, key: string, at: number) =>
  createHmac('sha256', key).update(`${at}.`).update(raw).digest();
