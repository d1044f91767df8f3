// /api/{area.method}: HTTP in, answer out. No other file knows that calls travel over HTTP.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/define.ts';
import { Refusal } from '#contract/refusals.ts';
import { askWire } from '../../calls/ask.ts';
import { hashBody } from '../../calls/idempotency.ts';
import type { Product } from '../../calls/product.ts';
import { byAddress, countUp, requireCallWithin, requireWithin, tooMany } from '../../limits/limits.ts';
import { readMark } from '../../sessions/known-browser.ts';
import { carriedOf, fieldsOf } from './api-fields.ts';
import { bringsProof, type Caller, callerOf, nameOf } from './callers.ts';
import { GuestLanes } from './guest-lanes.ts';
import { requireOwnPage } from './own-page.ts';
import { PlayerLanes } from './player-lanes.ts';

type Params = { name?: string; area?: string; method?: string };

const method = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export function serveApi(app: FastifyInstance, product: Product): void {
  const lanes = { players: new PlayerLanes(), guests: new GuestLanes() };
  app.route({ method, url: '/api/*', handler: () => Promise.reject(new Refusal('MethodNotFound')) });
  for (const url of ['/api/:name', '/api/:area/:method']) {
    app.route<{ Params: Params }>({
      method,
      url,
      config: { label: 'api' },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        try {
          return { result: await answerRequest({ product, lanes }, request, reply) };
        } catch (error) {
          // What did not happen leaves nothing with the browser.
          reply.removeHeader('set-cookie');
          throw error;
        }
      },
    });
  }
}

interface Lanes {
  players: PlayerLanes;
  guests: GuestLanes;
}

async function answerRequest(
  { product: whole, lanes }: { product: Product; lanes: Lanes },
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
) {
  const { name, area, method } = request.params;
  const call = whole.findCall(name ?? `${area}.${method}`);
  if (call === undefined) throw new Refusal('MethodNotFound');
  const isProtected = call.isProtected === true;
  const product = isProtected ? { ...whole, db: { ...whole.db, ...whole.db.reserved } } : whole;
  requireVerb(call, request.method);
  if (!bringsProof(call)) requireOwnPage(call, request, product.config);

  const { locale: asked, isFramed } = carriedOf(request);
  const caller = await callerOf(product, { call, request, reply, isFramed });
  const { player, wishedLocale } = caller;
  await requireFew(product, call, caller);
  const isSpoken = product.content.locales.some(({ code }) => code === asked);
  const locale = isSpoken ? asked! : (player?.locale ?? wishedLocale);
  const read = () => {
    const { fields, key } = fieldsOf(call, request);
    if (key === undefined || player === null) return { fields };
    const bodyHash = hashBody(fields, product.vault);
    return { fields, idempotencyKey: { playerId: player.id, call: call.name, key, bodyHash } };
  };
  const ask = () => askWire(product, call, read, { ...caller, locale });
  if (player !== null) return lanes.players.run(player.id, ask, isProtected ? 'protected' : 'play');
  return call.verb === 'GET' ? lanes.guests.run(byAddress(caller), ask) : ask();
}

/** Of each protected call. */
const PROTECTED_LIMIT = { max: 60, seconds: 60 };

/** A call may state how often it is asked; other writes share sixty a minute. */
async function requireFew(product: Product, call: Call, caller: Caller): Promise<void> {
  const { name, verb, isProtected } = call;
  const limit = call.limit ?? (isProtected === true && verb === 'POST' ? PROTECTED_LIMIT : undefined);
  if (limit === undefined) return verb === 'POST' ? requireFewWrites(product, caller) : undefined;
  const { db, rooms, config, clock } = product;
  await requireCallWithin({ name, limit }, nameOf(caller) ?? byAddress(caller), {
    db,
    rooms,
    config,
    now: clock.now(),
  });
}

/**
 * By session where there is one, so that players behind one address do not stand in each other's way. A browser that a
 * player has signed in on can do so again when its address is used up.
 */
async function requireFewWrites(
  { db, rooms, config, clock, secret }: Product,
  caller: Caller,
): Promise<void> {
  const { browser } = caller;
  const asker = { db, rooms, config, now: clock.now() };
  const name = nameOf(caller);
  if (name !== null) return requireWithin('write', name, asker);
  const retryAfter = await countUp('write', byAddress({ browser }), asker);
  if (retryAfter === null) return;
  const mark = readMark({ secret, browser });
  if (mark === null) throw tooMany(retryAfter);
  await requireWithin('write-known', mark.name, asker);
}

/** A GET call also answers HEAD; every other verb than the call's own is refused (S7-R009). */
function requireVerb(call: Call, method: string): void {
  const isRight = call.verb === 'GET' ? method === 'GET' || method === 'HEAD' : method === 'POST';
  if (!isRight) throw new Refusal('InvalidRequest');
}
