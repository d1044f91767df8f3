// /cms/api/connect/{provider}: to a service and back. What comes back with the visitor is a word of ours that opens once:
// a token that a service has given to somebody else's site is worth nothing here.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Product } from '../../calls/product.ts';
import { enterByService } from '../../content-backend/content-users.ts';
import { openOnce } from '../../content-backend/tokens.ts';
import { invalid, Trouble } from '../../content-backend/trouble.ts';
import { log } from '../../plumbing/log.ts';
import { beginAttempt, endAttempt } from '../../social/attempts.ts';
import { SocialClients } from '../../social/clients.ts';
import { findService, type Service } from '../../social/issuers.ts';
import { fetchInside } from '../fetch-inside.ts';
import { readCookies, writeCookie } from '../visitors/cookies.ts';
import { originOf } from '../visitors/origin.ts';
import { orTrouble, requireFew } from './backend-requests.ts';

const COOKIE = 'cms_away';
const AWAY_SECONDS = 600;
/** Attempts of players and of content users are not each other's. */
const attemptOf = ({ name }: Service): string => `content ${name}`;

type Asked = { Params: { provider: string }; Querystring: { state?: unknown; error?: unknown } };

export function serveConnect(app: FastifyInstance, product: Product, root: string): void {
  const clients = new SocialClients(fetchInside(app));
  const { db, clock } = product;
  const serviceOf = (request: FastifyRequest<Asked>): Service => {
    const { config, secret } = product;
    const service = findService(request.params.provider, {
      config,
      secret,
      origin: originOf(request, config),
    });
    if (service === undefined) throw new Trouble(400, 'This provider is disabled');
    return service;
  };
  const returnTo = (request: FastifyRequest, { name }: Service) =>
    `${originOf(request, product.config)}${root}/connect/${name}/callback`;

  app.get<Asked>(`${root}/connect/:provider`, (request, reply) =>
    orTrouble(reply, async () => {
      await requireFew(product, request, { route: 'connect', name: '' });
      const service = serviceOf(request);
      const { url, away } = await clients
        .begin(service, returnTo(request, service))
        .catch((error: unknown) => {
          log.warn('a service could not be reached', { service: service.name, err: error });
          throw new Trouble(400, 'The provider cannot be reached');
        });
      const attempt = { ...away, service: attemptOf(service), redirectUrl: '/' };
      setCookie(reply, await beginAttempt(db.sql, attempt, clock.now()), AWAY_SECONDS);
      return reply.redirect(url.href, 302);
    }),
  );

  app.get<Asked>(`${root}/connect/:provider/callback`, (request, reply) =>
    orTrouble(reply, async () => {
      const service = serviceOf(request);
      const browserSecret = readCookies(request.headers.cookie).get(COOKIE) ?? '';
      setCookie(reply, '', 0);
      const answer = { state: String(request.query.state), service: attemptOf(service), browserSecret };
      const attempt = await endAttempt(db.sql, answer, clock.now());
      if (attempt === undefined || request.query.error !== undefined)
        throw invalid({ state: 'Invalid or expired sign-in' });
      const here = new URL(request.url, originOf(request, product.config));
      const vouched = await clients.finish(service, here, attempt).catch((error: unknown) => {
        log.info('a sign-in by a service failed', { service: service.name, why: String(error) });
        throw invalid({ code: 'The provider did not vouch for you' });
      });
      const { issuer, subject, verifiedEmail: email } = vouched;
      if (email === null) throw new Trouble(400, 'Email was not available.');
      const word = await db.atomically(async (tx) => {
        const now = clock.now();
        const id = await enterByService(tx, { provider: service.name, issuer, subject, email, now });
        if (id === undefined) throw new Trouble(400, 'Email is already taken.');
        return openOnce(tx, id, 'enter', now);
      });
      return reply.redirect(`${root}/auth/${service.name}/callback?access_token=${word}`, 302);
    }),
  );
}

function setCookie(reply: FastifyReply, value: string, maxAgeSeconds: number): void {
  const { isSecure } = reply.request;
  reply.header('set-cookie', writeCookie(COOKIE, value, { maxAgeSeconds, isHidden: true, isSecure }));
}
