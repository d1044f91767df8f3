// Which build is in service, and which pages are made ahead of visitors (decision D99). Open pages ask for the first every
// hour, to learn that there is a newer one than theirs.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '#contract/refusals.ts';
import { localisePath, splitLocale } from '#rules/locale.ts';
import type { Product } from '../../calls/product.ts';
import { findLocales } from '../../content/locales.ts';
import { findPage } from '../../content-pages/find-page.ts';
import { articlesOf } from '../../seo/public-pages.ts';
import type { Site } from '../pages/site.ts';

export function serveBuilds(app: FastifyInstance, product: Product, { build }: Pick<Site, 'build'>): void {
  if (build !== undefined)
    for (const prefix of ['/_nuxt/builds', '/builds']) {
      app.get(`${prefix}/latest.json`, async (_request, reply) => fresh(reply).send(build));
      app.get<{ Params: { file: string } }>(`${prefix}/meta/:file`, async ({ params }, reply) => {
        if (params.file !== `${build.id}.json`) throw new Refusal('MethodNotFound');
        return fresh(reply).send({ ...build, prerendered: prerendered(product) });
      });
    }

  for (const url of ['/:slug/_payload.json', '/:locale/:slug/_payload.json'])
    app.get(url, async (request, reply) => {
      const path = request.url.split('?', 1)[0]!.replace(/\/_payload\.json$/, '');
      if (!prerendered(product).includes(path)) throw new Refusal('MethodNotFound');
      const known = findLocales(product) ?? product.content;
      const { prefix, path: bare } = splitLocale(path, known);
      const locale = prefix ?? known.defaultLocale;
      return fresh(reply).send({
        path,
        locale,
        page: findPage(product.content, locale, { slug: bare.slice(1), now: product.clock.now() }),
      });
    });
}

/** The articles of the content system, in every language. */
function prerendered(product: Product): string[] {
  const known = findLocales(product) ?? product.content;
  return articlesOf(product.content).flatMap((slug) =>
    known.locales.map(({ code }) => localisePath(`/${slug}`, code, known)),
  );
}

const fresh = (reply: FastifyReply) => reply.header('cache-control', 'no-cache');
