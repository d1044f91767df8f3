// For whoever runs the process: is it alive (/healthz), and should it be sent visitors (/readyz)?
import type { FastifyInstance } from 'fastify';
import { isMigrated, readMigrations } from '../database/migrate.ts';
import type { Product } from '../product.ts';
import { statesOf } from '../settings/production.ts';

const migrations = readMigrations();

export function serveHealth(app: FastifyInstance, product: Product): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', async (_request, reply) => {
    const trouble = await troubleOf(product);
    reply.status(trouble === null ? 200 : 503).header('cache-control', 'no-store');
    const parts = statesOf(product.config);
    return trouble === null ? { status: 'ready', parts } : { status: 'not ready', trouble, parts };
  });
}

/** What is wrong stays general: the details are in the log, and this address is open to all. */
async function troubleOf({ isClosing, db }: Product): Promise<string | null> {
  if (isClosing) return 'closing';
  try {
    return (await isMigrated(db.sql, migrations)) ? null : 'the database is older than this program';
  } catch {
    return 'the database does not answer';
  }
}
