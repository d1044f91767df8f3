// /nfx: the content system's reads, without an envelope (decision D22).
import type { FastifyInstance } from 'fastify';
import type { Product } from '../product.ts';

export function serveNfx(app: FastifyInstance, { content }: Product): void {
  app.get('/nfx/i18n/locales', async () => ({ locales: content.locales, defaultLocale: content.defaultLocale }));

  app.get<{ Params: { locale: string }; Querystring: { area?: string } }>(
    '/nfx/i18n/messages/:locale',
    async ({ params: { locale }, query: { area } }, reply) => {
      const messages = area === undefined ? content.dictionary(locale) : content.compiled(locale, area);
      reply.header('cache-control', 'no-cache');
      return messages ?? reply.status(404).send({});
    },
  );

  app.get<{ Params: { locale: string } }>('/nfx/cms-config/:locale', async (_request, reply) => reply.status(404).send({}));
}
