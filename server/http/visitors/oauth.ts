// /oauth: to another service and back (decision D52). The visitor goes in a popup or in the same tab; whichever it was,
// the page they come back to says so and makes way.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal } from '#contract/refusals.ts';
import { safeDestination } from '#rules/safe-redirect.ts';
import { contextOf, type Product } from '../../calls/product.ts';
import { byAddress, requireWithin } from '../../limits/limits.ts';
import { log } from '../../plumbing/log.ts';
import { type Attempt, beginAttempt, endAttempt } from '../../social/attempts.ts';
import { SocialClients } from '../../social/clients.ts';
import { enterVouched, NotThisWay } from '../../social/entry.ts';
import { findService, type Service } from '../../social/issuers.ts';
import { fetchInside } from '../fetch-inside.ts';
import { type Outcome, returnPage } from '../pages/return-page.ts';
import { readCookies, writeCookie } from './cookies.ts';
import { originOf } from './origin.ts';
import { visitorOf } from './visitor.ts';

const COOKIE = 'away';
const AWAY_SECONDS = 600;

type Init = { Querystring: { service?: unknown; redirect_url?: unknown; type_auth?: unknown } };
type Callback = { Params: { service: string }; Querystring: { state?: unknown; error?: unknown } };

export function serveOauth(app: FastifyInstance, product: Product): void {
  const clients = new SocialClients(fetchInside(app));
  app.get<Init>('/oauth/init', (request, reply) => leave(product, clients, request, reply));
  app.get<Callback>('/oauth/callback/:service', (request, reply) =>
    comeBack(product, clients, request, reply),
  );
}

/** `type_auth` says which button was pressed; a person who is new gets an account by either. */
async function leave(
  product: Product,
  clients: SocialClients,
  request: FastifyRequest<Init>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, rooms, config, clock } = product;
  const origin = originOf(request, config);
  const { browser } = await visitorOf(product, request, reply, { isFramed: false });
  await requireWithin('write', byAddress({ browser }), { db, rooms, config, now: clock.now() });

  const wish = typeof request.query.redirect_url === 'string' ? request.query.redirect_url : '';
  const next = safeDestination(wish, { origin, hosts: config.returnHosts }) ?? '/';
  const service = serviceOf(product, request, String(request.query.service));
  if (service === undefined) return returnPage(reply, { status: 'failed', reason: 'unavailable', next });
  try {
    const { url, away } = await clients.begin(service, callbackOf(origin, service));
    const attempt = { ...away, service: service.name, redirectUrl: next };
    setCookie(reply, await beginAttempt(db.sql, attempt, clock.now()), AWAY_SECONDS);
    return popupSafe(reply).redirect(url.href);
  } catch (error) {
    log.warn('a service could not be reached', { service: service.name, err: error });
    return returnPage(reply, { status: 'failed', reason: 'unavailable', next });
  }
}

async function comeBack(
  product: Product,
  clients: SocialClients,
  request: FastifyRequest<Callback>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, clock } = product;
  const service = serviceOf(product, request, request.params.service);
  const browserSecret = readCookies(request.headers.cookie).get(COOKIE) ?? '';
  setCookie(reply, '', 0);
  const answer = { state: String(request.query.state), service: service?.name ?? '', browserSecret };
  const attempt = await endAttempt(db.sql, answer, clock.now());
  if (service === undefined || attempt === undefined)
    return returnPage(reply, { status: 'failed', reason: 'refused', next: '/' });

  const outcome = await enter(product, clients, { request, reply, service, attempt });
  return returnPage(reply, { ...outcome, next: attempt.redirectUrl });
}

interface Return {
  request: FastifyRequest<Callback>;
  reply: FastifyReply;
  service: Service;
  attempt: Attempt;
}

async function enter(
  product: Product,
  clients: SocialClients,
  { request, reply, service, attempt }: Return,
): Promise<Omit<Outcome, 'next'>> {
  if (request.query.error !== undefined) return { status: 'failed', reason: 'declined' };
  try {
    const vouched = await clients.finish(
      service,
      new URL(request.url, originOf(request, product.config)),
      attempt,
    );
    const { wishedLocale: locale, ...visitor } = await visitorOf(product, request, reply, {
      isFramed: false,
    });
    await enterVouched(vouched, contextOf(product, { ...visitor, locale }));
    return { status: 'done' };
  } catch (error) {
    if (error instanceof NotThisWay) return { status: 'failed', reason: error.reason };
    if (isRefusal(error, 'Authorization')) return { status: 'failed', reason: 'excluded' };
    log.info('a social sign-in failed', { service: service.name, why: String(error) });
    return { status: 'failed', reason: 'refused' };
  }
}

const serviceOf = ({ config, secret }: Product, request: FastifyRequest, name: string): Service | undefined =>
  findService(name, { config, secret, origin: originOf(request, config) });

const callbackOf = (origin: string, { name }: Service) => `${origin}/oauth/callback/${name}`;

function setCookie(reply: FastifyReply, value: string, maxAgeSeconds: number): void {
  const { isSecure } = reply.request;
  reply.header('set-cookie', writeCookie(COOKIE, value, { maxAgeSeconds, isHidden: true, isSecure }));
}

/** Under any other policy the popup would lose sight of the page that opened it. */
const popupSafe = (reply: FastifyReply): FastifyReply =>
  reply.header('cross-origin-opener-policy', 'unsafe-none').header('cache-control', 'no-store');
