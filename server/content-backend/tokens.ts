// What lets a content user in: a token for every request (a JWT, as callers of such backends expect), and words that open
// one thing once.
import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { sign } from '../at-rest/secret.ts';
import type { Sql, Tx } from '../database/db.ts';
import { drawSecret, hashSecret } from '../plumbing/chance.ts';
import { type ContentUser, findById, type KeptUser } from './content-users.ts';

const PURPOSE = 'content user';
const LASTS_S = 7 * 86_400;
const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

const Claims = z.object({ id: z.int(), edition: z.int(), iat: z.int(), exp: z.int() });

export function writeToken({ id, edition }: ContentUser, secret: Buffer, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  const claims = Buffer.from(JSON.stringify({ id, edition, iat, exp: iat + LASTS_S })).toString('base64url');
  const text = `${HEADER}.${claims}`;
  return `${text}.${sign(secret, PURPOSE, text).toString('base64url')}`;
}

/** Whose token it is. Only what was written here counts, whatever the token says of how it was signed. */
export async function readToken(
  sql: Sql,
  token: string,
  { secret, now }: { secret: Buffer; now: Date },
): Promise<KeptUser | undefined> {
  const [header, claims = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const own = sign(secret, PURPOSE, `${HEADER}.${claims}`);
  if (header !== HEADER || rest.length > 0 || given.length !== own.length || !timingSafeEqual(given, own))
    return undefined;
  const { id, edition, exp } = z.parse(Claims, JSON.parse(Buffer.from(claims, 'base64url').toString()));
  if (exp * 1000 <= now.getTime()) return undefined;
  const user = await findById(sql, id);
  return user !== undefined && !user.is_blocked && user.edition === edition ? user : undefined;
}

const lasts = { reset: 3_600_000, confirm: 3 * 86_400_000, enter: 300_000 } as const;
type Purpose = keyof typeof lasts;

/** The last one counts. */
export async function openOnce(tx: Tx, userId: number, purpose: Purpose, now: Date): Promise<string> {
  const word = drawSecret();
  await tx.sql`
    insert into content_user_token (hash, user_id, purpose, expires_at)
    values (${hashSecret(word)}, ${userId}, ${purpose}, ${new Date(now.getTime() + lasts[purpose])})
    on conflict (user_id, purpose) do update set hash = excluded.hash, expires_at = excluded.expires_at`;
  return word;
}

/** Whom it opens to; it is spent. */
export async function spendOnce(
  { sql }: Tx,
  word: string,
  purpose: Purpose,
  now: Date,
): Promise<number | undefined> {
  const [spent] = await sql<{ user_id: number }>`
    delete from content_user_token
    where hash = ${hashSecret(word)} and purpose = ${purpose} and expires_at > ${now}
    returning user_id`;
  return spent?.user_id;
}

export const forgetUserTokens = (sql: Sql, now: Date) =>
  sql`delete from content_user_token where expires_at < ${now}`;
