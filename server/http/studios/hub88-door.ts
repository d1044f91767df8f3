// POST /hub88/{path}: where the aggregator Hub88 asks the wallet. Every answer is HTTP 200, and its status says the rest.
import type { FastifyInstance } from 'fastify';
import { houseContext, type Product } from '../../calls/product.ts';
import { Busy } from '../../plumbing/lane.ts';
import { logTrouble } from '../../plumbing/outage-log.ts';
import { answerHub88, type Hub88Answer, hub88Paths } from '../../studio-wallet/hub88.ts';
import { isSignedByHub88, SIGNATURE_HEADER } from '../../studios/hub88-client.ts';
import { StudioLanes } from './studio-lanes.ts';

export function serveHub88(app: FastifyInstance, product: Product): void {
  const { hub88 } = product.config;
  if (hub88 === null) return;
  const lanes = new StudioLanes();
  const inTurn = <T>(about: string, work: () => Promise<T>) => lanes.run('hub88', about, work);
  for (const path of hub88Paths)
    app.post(`/hub88/${path}`, { config: { label: 'studio' } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const body = typeof request.body === 'string' ? request.body : '';
      const isSigned = isSignedByHub88(hub88, body, String(request.headers[SIGNATURE_HEADER] ?? ''));
      if (!isSigned) return { status: 'RS_ERROR_INVALID_SIGNATURE' };
      try {
        return await answerHub88(houseContext(product), path, body, inTurn);
      } catch (error) {
        if (!(error instanceof Busy)) logTrouble(error, { studio: 'hub88', call: path });
        return { status: 'RS_ERROR_UNKNOWN' } satisfies Hub88Answer;
      }
    });
}
