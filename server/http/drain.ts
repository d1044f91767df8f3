import type { FastifyInstance } from 'fastify';

/** A visitor who has not taken their answer by then does not get the rest of it. */
const DRAINED_WITHIN_MS = 5_000;
const IDLE_LOOK_MS = 50;

/** Node hangs up on those who wait for nothing when the closing begins, and forgets those who are served a moment longer. */
export async function drain(app: FastifyInstance): Promise<void> {
  const { server } = app;
  const hangUp = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), DRAINED_WITHIN_MS);
  await app.close();
  clearInterval(hangUp);
  clearTimeout(cut);
}
