// Pages of a process beside the server, shown under the site's own address. What is sent there must come from our own pages.
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { refuseForeignPage } from '#server/http/api/own-page.ts';

interface Way {
  paths: readonly string[];
  to: string;
}

const passed = ['content-type', 'content-security-policy', 'location', 'cache-control'];

export function passOn(app: FastifyInstance, config: Config, { paths, to }: Way): void {
  for (const url of paths)
    app.route({
      method: ['GET', 'POST'],
      url,
      handler: async (request, reply) => {
        if (request.method === 'POST') refuseForeignPage(request, config);
        const answer = await fetch(to + request.url, {
          method: request.method,
          redirect: 'manual',
          ...(request.method === 'POST' && {
            headers: { 'content-type': request.headers['content-type'] ?? '' },
            body: String(request.body ?? ''),
          }),
        });
        for (const name of passed) {
          const value = answer.headers.get(name);
          if (value !== null) reply.header(name, value);
        }
        return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
      },
    });
}
