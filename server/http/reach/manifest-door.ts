// /manifest.webmanifest: what a device needs to install the site, from the web settings (decision D99).
import type { FastifyInstance } from 'fastify';
import { localisePath } from '#rules/locale.ts';
import type { Product } from '../../calls/product.ts';
import { findLocales } from '../../content/locales.ts';
import { webSettingsOf } from '../../content/web-settings.ts';

type InLocale = { Querystring: { locale?: string | string[] } };

const typeOf = (src: string) => (src.endsWith('.svg') ? 'image/svg+xml' : 'image/png');

export function serveManifest(app: FastifyInstance, product: Product): void {
  app.get<InLocale>('/manifest.webmanifest', async ({ query }, reply) => {
    const { content } = product;
    const known = findLocales(product) ?? content;
    const locale = known.locales.find(({ code }) => code === query.locale)?.code ?? known.defaultLocale;
    const web = webSettingsOf(content, locale);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        JSON.stringify({
          // The same app in every language: who changes the language need not install it again.
          id: '/',
          scope: '/',
          start_url: localisePath('/', locale, known),
          lang: locale,
          dir: 'ltr',
          display: 'standalone',
          name: web.name,
          short_name: web.shortName,
          description: web.description,
          theme_color: web.themeColor,
          background_color: web.backgroundColor,
          icons: web.icons.map((icon) => ({ ...icon, type: typeOf(icon.src) })),
        }),
      );
  });
}
