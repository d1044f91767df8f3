// The session's cookie: an opaque secret, out of reach of scripts.
import type { FastifyReply } from 'fastify';
import { SESSION_MS } from '../../sessions/sessions.ts';
import { hostCookie, writeCookie } from './cookies.ts';

export const SESSION_COOKIE = 'sid';

interface Where {
  /** In another site's frame a cookie must say that it may travel there (decision D03); it opens nothing more. */
  isFramed: boolean;
}

export const setSession = (reply: FastifyReply, secret: string, where: Where): void =>
  write(reply, secret, { ...where, maxAgeSeconds: SESSION_MS / 1000 });

export const clearSession = (reply: FastifyReply, where: Where): void =>
  write(reply, '', { ...where, maxAgeSeconds: 0 });

function write(reply: FastifyReply, value: string, terms: Where & { maxAgeSeconds: number }): void {
  const { isSecure } = reply.request;
  reply.header(
    'set-cookie',
    writeCookie(hostCookie(SESSION_COOKIE, isSecure), value, { ...terms, isHidden: true, isSecure }),
  );
}
