// /ws?token=…: the live socket. The ticket is spent before the connection is made, so nobody unknown ever holds one
// open; from then on the server speaks and the browser listens.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { log } from '../../plumbing/log.ts';
import type { Product } from '../../calls/product.ts';
import { redeemTicket, type TicketHolder } from '../../sessions/live-tickets.ts';
import { askedAt, findLiving } from '../../sessions/sessions.ts';
import type { Site } from '../pages/site.ts';
import { closing, type Listener, LiveHub } from './live-hub.ts';
import { decline, takeUpgrades, type Upgrade } from './upgrades.ts';

const HEARTBEAT_MS = 30_000;
const INCOMING_MAX_BYTES = 1024;

export function serveLiveSocket(app: FastifyInstance, product: Product, site: Site): LiveHub {
  const hub = new LiveHub(product.metrics);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: INCOMING_MAX_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const elsewhere = site.upgrade ?? (({ connection }: Upgrade) => decline(connection, 404));
  takeUpgrades(app.server, async (upgrade) => {
    const { request, connection, head, path, query } = upgrade;
    if (path !== '/ws') return elsewhere(upgrade);
    const guest = await admit(product, request, query);
    if (typeof guest === 'number') return decline(connection, guest);
    sockets.handleUpgrade(request, connection, head, (socket) => welcome(product, hub, { ...guest, socket }));
  });
  const deaf = [
    product.news.onLiveEvent((playerId, event) => hub.tell(playerId, event)),
    product.news.onMissed(() => hub.closeAll(closing.missed)),
  ];
  const check = () => void checkAll(product, hub).catch((error: unknown) => log.bug(error));
  const heartbeat = setInterval(check, HEARTBEAT_MS);
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const stopHearing of deaf) stopHearing();
    hub.closeAll(closing.goingAway);
  });
  return hub;
}

/** The holder of the ticket, or the status to decline with. */
async function admit(
  product: Product,
  { headers }: IncomingMessage,
  query: URLSearchParams,
): Promise<TicketHolder | number> {
  if (product.isClosing) return 503;
  if (isForeign(product, headers)) return 403;
  const holder = await redeemTicket(product.db.sql, query.get('token') ?? '', product.clock.now());
  // A worker that outlived its player's session must not be given the next player's news.
  const expected = query.get('uid');
  const isExpected = expected === null || expected === String(holder?.playerId);
  return holder !== undefined && isExpected ? holder : 401;
}

/** A browser always says whose page opens a socket; no other protection stops another site's page from trying. */
function isForeign({ config }: Product, { origin, host }: IncomingMessage['headers']): boolean {
  if (origin === undefined) return false;
  if (config.publicOrigin !== null) return origin !== config.publicOrigin;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

function welcome(product: Product, hub: LiveHub, listener: Listener): void {
  const { socket } = listener;
  let isAnswering = true;
  socket.on('pong', () => {
    isAnswering = true;
  });
  pulses.set(socket, () => {
    if (!isAnswering) return socket.terminate();
    isAnswering = false;
    socket.ping();
  });
  socket.on('message', () => socket.close(...closing.notATalker));
  socket.on('error', () => socket.terminate());
  hub.join(listener);
  // The session may have ended between the spending of the ticket and now.
  void closeEnded(product, hub, [listener]);
}

const pulses = new WeakMap<WebSocket, () => void>();

async function checkAll(product: Product, hub: LiveHub): Promise<void> {
  for (const { socket } of hub.listeners) pulses.get(socket)?.();
  await closeEnded(product, hub, hub.listeners);
}

/** Sessions also run out in silence, and news of an end can be lost on the way; asking is what makes it certain. */
async function closeEnded(
  { db, clock, content }: Product,
  hub: LiveHub,
  listeners: readonly Listener[],
): Promise<void> {
  const withSession = listeners.filter(({ session }) => session !== null);
  if (withSession.length === 0) return;
  try {
    const living = await findLiving(
      db.sql,
      withSession.map(({ session }) => session!),
      askedAt(clock.now(), content),
    );
    for (const listener of withSession) if (!living.has(listener.session!)) hub.end(listener);
  } catch (error) {
    log.warn('live sockets were not checked', { err: error });
  }
}
