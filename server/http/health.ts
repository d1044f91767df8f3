// For whoever runs the process: is it alive (/healthz), and should it be sent visitors (/readyz)?
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Product } from '../calls/product.ts';
import type { Sql } from '../database/db.ts';
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
    return trouble === null ? { status: 'ready' } : { status: 'not ready', trouble };
  });
}

/** What is wrong stays general: the details are in the log, and this address is open to all. */
async function troubleOf({ isClosing, areCheckpointsFailing, db }: Product): Promise<string | null> {
  if (isClosing) return 'closing';
  const [isFit, isWritable] =
    (await Promise.race([
      Promise.all([isMigrated(db.sql, schema), acceptsWrites(db.sql)]).catch(() => undefined),
      pause(ANSWERED_WITHIN_MS, undefined, { ref: false }),
    ])) ?? [];
  if (isFit === undefined) return 'the database does not answer';
  if (!isWritable) return 'the database only reads';
  if (!isFit) return 'the database is older than this program';
  return areCheckpointsFailing ? 'ledger checkpoints cannot be written' : null;
}

/** False on a standby that is not promoted, where every write would be answered 503. */
async function acceptsWrites(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ accepts: boolean }>`
    select not (pg_is_in_recovery() or current_setting('transaction_read_only')::boolean) as accepts`;
  return row!.accepts;
}
