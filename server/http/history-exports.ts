// The files of exports. Only the player who asked for one can open it, and only until it expires.
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Product } from '../calls/product.ts';
import { openExport } from '../rounds/exports.ts';
import { visitorOf } from './visitors/visitor.ts';

export function serveHistoryExports(app: FastifyInstance, product: Product): void {
  app.get<{ Params: { id: string } }>('/history-exports/:id.csv', async (request, reply) => {
    const { player } = await visitorOf(product, request, reply, { isFramed: false });
    const parts =
      player === null
        ? undefined
        : await openExport(product.db.sql, request.params.id, player.id, product.clock.now());
    if (parts === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="marigold-history.csv"')
      .send(Readable.from(parts));
  });
}
