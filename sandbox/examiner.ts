// The sandbox's examiner as a service of its own: HTTP on a port of this machine, spoken to as Sumsub is.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { houseContext, type Product } from '#server/calls/product.ts';
import type { SumsubSettings } from '#server/config/vouchers.ts';
import { drawSecret } from '#server/plumbing/chance.ts';
import { log } from '#server/plumbing/log.ts';
import { answerSumsub } from './identity-api.ts';

export const IDENTITY_SCRIPT = '/__sandbox/identity-check.js';

export interface SandboxExaminer {
  account: SumsubSettings;
  /** Until it has one, it knows nobody. */
  attach(product: Product): void;
  close(): Promise<void>;
}

export async function openExaminer(): Promise<SandboxExaminer> {
  let product: Product | null = null;
  const server = createServer((request, response) => {
    void answer(request)
      .catch((error: unknown) => {
        log.bug(error);
        return [500, {}] as const;
      })
      .then(([status, content]) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content)),
      );
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const account: SumsubSettings = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    appToken: 'sbx:marigold',
    secretKey: drawSecret(),
    webhookSecret: drawSecret(),
    level: 'id-and-liveness',
    actionLevel: 'id-and-liveness-action',
    scriptUrl: IDENTITY_SCRIPT,
    widgetOrigins: null,
  };

  async function answer(request: IncomingMessage) {
    if (product === null) return [503, {}] as const;
    const { method = 'GET', url: path = '/', headers } = request;
    const asked = { method, path, headers, body: await text(request) };
    return answerSumsub(asked, account, houseContext(product));
  }

  return {
    account,
    attach(attached) {
      product = attached;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
