// A form post needs no permission to cross sites, and a GET needs none at all, so whatever acts is held against where
// it comes from (decisions D08, M8). Three rules, each enough by itself to stop another site's page:
//
// - Evidence of another page refuses: an Origin that is not ours ("null" included), or the browser's own word
//   (Sec-Fetch-Site) that the request crosses sites. Every browser sends one of the two with a post.
// - No evidence at all is a program, not a browser: a post is taken. It holds no visitor's cookie that the visitor
//   did not give it.
// - A GET that acts is what an image or a link can send, and an old browser marks neither. With a session's cookie it
//   must prove that our page sent it: Sec-Fetch-Site says same-origin, or the header x-csrf is there, which no other
//   site can set. Without a session it has nobody's behalf to act on, and is harmless.
import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/define.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Config } from '../../config/config.ts';
import { hostCookie, readCookies } from '../visitors/cookies.ts';
import { originOf } from '../visitors/origin.ts';
import { SESSION_COOKIE } from '../visitors/session-cookie.ts';

export function requireOwnPage(
  call: Pick<Call, 'verb' | 'acts'>,
  request: FastifyRequest,
  config: Config,
): void {
  if (call.verb === 'GET' && !call.acts) return;
  refuseForeignPage(request, config);
  if (call.verb === 'POST') return;

  const { 'sec-fetch-site': site, 'x-csrf': mark, cookie } = request.headers;
  const isOurs = mark !== undefined || site === 'same-origin';
  if (!isOurs && readCookies(cookie).has(hostCookie(SESSION_COOKIE, request.isSecure)))
    throw new Refusal('InvalidRequest');
}

export function refuseForeignPage(request: FastifyRequest, config: Config): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeign = origin !== undefined && origin !== originOf(request, config);
  if (isForeign || site === 'cross-site' || site === 'same-site') throw new Refusal('InvalidRequest');
}
