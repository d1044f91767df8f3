// For whoever runs the process: is it alive (/healthz), and should it be sent visitors (/readyz)?
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Product } from '../calls/product.ts';
import { statesOf } from '../config/production.ts';
import { isMigrated } from '../database/migrate.ts';
import { readSchema } from '../database/schema-files.ts';

/** Whoever asks for this gives up soon, and takes silence for the worst. */
const ANSWERED_WITHIN_MS = 1_500;
const RETRY_AFTER_S = 5;

const schema = readSchema();

export function serveHealth(app: FastifyInstance, product: Product): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', async (_request, reply) => {
    const trouble = await troubleOf(product);
    reply.status(trouble === null ? 200 : 503).header('cache-control', 'no-store');
    if (trouble !== null) reply.header('retry-after', RETRY_AFTER_S);
    const parts = statesOf(product.config);
    return trouble === null ? { status: 'ready', parts } : { status: 'not ready', trouble, parts };
  });
}

/** What is wrong stays general: the details are in the log, and this address is open to all. */
async function troubleOf({ isClosing, db }: Product): Promise<string | null> {
  if (isClosing) return 'closing';
  const isFit = await Promise.race([
    isMigrated(db.sql, schema).catch(() => undefined),
    pause(ANSWERED_WITHIN_MS, undefined, { ref: false }),
  ]);
  if (isFit === undefined) return 'the database does not answer';
  return isFit ? null : 'the database is older than this program';
}
