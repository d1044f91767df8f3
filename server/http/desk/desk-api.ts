// /desk/api/{area.method}: what staff ask. None of it is answered anywhere else, and nothing of a player's is answered
// here. What acts must come from the desk's own page: it sets a header that no other site's page can set.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/define.ts';
import { isRefusal, Refusal } from '#contract/refusals.ts';
import type { Topic } from '#contract/topics.ts';
import type { Context } from '../../calls/context.ts';
import { contextOf, type Product } from '../../calls/product.ts';
import { answerDesk } from '../../desk/answer-desk.ts';
import { byAddress, requireCallWithin, requireWithin } from '../../limits/limits.ts';
import { fieldsOf } from '../api/api-fields.ts';
import { refuseForeignPage } from '../api/own-page.ts';
import { PlayerLanes } from '../api/player-lanes.ts';
import { browserOf } from '../visitors/browser.ts';
import { keepStaffSession, staffOf } from './staff-cookie.ts';

const method = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A bank's statement of a month is sent as text. */
const BODY_MAX_BYTES = 4 * 1024 * 1024;

/** The desk speaks English alone; other languages may follow (docs/decisions, "The desk"). */
export const DESK_LOCALE = 'en';

type Asked = FastifyRequest<{ Params: { name: string } }>;

export function serveDeskApi(app: FastifyInstance, product: Product): void {
  const lanes = new PlayerLanes();
  app.route({ method, url: '/desk/api/*', handler: () => Promise.reject(new Refusal('MethodNotFound')) });
  app.route<{ Params: { name: string } }>({
    method,
    url: '/desk/api/:name',
    bodyLimit: BODY_MAX_BYTES,
    config: { label: 'desk api' },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      return { result: await answerRequest({ product, lanes }, request, reply) };
    },
  });
}

async function answerRequest(
  { product, lanes }: { product: Product; lanes: PlayerLanes },
  request: Asked,
  reply: FastifyReply,
): Promise<unknown> {
  const call = product.rooms.desk.findCall(request.params.name);
  if (call === undefined) throw new Refusal('MethodNotFound');
  requireOwnDesk(call, request, product);
  const staff = await staffOf(product, request);
  const ctx = contextOf(product, {
    ...{ player: null, session: null, locale: DESK_LOCALE },
    browser: browserOf(request, reply, { config: product.config, isFramed: false }),
    ...(staff !== undefined && { staff }),
  });
  await requireFew(call, ctx);
  const ask = () => counted(product, call, () => answerDesk(call, () => fieldsOf(call, request), ctx));
  const { result, session } = await (staff === undefined ? ask() : lanes.run(staff.id, ask));
  if (session !== undefined) keepStaffSession(reply, session);
  if (call.verb === 'POST') await announce(product, call);
  return result;
}

function requireOwnDesk(call: Call, request: Asked, { config }: Product): void {
  const isRight = call.verb === 'GET' ? /^(GET|HEAD)$/.test(request.method) : request.method === 'POST';
  if (!isRight) throw new Refusal('InvalidRequest');
  refuseForeignPage(request, config);
  if (call.verb === 'POST' && request.headers['x-csrf'] === undefined) throw new Refusal('InvalidRequest');
}

async function requireFew({ name, limit, verb }: Call, ctx: Context): Promise<void> {
  const subject = ctx.staff === undefined ? byAddress(ctx) : `staff ${ctx.staff.id}`;
  if (limit !== undefined) await requireCallWithin({ name, limit }, subject, ctx);
  else if (verb === 'POST') await requireWithin('write', subject, ctx);
}

async function counted<T>({ metrics, trace }: Product, call: Call, work: () => Promise<T>): Promise<T> {
  const name = `desk ${call.name}`;
  try {
    const result = await trace.span(name, work);
    metrics.calls.inc({ call: name, outcome: 'done' });
    return result;
  } catch (error) {
    metrics.calls.inc({ call: name, outcome: isRefusal(error) ? error.reason : 'bug' });
    throw error;
  }
}

/** Every write is in the audit log, so whoever watches that is told too. */
const announce = (product: Product, { changes = [] }: Call): Promise<void> =>
  product.announce([...changes, 'desk-audit'] satisfies Topic[]);
