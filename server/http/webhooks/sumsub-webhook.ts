// /webhooks/sumsub: where the examiner tells us to ask again. Its signature is over the bytes as they came.
import type { FastifyInstance } from 'fastify';
import { houseContext, type Product } from '../../calls/product.ts';
import { type Hearing, hearWebhook } from '../../verification/webhook.ts';

const statuses = { heard: 200, foreign: 401, unread: 400 } as const satisfies Record<Hearing, number>;

export function serveSumsubWebhook(app: FastifyInstance, product: Product): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/webhooks/sumsub', async ({ body, headers }, reply) => {
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const digest = {
        algorithm: textOf(headers['x-payload-digest-alg']),
        digest: textOf(headers['x-payload-digest']),
      };
      // Whatever is thrown here is answered with a 500, and the examiner tells us again later.
      const heard = await hearWebhook(raw, digest, houseContext(product));
      return reply.status(statuses[heard]).header('cache-control', 'no-store').send({ heard });
    });
  });
}

const textOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined);
