// The limit for everything sent over HTTP by Node: a server that does nothing but send bytes it holds already.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Capture } from './capture.ts';
import { answerParent } from './child.ts';

/** What to send, by path. */
export type Shelf = Record<string, Capture>;

answerParent(async (shelf: Shelf): Promise<{ origin: string }> => {
  const server = createServer((request, response) => {
    const { status, headers, body } = shelf[request.url!]!;
    response.writeHead(status, headers).end(body);
  });
  server.keepAliveTimeout = 65_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
});
