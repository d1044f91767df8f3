// The page on which a game of the sandbox studio is played. Who plays is told by the token behind the #, which the page's own
// script hands to the studio.
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { Html, html } from '#server/plumbing/html.ts';
import { wordsIn } from './frame-words.ts';
import { STUDIO_PATH, studioGames } from './studio-shelf.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "connect-src 'self'",
  "base-uri 'none'",
  // The house shows it in a frame; where the studio runs alone, the house is elsewhere.
  "frame-ancestors 'self' http: https:",
].join('; ');

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const files = {
  'frame.js': { type: 'text/javascript; charset=utf-8', text: read('frame.js') },
  'frame.css': { type: 'text/css; charset=utf-8', text: read('frame.css') },
};

type Asked = { Params: { game: string }; Querystring: { locale?: string } };

export function serveStudioPages(app: FastifyInstance): void {
  for (const [name, { type, text }] of Object.entries(files))
    app.get(`${STUDIO_PATH}/${name}`, (_request, reply) =>
      reply.header('content-type', type).header('cache-control', 'no-cache').send(text),
    );
  app.get<Asked>(`${STUDIO_PATH}/play/:game`, (request, reply) => {
    const { game } = request.params;
    if (!Object.hasOwn(studioGames, game)) return reply.status(404).send('');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .send(page(game, String(request.query.locale ?? '')));
  });
}

const shareOf = (game: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    studioGames[game]!.share,
  );

function page(game: string, wished: string): string {
  const { locale, words } = wordsIn(wished);
  const told = JSON.stringify({ game, locale, words, path: STUDIO_PATH }).replaceAll('<', '\\u003c');
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<title>${studioGames[game]!.name}</title>
<link rel="stylesheet" href="${STUDIO_PATH}/frame.css">
</head>
<body>
<p class="sandbox">${words.sandbox}</p>
<main>
<h1>${studioGames[game]!.name}</h1>
<div id="stage" data-game="${game}"></div>
<p id="result" role="status">${words.opening}</p>
<form id="bar">
<p><span>${words.balance}</span> <output id="balance">–</output></p>
<label>${words.stake} <select id="stake" disabled></select></label>
<button disabled>${words.play}</button>
</form>
<small>${words.share.replace('{share}', shareOf(game, locale))}</small>
</main>
<script id="told" type="application/json">${new Html(told)}</script>
<script type="module" src="${STUDIO_PATH}/frame.js"></script>
</body>
</html>
`.text;
}
