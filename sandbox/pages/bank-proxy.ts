// The sandbox bank's pages, shown under the site's own address, so that they are reached wherever the site is.
import type { FastifyInstance } from 'fastify';
import type { Product } from '#server/calls/product.ts';
import { BANK_PATH } from '#server/cashier/gateways/sandbox.ts';
import { refuseForeignPage } from '#server/http/api/own-page.ts';

export function serveBank(app: FastifyInstance, { config }: Product): void {
  const { sandboxBank } = config;
  if (sandboxBank === null) return;
  for (const url of [BANK_PATH, `${BANK_PATH}/*`])
    app.route({
      method: ['GET', 'POST'],
      url,
      handler: async (request, reply) => {
        if (request.method === 'POST') refuseForeignPage(request, config);
        const answer = await fetch(sandboxBank.url + request.url, {
          method: request.method,
          redirect: 'manual',
          ...(request.method === 'POST' && {
            headers: { 'content-type': request.headers['content-type'] ?? '' },
            body: String(request.body ?? ''),
          }),
        });
        for (const name of ['content-type', 'content-security-policy', 'location', 'cache-control']) {
          const value = answer.headers.get(name);
          if (value !== null) reply.header(name, value);
        }
        return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
      },
    });
}
