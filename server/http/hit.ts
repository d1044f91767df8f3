// /hit: an image nobody sees, by which pages tell that a visitor came, and from where (spec §7 "Hit tracking", decision
// D96). It is always answered; it is kept, and leaves a mark in the browser, only where the visitor allowed it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONSENT_COOKIE, isAllowed } from '#rules/consent.ts';
import type { Product } from '../calls/product.ts';
import { byAddress, requireCallWithin } from '../limits/limits.ts';
import { drawSecret } from '../plumbing/chance.ts';
import { logTrouble } from '../plumbing/outage-log.ts';
import { consentTerms, trackingSettings } from '../tracking/settings.ts';
import { recordEvent } from '../tracking/visitor-events.ts';
import { writeCookie } from './visitors/cookies.ts';
import { type Visitor, visitorOf } from './visitors/visitor.ts';

const COOKIE = 'visitor';
const YEAR_SECONDS = 31_536_000;
const VALUE_MAX = 500;
/** Of a fraud check: it is long, and of no use when cut. */
const SESSION_MAX = 8_000;
const limit = { name: 'hit', limit: { max: 60, seconds: 60 } };

/** One transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

type Query = Readonly<Record<string, unknown>>;

export function serveHits(app: FastifyInstance, product: Product): void {
  app.get<{ Querystring: Query }>('/hit', async (request, reply) => {
    await noteHit(product, request, reply).catch((error: unknown) => logTrouble(error, { what: 'hit' }));
    return reply.type('image/gif').header('cache-control', 'no-store').send(pixel);
  });
}

async function noteHit(
  product: Product,
  request: FastifyRequest<{ Querystring: Query }>,
  reply: FastifyReply,
): Promise<void> {
  const { content, db, rooms, config, clock } = product;
  const visitor = await visitorOf(product, request, reply, { isFramed: false });
  const said = visitor.cookies.get(CONSENT_COOKIE);
  if (!trackingSettings(content).hasHits || !isAllowed('analytics', said, consentTerms(content))) return;
  const now = clock.now();
  const isFew = await requireCallWithin(limit, byAddress(visitor), { db, rooms, config, now }).then(
    () => true,
    () => false,
  );
  if (!isFew) return;
  const { referer, track_id, fraud_session } = request.query;
  await recordEvent(db.sql, {
    name: 'hit',
    visitor: markOf(visitor, reply),
    playerId: visitor.player?.id ?? null,
    params: {
      ...text('referer', referer, VALUE_MAX),
      ...text('fraud_session', fraud_session, SESSION_MAX),
    },
    source: text('track_id', track_id, VALUE_MAX),
    at: now,
  });
}

const text = (name: string, value: unknown, max: number) =>
  typeof value === 'string' && value !== '' && value.length <= max ? { [name]: value } : {};

/** The same visitor's, for a year. */
function markOf({ cookies }: Visitor, reply: FastifyReply): string {
  const known = cookies.get(COOKIE);
  const mark = known !== undefined && /^[\w-]{16,64}$/.test(known) ? known : drawSecret();
  const { isSecure } = reply.request;
  reply.header(
    'set-cookie',
    writeCookie(COOKIE, mark, { maxAgeSeconds: YEAR_SECONDS, isHidden: true, isSecure }),
  );
  return mark;
}
