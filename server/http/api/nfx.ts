// /nfx: the content system's reads, without an envelope (decision D22). They ask for no session, so a ban or a closed
// site never stops them: they are what the block page and the maintenance page are written with.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, refusals } from '#contract/refusals.ts';
import type { Product } from '../../calls/product.ts';
import { cmsConfig } from '../../content/cms-config.ts';
import { findLocales, listLocales } from '../../content/locales.ts';
import { log } from '../../plumbing/log.ts';
import { seoSettingsOf } from '../../seo/settings.ts';

type OfHost = { Querystring: { host?: string | string[] } };
type InLocale = { Params: { locale: string }; Querystring: { area?: string | string[] } };

export function serveNfx(app: FastifyInstance, product: Product): void {
  const { content, switches } = product;
  app.get('/nfx/*', (_request, reply) => orEmpty(reply, () => undefined));

  app.get('/nfx/i18n/locales', async (request, reply) => {
    noteMarker(request);
    return orEmpty(reply, () => listLocales(product));
  });

  app.get<InLocale>('/nfx/i18n/messages/:locale', async (request, reply) => {
    noteMarker(request);
    const { locale } = request.params;
    const { area } = request.query;
    return orEmpty(reply, () => {
      switches.requireWorking('nfx.messages');
      return area === undefined ? content.dictionary(locale) : content.compiled(locale, String(area));
    });
  });

  app.get<OfHost>('/nfx/seo-settings', async (request, reply) =>
    orEmpty(reply, () => seoSettingsOf(content, String(request.query.host ?? request.host))),
  );

  app.get<InLocale>('/nfx/cms-config/:locale', async ({ params: { locale } }, reply) =>
    orEmpty(reply, () =>
      findLocales(product)?.locales.some(({ code }) => code === locale)
        ? cmsConfig(content, locale)
        : undefined,
    ),
  );
}

/** An unknown locale is 404 with an empty object; a failure the sandbox asked for has its own status, and is as empty. */
function orEmpty(reply: FastifyReply, read: () => object | undefined): FastifyReply {
  reply.header('cache-control', 'no-cache');
  try {
    const found = read();
    return reply.status(found === undefined ? 404 : 200).send(found ?? {});
  } catch (error) {
    if (!isRefusal(error)) throw error;
    log.warn('a content read failed', { path: reply.request.url, reason: error.reason });
    return reply.status(refusals[error.reason].status).send({});
  }
}

/** The mark by which these reads are told apart (decision D23). It is noted and never required. */
function noteMarker({ headers, url }: FastifyRequest): void {
  const marker = headers['x-user-agent'] ?? headers['user-agent'];
  log.info('content read', { path: url, marker: String(marker ?? '') });
}
