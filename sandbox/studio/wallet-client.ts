// How a studio asks a wallet: signed, within a bound of time, and believing only answers that are signed in return.
import { timingSafeEqual } from 'node:crypto';
import type { WalletAnswer } from '#contract/studio/wallet.ts';
import { drawHex } from '#server/plumbing/chance.ts';
import { systemClock } from '#server/plumbing/clock.ts';
import { sign } from '#server/studios/studio-signature.ts';

const ANSWERED_WITHIN_MS = 5_000;
const NONCE_BYTES = 16;

export interface WalletAccess {
  /** Of the house, without a path. */
  url: string;
  studio: string;
  key: Buffer;
}

/** As they are when nothing is said; a tester says otherwise. */
export interface Sending {
  at?: number;
  nonce?: string;
  /** What is signed in place of what is sent. */
  signedPath?: string;
  signedBody?: string;
  signal?: AbortSignal;
  withinMs?: number;
}

export interface Told extends WalletAnswer {
  http: number;
  /** The answer is the wallet's own, to this very question. */
  isSigned: boolean;
  [more: string]: unknown;
}

export async function askWallet(
  { url, studio, key }: WalletAccess,
  call: string,
  said: object | string,
  sending: Sending = {},
): Promise<Told> {
  const path = `/studio/v1/${call}`;
  const body = typeof said === 'string' ? said : JSON.stringify(said);
  const {
    at = systemClock.now().getTime(),
    nonce = drawHex(NONCE_BYTES),
    signedPath = path,
    signedBody = body,
  } = sending;
  const method = 'POST';
  const response = await fetch(url + path, {
    ...{ method, body, redirect: 'error' },
    signal: AbortSignal.any([
      AbortSignal.timeout(sending.withinMs ?? ANSWERED_WITHIN_MS),
      ...given(sending.signal),
    ]),
    headers: {
      ...{
        'content-type': 'application/json',
        'x-studio': studio,
        'x-timestamp': String(at),
        'x-nonce': nonce,
      },
      'x-signature': sign(key, String(at), nonce, { method, path: signedPath, body: signedBody }),
    },
  });
  const text = await response.text();
  const [toldAt, toldNonce, signature] = ['x-timestamp', 'x-nonce', 'x-signature'].map(
    (name) => response.headers.get(name) ?? '',
  ) as [string, string, string];
  const right = sign(key, toldAt, nonce, { method, path, body: text });
  const isSigned = toldNonce === nonce && isSame(signature, right);
  return { ...(JSON.parse(text) as WalletAnswer), http: response.status, isSigned };
}

const given = (signal?: AbortSignal): AbortSignal[] => (signal === undefined ? [] : [signal]);

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
