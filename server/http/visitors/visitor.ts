// Who is at the door: the session behind the cookie, the language and the theme they want.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchLocale, readAcceptLanguage } from '#rules/locale.ts';
import type { Browser, Player, Session } from '../../calls/context.ts';
import type { Product } from '../../calls/product.ts';
import { askedAt, findSession } from '../../sessions/sessions.ts';
import { browserOf } from './browser.ts';
import { hostCookie, readCookies } from './cookies.ts';
import { SESSION_COOKIE, setSession } from './session-cookie.ts';

export interface Visitor {
  player: Player | null;
  session: Session | null;
  browser: Browser;
  cookies: ReadonlyMap<string, string>;
  /** The language they would like where the address does not say (decision D20). */
  wishedLocale: string;
}

export async function visitorOf(
  { db, clock, content, config }: Product,
  request: FastifyRequest,
  reply: FastifyReply,
  { isFramed }: { isFramed: boolean },
): Promise<Visitor> {
  const cookies = readCookies(request.headers.cookie);
  const secret = cookies.get(hostCookie(SESSION_COOKIE, request.isSecure));
  const found =
    secret === undefined ? null : await findSession(db.sql, secret, askedAt(clock.now(), content));
  if (secret !== undefined && found?.isProlonged) setSession(reply, secret, { isFramed });

  const wishes = [
    cookies.get('locale'),
    found?.player.locale,
    ...readAcceptLanguage(request.headers['accept-language']),
  ].filter((wish) => wish !== undefined);
  return {
    player: found?.player ?? null,
    session: found?.session ?? null,
    browser: browserOf(request, reply, { config, isFramed }),
    cookies,
    wishedLocale: matchLocale(wishes, content) ?? content.defaultLocale,
  };
}
