// /webhooks/{gateway}: what payment services tell us unasked. The signature is over the very bytes that came, so they
// are taken as they are.
import type { FastifyInstance } from 'fastify';
import type { Product } from '../../calls/product.ts';
import { GatewayFailed, Unsigned } from '../../cashier/gateways/gateway.ts';
import { hearNotice } from '../../cashier/notices.ts';
import { NOTICE_PATH } from '../../cashier/ways.ts';
import { systemClock } from '../../plumbing/clock.ts';
import { logOutage } from '../../plumbing/outage-log.ts';

export function serveWebhooks(app: FastifyInstance, { rooms, clock }: Product): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { gateway: string } }>(`${NOTICE_PATH}/:gateway`, async (request, reply) => {
      const { gateway } = request.params;
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        const heard = await hearNotice(
          { gateway, raw, headers: request.headers, heardAt: systemClock.now() },
          { rooms, now: clock.now() },
        );
        return await reply.status(heard === 'no such gateway' ? 404 : 200).send({ heard });
      } catch (error) {
        if (error instanceof Unsigned) return reply.status(400).send({ heard: error.message });
        if (!(error instanceof GatewayFailed)) throw error;
        // Whoever told it tells it again.
        logOutage(gateway, 'notices could not be verified', error);
        return reply.status(503).send({ heard: 'ask again' });
      }
    });
  });
}
