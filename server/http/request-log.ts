// A line and a measure for every request. The query is left out: it may hold a ticket, a code or an address.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { log } from '../log.ts';
import type { Product } from '../product.ts';
import { pathOf } from './transport-errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's name in logs and metrics, where its address alone would not group well. */
    label?: string;
  }
}

export function watchRequests(app: FastifyInstance, { metrics }: Product): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { id, method, url } = request;
    const route = labelOf(request);
    metrics.requests.observe({ route, method, status: reply.statusCode }, reply.elapsedTime / 1000);
    log.info('request', {
      request: id,
      method,
      path: pathOf(url),
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
}

const labelOf = ({ routeOptions }: FastifyRequest): string =>
  routeOptions.config?.label ?? routeOptions.url ?? 'unknown';
