// Connections that have sent only a part of a request. Each costs memory and a file descriptor, so a client with many of
// them would block other clients. Node ends each by its timeouts; beyond a number for each network the oldest are closed before.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../limits/network.ts';

interface Connection {
  /** Since when no whole request has come. */
  since: number;
  /** What the socket had read when its last request was answered. */
  read: number;
  request: IncomingMessage | null;
}

interface Bounds {
  most: number;
  /** Of those that rest between two requests. A second request that is half-sent with the first looks like rest. */
  mostResting: number;
  /** A connection may just have been opened, or its request be on the way. */
  graceMs: number;
  everyMs: number;
}

export function limitUnfinished(server: Server, { most, mostResting, graceMs, everyMs }: Bounds): void {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { since: performance.now(), read: 0, request: null });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('upgrade', (_request: IncomingMessage, socket: Socket) => connections.delete(socket));
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connection.request = request;
    response.once('close', () => {
      connection.request = null;
      connection.read = socket.bytesRead;
      connection.since = performance.now();
    });
  });
  const timer = setInterval(() => {
    const before = performance.now() - graceMs;
    const waiting = [...connections].filter(
      ([, { since, request }]) => since <= before && !request?.complete,
    );
    for (const held of Map.groupBy(waiting, ([{ remoteAddress = '' }]) =>
      networkOf(remoteAddress),
    ).values()) {
      const [unfinished, resting] = [true, false].map((is) =>
        held.filter((one) => isUnfinished(...one) === is),
      );
      closeOldest(unfinished!, most);
      closeOldest(resting!, mostResting);
    }
  }, everyMs).unref();
  server.once('close', () => clearInterval(timer));
}

/** Otherwise it rests between two requests. */
const isUnfinished = (socket: Socket, { read, request }: Connection): boolean =>
  request !== null || read === 0 || socket.bytesRead > read;

function closeOldest(held: readonly [Socket, Connection][], most: number): void {
  const latestFirst = held.toSorted(([, a], [, b]) => b.since - a.since);
  for (const [socket] of latestFirst.slice(most)) socket.destroy();
}
