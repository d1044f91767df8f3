// The virtual leagues as a server: every client with its key receives all messages over a WebSocket. It shares no memory
// and no database with the house, which learns of an incident when its time has come and not before.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { ALIVE_EVERY_MS, type FeedMessage, FeedRequest } from '#contract/feed/messages.ts';
import { systemClock } from '#server/plumbing/clock.ts';
import { tryOutsideJson } from '#server/plumbing/outside-json.ts';
import { Producer } from './producer.ts';
import { Secrets } from './secrets.ts';

const PRODUCER = 'virtual';

const TICK_EVERY_MS = 250;
const REQUEST_BYTES_MAX = 500_000;
/** Whoever has so much to read left is too slow, and may come again. */
const UNREAD_MAX = 32 * 2 ** 20;

interface LeagueTerms {
  secret: Buffer;
  /** What whoever listens has to say. */
  key: string;
}

export interface Leagues {
  server: Server;
  start(): void;
  /** The house's clock runs ahead of ours by so much: the leagues go by it, too. */
  shift(ms: number): void;
  close(): Promise<void>;
}

export function createLeagues({ secret, key }: LeagueTerms): Leagues {
  const secrets = new Secrets(secret);
  let shiftMs = 0;
  const now = () => systemClock.now().getTime() + shiftMs;
  // Before anybody can connect: to play what is under way takes a second, and a server that waits for the greeting
  // meanwhile gives up on a crowded machine.
  let producer = new Producer(secrets, now());
  const server = createServer((_request, reply) => reply.end('the virtual leagues are open'));
  const sockets = new WebSocketServer({
    server,
    maxPayload: REQUEST_BYTES_MAX,
    verifyClient: ({ req }: { req: IncomingMessage }) => req.headers.authorization === `Bearer ${key}`,
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
  const timers: NodeJS.Timeout[] = [];
  return {
    server,
    start() {
      timers.push(setInterval(() => producer.tick(now()).forEach(toldAll), TICK_EVERY_MS));
      timers.push(
        setInterval(() => {
          // What is due goes first: a heartbeat says that everything before it was sent.
          producer.tick(now()).forEach(toldAll);
          const at = new Date(now()).toISOString();
          toldAll({ type: 'alive', producer: PRODUCER, sequence: producer.sequence, at });
        }, ALIVE_EVERY_MS),
      );
    },
    shift(ms) {
      if (ms === shiftMs) return;
      shiftMs = ms;
      producer = new Producer(secrets, now(), producer.sequence);
      // Whoever listens comes again, and is told how everything stands at the other time.
      for (const socket of sockets.clients) socket.terminate();
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
