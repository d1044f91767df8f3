// Connections that ask to become something other than HTTP. Node hands them over bare: from that moment an error of
// theirs that nobody hears would end the process.
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { logTrouble } from '../../plumbing/outage-log.ts';

export interface Upgrade {
  request: IncomingMessage;
  connection: Duplex;
  head: Buffer;
  /** As it was sent; a stranger may write anything here, so no parser that throws is asked. */
  path: string;
  query: URLSearchParams;
}

export function takeUpgrades(server: Server, take: (upgrade: Upgrade) => Promise<void>): void {
  server.on('upgrade', (request, connection, head) => {
    connection.on('error', () => connection.destroy());
    const [path = '', query] = (request.url ?? '').split('?', 2);
    take({ request, connection, head, path, query: new URLSearchParams(query) }).catch((error: unknown) => {
      logTrouble(error, { path });
      decline(connection, 503);
    });
  });
}

export function decline(connection: Duplex, status: number): void {
  // What else the other side still has to say is not waited for.
  connection.once('finish', () => connection.destroy());
  connection.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
  );
}

/** The visitor's, as far as the proxies in front of us are believed; see `trustProxy` in app.ts. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const hops = [socket.remoteAddress ?? '', ...told.toReversed()];
  return hops[Math.min(proxies, hops.length - 1)]!;
}
