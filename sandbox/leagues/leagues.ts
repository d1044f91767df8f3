// The virtual leagues as a server of their own: whoever has its key is told everything over a WebSocket. It shares no memory
// and no database with the house, which learns of an incident when its time has come and not before.
import { createServer, type Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { ALIVE_EVERY_MS, type FeedMessage, FeedRequest } from '#contract/feed/messages.ts';
import { tryOutsideJson } from '#server/plumbing/outside-json.ts';
import { Producer } from './producer.ts';
import { Secrets } from './secrets.ts';

export const PRODUCER = 'virtual';

const TICK_EVERY_MS = 250;
const REQUEST_BYTES_MAX = 500_000;
/** Whoever has so much to read left is too slow, and may come again. */
const UNREAD_MAX = 32 * 2 ** 20;

interface LeagueTerms {
  secret: Buffer;
  /** What whoever listens has to say. */
  key: string;
  now?: () => number;
}

export interface Leagues {
  server: Server;
  /** Tells what has become due; done by itself once it is started. */
  tick(): void;
  start(): void;
  close(): Promise<void>;
}

export function createLeagues({ secret, key, now = Date.now }: LeagueTerms): Leagues {
  const producer = new Producer(new Secrets(secret), now());
  const server = createServer((_request, reply) => reply.end('the virtual leagues are open'));
  const sockets = new WebSocketServer({
    server,
    maxPayload: REQUEST_BYTES_MAX,
    verifyClient: ({ req }: { req: { headers: { authorization?: string } } }) =>
      req.headers.authorization === `Bearer ${key}`,
  });

  sockets.on('connection', (socket) => {
    socket.on('error', () => socket.terminate());
    say(socket, { type: 'hello', producer: PRODUCER, sequence: producer.sequence });
    socket.on('message', (raw: Buffer) => {
      const request = z.safeParse(FeedRequest, tryOutsideJson(raw));
      if (request.success) recover(socket, request.data);
      else socket.close(1008, 'not understood');
    });
  });

  function recover(socket: WebSocket, { since, open }: FeedRequest): void {
    const missed = since === null ? null : producer.since(since);
    for (const message of missed ?? producer.snapshot(open, now())) say(socket, message);
    say(socket, { type: 'recovered', sequence: producer.sequence, is_whole: missed === null });
  }

  const toldAll = (message: FeedMessage) => {
    for (const socket of sockets.clients) say(socket, message);
  };
  const tick = () => producer.tick(now()).forEach(toldAll);
  const timers: NodeJS.Timeout[] = [];
  return {
    server,
    tick,
    start() {
      timers.push(setInterval(tick, TICK_EVERY_MS));
      timers.push(
        setInterval(() => {
          const at = new Date(now()).toISOString();
          toldAll({ type: 'alive', producer: PRODUCER, sequence: producer.sequence, at });
        }, ALIVE_EVERY_MS),
      );
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets.clients) socket.terminate();
      await new Promise((done) => server.close(done));
    },
  };
}

function say(socket: WebSocket, message: FeedMessage): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > UNREAD_MAX) socket.terminate();
  else socket.send(JSON.stringify(message));
}
