// What a browser shows of the site when it cannot reach it: kept by the service worker, so it needs nothing that is not
// kept beside it. Its one style and its one script are named in its policy by their hashes.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Content } from '../../content/content.ts';
import { textsIn } from '../../content/texts-in.ts';
import { Html, html } from '../../plumbing/html.ts';

export const OFFLINE_ART = '/art/obj-320/ufo.webp';

const style = readFileSync(new URL('offline-page.css', import.meta.url), 'utf8');

/** The theme is the visitor's choice, and the page goes as soon as there is a network. */
const script =
  "const t=/(?:^|; )theme=(dark|light)/.exec(document.cookie);if(t)document.documentElement.dataset.theme=t[1];\
addEventListener('online',()=>location.reload());\
addEventListener('DOMContentLoaded',()=>document.querySelector('button').onclick=()=>location.reload())";

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const offlinePolicy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

export function offlinePage(content: Content, locale: string): string {
  const say = textsIn(content, locale, 'offline');
  return html`<!doctype html>
<html lang="${locale}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${say('offline.title')} · Marigold</title>
<link rel="icon" href="/favicon.svg">
<style>${new Html(style)}</style>
<script>${new Html(script)}</script>
</head>
<body data-offline>
<header><a href="/"><img src="/favicon.svg" alt="" width="32" height="32">Marigold</a></header>
<main>
<img src="${OFFLINE_ART}" alt="" width="160" height="160">
<h1>${say('offline.title')}</h1>
<p>${say('offline.text')}</p>
<button type="button">${say('offline.retry')}</button>
</main>
</body>
</html>
`.text;
}
