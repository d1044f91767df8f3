// The browser behind a request, as handlers know it: where it is, what it calls itself, and the two cookies of ours
// that scripts cannot reach.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../../calls/context.ts';
import type { Config } from '../../config/config.ts';
import { readCookies, writeCookie } from './cookies.ts';
import { originOf } from './origin.ts';
import { clearSession, setSession } from './session-cookie.ts';

const KNOWN_COOKIE = 'known';
const YEAR_S = 31_536_000;
/** Some programs send whole novels here. */
const USER_AGENT_MAX = 300;

export const browserOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  { config, ...where }: { config: Config; isFramed: boolean },
): Browser => ({
  get origin() {
    return originOf(request, config);
  },
  // Whoever has torn the connection off has no address any more.
  address: request.ip ?? '',
  country:
    config.countryHeader === null ? undefined : String(request.headers[config.countryHeader]).toUpperCase(),
  userAgent: String(request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
  knownMark: readCookies(request.headers.cookie).get(KNOWN_COOKIE),
  keepKnownMark(mark) {
    const { isSecure } = request;
    const terms = { maxAgeSeconds: YEAR_S, isHidden: true, isSecure, ...where };
    reply.header('set-cookie', writeCookie(KNOWN_COOKIE, mark, terms));
  },
  keepSession: (secret) => (secret === null ? clearSession(reply, where) : setSession(reply, secret, where)),
});
