// /desk/api/live: tells an open desk which topics have changed, so that what it shows asks again. Nothing else is told, so
// nobody learns by it what they may not see. A stream lives no longer than the session it was opened with.
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '#contract/refusals.ts';
import type { Topic } from '#contract/topics.ts';
import type { Product } from '../../calls/product.ts';
import { logTrouble } from '../../plumbing/outage-log.ts';
import { findLasting } from '../../staff/staff-sessions.ts';
import { refuseForeignPage } from '../api/own-page.ts';
import { staffOf } from './staff-cookie.ts';

/** What comes within this time is told at once. */
const TOLD_EVERY_MS = 250;
/** Matches in play change all the time; whoever looks at prices need not ask for them more often than this. */
const TRADING_EVERY_MS = 2_000;
const LOOKED_AFTER_MS = 10_000;
const STREAMS_MAX = 500;
const STREAMS_MAX_EACH = 12;
const BACKLOG_MAX_BYTES = 64 * 1024;

interface Stream {
  memberId: number;
  session: Buffer;
  out: ServerResponse;
}

/** What players do that the desk shows. */
const topicsOf: Readonly<Record<string, readonly Topic[]>> = {
  'cashier.payment_changed': ['desk-payments', 'desk-players'],
};

export function serveDeskLive(app: FastifyInstance, product: Product): void {
  const streams = new Set<Stream>();
  const changed = new Set<string>();
  let hasTraded = false;
  const tell = (event: string, data: string, to: Iterable<Stream> = streams) => {
    for (const { out } of to) {
      if (out.writableLength > BACKLOG_MAX_BYTES) out.destroy();
      else if (!out.writableEnded) out.write(`event: ${event}\ndata: ${data}\n\n`);
    }
  };
  const end = (stream: Stream) => {
    streams.delete(stream);
    stream.out.end();
  };
  const endLost = async () => {
    if (streams.size === 0) return;
    const open = [...streams];
    const hashes = open.map(({ session }) => session);
    const lasting = await findLasting(product.db.sql, hashes, product.clock.now());
    const lost = open.filter(({ session }) => !lasting.has(session.toString('hex')));
    tell('ended', '{}', lost);
    for (const stream of lost) end(stream);
  };
  const look = () => endLost().catch((error) => logTrouble(error, { what: 'streams of the desk' }));
  const note = (topics: readonly string[]) => {
    for (const topic of topics) changed.add(topic);
    if (topics.includes('desk-staff')) void look();
  };
  const flush = () => {
    if (changed.size === 0) return;
    tell('changed', JSON.stringify([...changed]));
    changed.clear();
  };
  const { news } = product;
  const stops = [
    news.onChange(note),
    news.onLiveEvent((_playerId, { name }) => note(topicsOf[name] ?? [])),
    news.onEvents(() => {
      hasTraded = true;
    }),
    news.onMissed(() => note(['desk-payments', 'desk-approvals', 'desk-staff', 'desk-trading'])),
  ];
  const noteTrading = () => {
    if (hasTraded) note(['desk-trading']);
    hasTraded = false;
  };
  const timers = [
    setInterval(flush, TOLD_EVERY_MS),
    setInterval(noteTrading, TRADING_EVERY_MS),
    setInterval(look, LOOKED_AFTER_MS),
  ];
  for (const timer of timers) timer.unref();
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    for (const stop of stops) stop();
    for (const stream of streams) end(stream);
  });

  app.get('/desk/api/live', { config: { label: 'desk live' } }, async (request, reply) => {
    refuseForeignPage(request, product.config);
    const staff = await staffOf(product, request);
    if (staff === undefined) throw new Refusal('Authorization');
    const own = [...streams].filter(({ memberId }) => memberId === staff.id);
    if (own.length >= STREAMS_MAX_EACH) end(own[0]!);
    if (streams.size >= STREAMS_MAX) throw new Refusal('ApplicationUnavailable');
    const stream = { memberId: staff.id, session: staff.session, out: openStream(reply) };
    streams.add(stream);
    reply.raw.once('close', () => streams.delete(stream));
    // Whoever has left mid-sentence is gone: that is no trouble of ours.
    reply.raw.on('error', () => streams.delete(stream));
  });
}

function openStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
  };
  reply.raw.writeHead(200, headers as Record<string, string>);
  reply.raw.write('event: open\ndata: {}\n\n');
  return reply.raw;
}
