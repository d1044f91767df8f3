// A line and a measure for every request. The query is left out: it may hold a ticket, a code or an address.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Product } from '../calls/product.ts';
import { log } from '../plumbing/log.ts';
import { pathOf } from './transport-errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's name in logs and metrics, where its address alone would not group well. */
    label?: string;
  }
}

export function watchRequests(app: FastifyInstance, { metrics, trace }: Product): void {
  const ends = new WeakMap<FastifyRequest, ReturnType<Product['trace']['request']>>();

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const { traceparent } = request.headers;
    const asked = {
      name: request.method,
      traceparent: traceparent === undefined ? undefined : String(traceparent),
    };
    ends.set(request, trace.request(asked, done));
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method, url } = request;
    const { statusCode: status, elapsedTime } = reply;
    const [path, route] = [pathOf(url), labelOf(request)];
    metrics.requests.observe({ route, method, status }, elapsedTime / 1000);
    log.info('request', { request: id, method, path, route, status, ms: Math.round(elapsedTime * 10) / 10 });
    ends.get(request)?.({
      'http.request.method': method,
      'http.route': route,
      'url.path': path,
      'http.response.status_code': status,
    });
    done();
  });
}

const labelOf = ({ routeOptions }: FastifyRequest): string =>
  routeOptions.config?.label ?? routeOptions.url ?? 'unknown';
