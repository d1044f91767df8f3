// /api/{area.method}: HTTP in, answer out. No other file knows that calls travel over HTTP.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCall } from '#contract/catalogue.ts';
import type { Call } from '#contract/define.ts';
import { isRefusal, Refusal, refusals } from '#contract/refusals.ts';
import { writeRefusal } from '#contract/refusals-wire.ts';
import { answerWire } from '../answer.ts';
import { log } from '../log.ts';
import { contextOf, type Product } from '../product.ts';
import { fieldsOf } from './api-fields.ts';
import { requireOwnPage } from './own-page.ts';
import { clearSession } from './session-cookie.ts';
import { visitorOf } from './visitor.ts';

type Params = { name?: string; area?: string; method?: string };

export function serveApi(app: FastifyInstance, product: Product): void {
  const handle = (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) =>
    answerRequest(product, request, reply);
  const method = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
  app.route({ method, url: '/api/:name', handler: handle });
  app.route({ method, url: '/api/:area/:method', handler: handle });
}

async function answerRequest(product: Product, request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) {
  const { name, area, method } = request.params;
  const callName = name ?? `${area}.${method}`;
  reply.header('cache-control', 'no-store');
  try {
    const call = findCall(callName);
    if (call === undefined) throw new Refusal('MethodNotFound');
    return { result: await resultOf(product, call, request, reply) };
  } catch (error) {
    const refusal = isRefusal(error) ? error : bug(error, callName);
    if (isRefusal(refusal, 'TooManyRequests')) reply.header('retry-after', refusal.details.error_data.retry_after);
    return reply.status(refusals[refusal.reason].status).send(writeRefusal(refusal));
  }
}

async function resultOf(product: Product, call: Call, request: FastifyRequest, reply: FastifyReply) {
  requireVerb(call, request.method);
  if (call.verb === 'POST' || call.acts) requireOwnPage(request, product.config);
  const { fields, locale: asked, isFramed } = fieldsOf(call, request);
  const { player, session, wishedLocale } = await visitorOf(product, request);
  product.switches.requireOpen(call);

  const isSpoken = product.content.locales.some(({ code }) => code === asked);
  const locale = isSpoken ? asked! : (player?.locale ?? wishedLocale);
  const result = await answerWire(call, fields, contextOf(product, { locale, player, session }));
  if (call.name === 'auth.logout') clearSession(reply, { isFramed });
  return result;
}

function requireVerb(call: Call, method: string): void {
  const isRight = call.verb === 'GET' ? method === 'GET' || method === 'HEAD' : method === 'POST';
  if (!isRight) throw new Refusal('InvalidRequest');
}

function bug(error: unknown, call: string): Refusal {
  log.bug(error, { call });
  return new Refusal('InternalServerError');
}
