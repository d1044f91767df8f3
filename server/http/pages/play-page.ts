// The page a game of ours is played on, shown in a frame of the game's own page. It is the same for everyone: who plays,
// and for what, is in the token, which stands in the fragment of the address and is never sent here.
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusals.ts';
import { definitionOf } from '#games/definitions/all.ts';
import { shelf } from '#games/shelf.ts';
import { localisePath } from '#rules/locale.ts';
import type { OpenedPage } from '#site/play/opened.ts';
import type { Product } from '../../calls/product.ts';
import { findLocales, findMessages } from '../../content/locales.ts';
import { drawNonce } from '../../plumbing/chance.ts';
import { Html, html } from '../../plumbing/html.ts';
import { REPORTING_ENDPOINTS } from '../policy-reports.ts';
import { contentPolicy } from '../security-headers.ts';
import { originOf } from '../visitors/origin.ts';
import type { FrameFiles } from './frame-files.ts';

interface Asked {
  Params: { sysname: string };
  Querystring: { locale?: string | string[] };
}

export function servePlayPage(app: FastifyInstance, product: Product, files: FrameFiles): void {
  app.get<Asked>('/play/:sysname', { config: { label: 'page' } }, (request, reply) => {
    const { sysname } = request.params;
    const page = openedPage(product, sysname, request.query.locale);
    const nonce = drawNonce();
    const { config } = product;
    const origin = originOf(request, config);
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('reporting-endpoints', REPORTING_ENDPOINTS)
      .header('content-security-policy', contentPolicy({ nonce, path: '/play', origin, config }))
      .send(write(page, nameOf(sysname), nonce, files));
  });
}

function openedPage(product: Product, sysname: string, wished: string | string[] | undefined): OpenedPage {
  const locales = findLocales(product);
  if (locales === null || definitionOf(sysname) === undefined) throw new Refusal('MethodNotFound');
  const isSpoken = locales.locales.some(({ code }) => code === wished);
  const locale = isSpoken ? (wished as string) : locales.defaultLocale;
  return {
    locale,
    sysname,
    back: localisePath(`/game/${sysname}`, locale, locales),
    hall: localisePath('/gamehall', locale, locales),
    history: localisePath('/profile/bets/history', locale, locales),
    fairness: localisePath('/fairness', locale, locales),
    areas: {
      play: findMessages(product, locale, 'play'),
      error: findMessages(product, locale, 'error'),
    },
  };
}

const nameOf = (sysname: string): string => shelf.find((game) => game.sysname === sysname)?.name ?? sysname;

const write = (page: OpenedPage, name: string, nonce: string, { styles, preloads, start }: FrameFiles) =>
  html`<!doctype html>
<html lang="${page.locale}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<title>${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
${preloads.map((href) => html`<link rel="modulepreload" href="${href}" nonce="${nonce}">`)}
</head>
<body>
<div id="frame"></div>
<script id="opened" type="application/json">${new Html(asBlock(page))}</script>
<script type="module" nonce="${nonce}">${new Html(start)}</script>
</body>
</html>
`.text;

/** Written so that no value can close the script element it stands in. */
const asBlock = (page: OpenedPage): string => JSON.stringify(page).replaceAll('<', '\\u003c');
