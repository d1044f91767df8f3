// The house's own secret: what leaves the house signed by it is known again when it comes back.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { Sql } from '../database/db.ts';
import { drawSecret } from '../plumbing/chance.ts';

/** The operator's, or one drawn at the first start and kept in the database, where all servers find the same. */
export async function openSecret(sql: Sql, { secret }: Pick<Config, 'secret'>): Promise<Buffer> {
  if (secret !== null) return Buffer.from(secret);
  await sql`
    insert into house_secret (secret) values (${Buffer.from(drawSecret(), 'base64url')}) on conflict do nothing`;
  const [kept] = await sql<{ secret: Buffer }>`select secret from house_secret`;
  return kept!.secret;
}

/** What was signed for one purpose is worth nothing for another. */
export const sign = (secret: Buffer, purpose: string, text: string): Buffer =>
  createHmac('sha256', createHmac('sha256', secret).update(purpose).digest()).update(text).digest();

/** The text with its signature, safe in an address and a cookie. */
export const signed = (secret: Buffer, purpose: string, text: string): string =>
  `${Buffer.from(text).toString('base64url')}.${sign(secret, purpose, text).toString('base64url')}`;

/** The text, if it was signed here for this purpose. */
export function readSigned(secret: Buffer, purpose: string, value: string): string | undefined {
  const [encoded = '', signature = ''] = value.split('.');
  const text = Buffer.from(encoded, 'base64url').toString();
  const given = Buffer.from(signature, 'base64url');
  const own = sign(secret, purpose, text);
  return given.length === own.length && timingSafeEqual(given, own) ? text : undefined;
}
