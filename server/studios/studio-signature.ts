// A studio that keeps its games on servers of its own asks for stakes and wins. It is known by its signature over all
// that it says, under a key of its own; each counts once, and soon.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { StudioKey } from '../config/studio-keys.ts';
import type { Sql } from '../database/db.ts';

/** So far the studio's clock may be from ours. */
const APART_MS = 300_000;
/** For longer than a signature counts. */
const NONCES_KEPT_MS = 2 * APART_MS;

const NONCE = /^[0-9a-f]{32}$/;
const TIMESTAMP = /^\d{13}$/;

export interface Signed {
  method: string;
  /** With its query. */
  path: string;
  body: string;
}

/** What is signed: when, once, where and what. */
export const sign = (key: Buffer, at: string, nonce: string, { method, path, body }: Signed): string =>
  createHmac('sha256', key)
    .update([at, nonce, method, path, createHash('sha256').update(body).digest('hex')].join('\n'))
    .digest('hex');

/** Whose it is and the key it was signed with. Null: not of a studio of ours, not now, or not for the first time. */
export async function findStudio(
  sql: Sql,
  signed: Signed & { headers: IncomingHttpHeaders },
  { keys, now }: { keys: readonly StudioKey[]; now: Date },
): Promise<StudioKey | null> {
  const [name, at, nonce, signature] = ['x-studio', 'x-timestamp', 'x-nonce', 'x-signature'].map((header) =>
    String(signed.headers[header] ?? ''),
  ) as [string, string, string, string];
  if (!TIMESTAMP.test(at) || !NONCE.test(nonce)) return null;
  if (Math.abs(now.getTime() - Number(at)) > APART_MS) return null;
  // One has two keys while the old one is being replaced.
  const own = keys.filter(({ studio }) => studio === name);
  const signer = own.find(({ key }) => isSame(signature, sign(key, at, nonce, signed)));
  if (signer === undefined) return null;
  const first = await sql`
    insert into studio_nonce (studio, nonce, seen_at) values (${name}, ${nonce}, ${now})
    on conflict do nothing returning 1`;
  return first.length > 0 ? signer : null;
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export const forgetNonces = (sql: Sql, now: Date) =>
  sql`delete from studio_nonce where seen_at < ${new Date(now.getTime() - NONCES_KEPT_MS)}`;
