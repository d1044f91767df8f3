// What robots ask for before anything else: robots.txt and the lists of pages, each of the domain that is asked.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusals.ts';
import type { Product } from '../../calls/product.ts';
import { domainOf } from '../../content/domain.ts';
import { findLocales } from '../../content/locales.ts';
import { publicPages } from '../../seo/public-pages.ts';
import { robotsText } from '../../seo/robots-text.ts';
import { seoSettingsOf } from '../../seo/settings.ts';
import { sitemapIndex, sitemapText } from '../../seo/sitemap-text.ts';
import type { Site } from '../pages/site.ts';
import { originOf } from '../visitors/origin.ts';

const HOUR_SECONDS = 3_600;

export function serveRobots(app: FastifyInstance, product: Product, site: Pick<Site, 'listRoutes'>): void {
  const { content, config } = product;

  app.get('/robots.txt', async (request, reply) => {
    const domain = domainAsked(product, request);
    return kept(reply, 'text/plain').send(robotsText(domain));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const { origin, locales } = listedDomain(product, request);
    return kept(reply, 'application/xml').send(sitemapIndex(origin, locales));
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const { origin, locales, settings } = listedDomain(product, request);
    const locale = locales.locales.find(({ code }) => request.params.file === `${code}.xml`)?.code;
    if (locale === undefined) throw new Refusal('MethodNotFound');
    const paths = publicPages({ content, config }, site.listRoutes(), settings.host);
    return kept(reply, 'application/xml').send(sitemapText({ paths, origin, locale, locales }));
  });
}

function domainAsked(product: Product, request: FastifyRequest) {
  const { content, config } = product;
  const origin = originOf(request, config);
  const locales = findLocales(product) ?? { locales: [], defaultLocale: '' };
  return {
    origin,
    locales,
    settings: seoSettingsOf(content, new URL(origin).host),
    isMirror: domainOf(content).isMirror,
  };
}

/** A domain that search engines are not to know has no list. */
function listedDomain(product: Product, request: FastifyRequest) {
  const domain = domainAsked(product, request);
  if (domain.isMirror || !domain.settings.hasSitemap) throw new Refusal('MethodNotFound');
  return domain;
}

const kept = (reply: FastifyReply, type: string) =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', `public, max-age=${HOUR_SECONDS}`);
