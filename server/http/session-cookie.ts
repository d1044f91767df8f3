// The session's cookie: an opaque secret, out of reach of scripts.
import type { FastifyReply } from 'fastify';
import { writeCookie } from './cookies.ts';
import { SESSION_COOKIE } from './visitor.ts';

const MONTH_SECONDS = 30 * 24 * 60 * 60;

interface Where {
  isFramed: boolean;
}

export function setSession(reply: FastifyReply, secret: string, { isFramed }: Where): void {
  const isSecure = reply.request.protocol === 'https';
  reply.header(
    'set-cookie',
    writeCookie(SESSION_COOKIE, secret, { maxAgeSeconds: MONTH_SECONDS, isHidden: true, isSecure, isFramed }),
  );
}

export function clearSession(reply: FastifyReply, { isFramed }: Where): void {
  const isSecure = reply.request.protocol === 'https';
  reply.header('set-cookie', writeCookie(SESSION_COOKIE, '', { maxAgeSeconds: 0, isHidden: true, isSecure, isFramed }));
}
