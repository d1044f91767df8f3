// The cookie of a session at the desk: it is sent to the desk's own addresses alone, and by nobody else's page.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffMember } from '../../calls/context.ts';
import type { Product } from '../../calls/product.ts';
import { findStaff } from '../../staff/staff-sessions.ts';
import { readCookies, writeCookie } from '../visitors/cookies.ts';

export const STAFF_COOKIE = 'desk';
const DAY_S = 12 * 3_600;

export function keepStaffSession(reply: FastifyReply, secret: string | null): void {
  const { isSecure } = reply.request;
  const terms = { isHidden: true, isSecure, onlyAt: '/desk', maxAgeSeconds: secret === null ? 0 : DAY_S };
  reply.header('set-cookie', writeCookie(STAFF_COOKIE, secret ?? '', terms));
}

/** Nobody else's cookie means anything here. */
export async function staffOf(
  { db, clock }: Product,
  { headers }: FastifyRequest,
): Promise<StaffMember | undefined> {
  const secret = readCookies(headers.cookie).get(STAFF_COOKIE);
  return secret === undefined ? undefined : ((await findStaff(db.sql, secret, clock.now())) ?? undefined);
}
