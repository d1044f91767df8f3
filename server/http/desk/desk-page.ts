// /desk: the one page of the operators' front. It is the same for everybody and shows nothing by itself; who is there, and
// what they may see, is asked for. No page of a player names it, and no search engine may.
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusals.ts';
import type { Product } from '../../calls/product.ts';
import type { DeskWords } from '../../desk/desk-words.ts';
import { drawNonce } from '../../plumbing/chance.ts';
import { Html, html } from '../../plumbing/html.ts';
import type { FrameFiles } from '../pages/frame-files.ts';
import { REPORT_GROUP, REPORT_PATH, REPORTING_ENDPOINTS } from '../policy-reports.ts';
import { DESK_LOCALE } from './desk-api.ts';

export function serveDeskPage(
  app: FastifyInstance,
  { config }: Product,
  { files, words }: { files: FrameFiles; words: DeskWords },
): void {
  const shown = asBlock({ locale: DESK_LOCALE, messages: words(DESK_LOCALE), isSandbox: config.isSandbox });
  for (const url of ['/desk', '/desk/*'])
    app.get(url, { config: { label: 'desk' } }, (request, reply) => {
      // A file of a build that is gone is not a page.
      if (request.url.startsWith('/desk/assets/')) throw new Refusal('MethodNotFound');
      const nonce = drawNonce();
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        .header('cross-origin-opener-policy', 'same-origin')
        .header('referrer-policy', 'no-referrer')
        .header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
        .header('reporting-endpoints', REPORTING_ENDPOINTS)
        .header('content-security-policy', policy(nonce, config.isDev))
        .send(write(files, shown, nonce));
    });
}

/** Nothing from elsewhere, nobody's frame, no script that this answer does not bring. */
const policy = (nonce: string, isDev: boolean): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self'${isDev ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${REPORT_PATH}`,
    `report-to ${REPORT_GROUP}`,
  ].join('; ');

const write = ({ styles, preloads, start }: FrameFiles, shown: string, nonce: string): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="dark light">
<title>Marigold desk</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script nonce="${nonce}">${new Html(THEME)}</script>
${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
${preloads.map((href) => html`<link rel="modulepreload" href="${href}" nonce="${nonce}">`)}
</head>
<body>
<div id="desk"></div>
<script id="opened" type="application/json">${new Html(shown)}</script>
<script type="module" nonce="${nonce}">${new Html(start)}</script>
</body>
</html>
`.text;

/** Before anything is drawn: what was chosen here last, or else what the system likes. */
const THEME = `document.documentElement.dataset.theme=localStorage.getItem("desk-theme")||(matchMedia("(prefers-color-scheme: light)").matches?"light":"dark")`;

/** Written so that no value can close the script element it stands in. */
const asBlock = (opened: object): string => JSON.stringify(opened).replaceAll('<', '\\u003c');
