// The session cookie of the desk. Pages of other sites cannot send it, and over plain http only the desk's paths receive it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffMember } from '../../calls/context.ts';
import type { Product } from '../../calls/product.ts';
import { findStaff } from '../../staff/staff-sessions.ts';
import { hostCookie, readCookies, writeCookie } from '../visitors/cookies.ts';

export const STAFF_COOKIE = 'desk';
const DAY_S = 12 * 3_600;

export function keepStaffSession(reply: FastifyReply, secret: string | null): void {
  const { isSecure } = reply.request;
  const maxAgeSeconds = secret === null ? 0 : DAY_S;
  const terms = {
    isHidden: true,
    isStrict: true,
    isSecure,
    maxAgeSeconds,
    ...(!isSecure && { onlyAt: '/desk' }),
  };
  reply.header('set-cookie', writeCookie(hostCookie(STAFF_COOKIE, isSecure), secret ?? '', terms));
}

/** Nobody else's cookie means anything here. */
export async function staffOf(
  { db, clock }: Product,
  { headers, isSecure }: FastifyRequest,
): Promise<StaffMember | undefined> {
  const secret = readCookies(headers.cookie).get(hostCookie(STAFF_COOKIE, isSecure));
  return secret === undefined ? undefined : ((await findStaff(db.sql, secret, clock.now())) ?? undefined);
}
