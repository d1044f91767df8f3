// /ws?token=…: the live socket of a player, whose ticket is spent before the connection is made; without a token a
// guest's, who is told nothing but the channels they follow.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Product } from '../../calls/product.ts';
import type { ChannelHub, Follower } from '../../channels/channel-hub.ts';
import { networkOf } from '../../limits/network.ts';
import { log } from '../../plumbing/log.ts';
import { logTrouble } from '../../plumbing/outage-log.ts';
import { redeemTicket, type TicketHolder } from '../../sessions/live-tickets.ts';
import { askedAt, findLiving } from '../../sessions/sessions.ts';
import type { Site } from '../pages/site.ts';
import { closing, type Listener, LiveHub } from './live-hub.ts';
import { openChannels } from './open-channels.ts';
import { Talk } from './talk.ts';
import { addressOf, decline, takeUpgrades, type Upgrade } from './upgrades.ts';

const HEARTBEAT_MS = 30_000;
/** So long at most a lost change of a channel stays unknown. */
const LOOK_EVERY_MS = 5_000;
const INCOMING_MAX_BYTES = 1024;

export function serveLiveSocket(app: FastifyInstance, product: Product, site: Site): LiveHub {
  const hub = new LiveHub(product.metrics);
  const followed = openChannels(product);
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
    const holder = await admit(product, request, query);
    if (typeof holder === 'number') return decline(connection, holder);
    const network = networkOf(addressOf(request, product.config.proxies ?? 0));
    sockets.handleUpgrade(request, connection, head, (socket) =>
      welcome(product, { hub, channels: followed.hub }, { ...holder, network, socket }),
    );
  });
  const look = () => void followed.look().catch((error: unknown) => logTrouble(error, { what: 'channels' }));
  const deaf = [
    product.news.onLiveEvent((playerId, event) => hub.tell(playerId, event)),
    product.news.onMissed(() => hub.closeAll(closing.missed)),
    // Followers hear of changed content once this server serves it, so that who asks again is told the new.
    product.news.onChange((topics) => topics.includes('content') && look()),
  ];
  const check = () =>
    void checkAll(product, hub).catch((error: unknown) => logTrouble(error, { what: 'sessions' }));
  const heartbeat = setInterval(check, HEARTBEAT_MS);
  const looking = setInterval(look, LOOK_EVERY_MS);
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    clearInterval(looking);
    for (const stopHearing of deaf) stopHearing();
    followed.close();
    hub.closeAll(closing.goingAway);
  });
  return hub;
}

/** The holder of the ticket, nobody in particular, or the status to decline with. */
async function admit(
  product: Product,
  { headers }: IncomingMessage,
  query: URLSearchParams,
): Promise<TicketHolder | typeof nobody | number> {
  if (product.isClosing) return 503;
  if (isForeign(product, headers)) return 403;
  if (!query.has('token')) return nobody;
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

interface Hubs {
  hub: LiveHub;
  channels: ChannelHub;
}

function welcome(product: Product, { hub, channels }: Hubs, listener: Listener): void {
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
  const follower: Follower = {
    get backlog() {
      return socket.bufferedAmount;
    },
    send: (frame) => {
      if (socket.readyState === socket.OPEN) socket.send(frame, { binary: false });
    },
  };
  const talk = new Talk(channels, follower, { isPlayer: listener.playerId !== null });
  socket.on('message', (raw: Buffer, isBinary) => {
    if (isBinary || !talk.hear(raw)) socket.close(...closing.notATalker);
  });
  socket.on('close', () => talk.end());
  socket.on('error', () => socket.terminate());
  hub.join(listener);
  // The session may have ended between the spending of the ticket and now.
  void closeEnded(product, hub, [listener]);
}

const nobody = { playerId: null, session: null } as const;

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
