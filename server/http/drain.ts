// The end of a server's doors: what has begun is finished, for a while.
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A visitor who has not taken their answer by then does not get the rest of it. */
const DRAINED_WITHIN_MS = 5_000;
const IDLE_LOOK_MS = 50;

declare module 'fastify' {
  interface FastifyInstance {
    /** Requests whose handler is at work, also when whoever asked has left. */
    underWay: Set<FastifyRequest>;
  }
}

export function countHandlers(app: FastifyInstance): void {
  const underWay = new Set<FastifyRequest>();
  app.decorate('underWay', underWay);
  app.addHook('preHandler', (request, _reply, done) => {
    underWay.add(request);
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    underWay.delete(request);
    done();
  });
  // Where whoever asked has left, this comes while the handler still works; an answer made by hand only comes here.
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.sent) underWay.delete(request);
    done();
  });
}

/** Node hangs up on those who wait for nothing when the closing begins, and forgets those who are served a moment longer. */
export async function drain(app: FastifyInstance): Promise<void> {
  const { server, underWay } = app;
  const { promise: finished, resolve } = Promise.withResolvers<void>();
  const look = setInterval(() => {
    server.closeIdleConnections();
    if (underWay.size === 0) resolve();
  }, IDLE_LOOK_MS);
  const cut = setTimeout(() => {
    server.closeAllConnections();
    resolve();
  }, DRAINED_WITHIN_MS);
  await app.close();
  if (underWay.size > 0) await finished;
  clearInterval(look);
  clearTimeout(cut);
}
