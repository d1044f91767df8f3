// /metrics for Prometheus. It tells of traffic and load, so it is closed unless the operator opens it, and best given
// a port of its own that the outside cannot reach.
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Product } from '../calls/product.ts';
import type { Metrics } from '../plumbing/metrics.ts';
import { logTrouble } from '../plumbing/outage-log.ts';

export function serveMetrics(app: FastifyInstance, { config, metrics }: Product): void {
  if (!config.showsMetrics) return;
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('content-type', metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics()),
  );
}

export const createMetricsServer = ({ registry }: Metrics): Server =>
  createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      logTrouble(error, { path: '/metrics' });
      response.writeHead(500).end();
    }
  });
