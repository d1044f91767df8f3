// /api/{area.method}: HTTP in, answer out. No other file knows that calls travel over HTTP.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCall } from '#contract/catalogue.ts';
import type { Call } from '#contract/define.ts';
import { Refusal } from '#contract/refusals.ts';
import { askWire } from '../ask.ts';
import type { Product } from '../product.ts';
import { fieldsOf } from './api-fields.ts';
import { requireOwnPage } from './own-page.ts';
import { clearSession } from './session-cookie.ts';
import { visitorOf } from './visitor.ts';

type Params = { name?: string; area?: string; method?: string };

const method = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export function serveApi(app: FastifyInstance, product: Product): void {
  app.route({ method, url: '/api/*', handler: () => Promise.reject(new Refusal('MethodNotFound')) });
  for (const url of ['/api/:name', '/api/:area/:method']) {
    app.route<{ Params: Params }>({
      method,
      url,
      config: { label: 'api' },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return { result: await answerRequest(product, request, reply) };
      },
    });
  }
}

async function answerRequest(
  product: Product,
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
) {
  const { name, area, method } = request.params;
  const call = findCall(name ?? `${area}.${method}`);
  if (call === undefined) throw new Refusal('MethodNotFound');
  requireVerb(call, request.method);
  requireOwnPage(call, request, product.config);

  const { fields, locale: asked, isFramed } = fieldsOf(call, request);
  const { player, session, wishedLocale } = await visitorOf(product, request, reply, { isFramed });
  const isSpoken = product.content.locales.some(({ code }) => code === asked);
  const locale = isSpoken ? asked! : (player?.locale ?? wishedLocale);
  const result = await askWire(product, call, fields, { locale, player, session });
  if (call.name === 'auth.logout') clearSession(reply, { isFramed });
  return result;
}

/** A GET call also answers HEAD; every other verb than the call's own is refused (S7-R009). */
function requireVerb(call: Call, method: string): void {
  const isRight = call.verb === 'GET' ? method === 'GET' || method === 'HEAD' : method === 'POST';
  if (!isRight) throw new Refusal('InvalidRequest');
}
