// A page the server makes by itself, without the site: the API's document, the sandbox, a last word when all else
// fails. It has no script and one style, which the policy names by its hash.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { Html, html } from '../../plumbing/html.ts';

const style = readFileSync(new URL('plain-page.css', import.meta.url), 'utf8');
const styleHash = createHash('sha256').update(style).digest('base64');

const policy = (framedBy: "'none'" | "'self'") =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');

interface PlainPage {
  title: string;
  body: Html | string;
  /** Stands beside the brand on every page of a part of the house: "sandbox", "API". */
  mark?: string;
  /** The other pages of that part, by name. */
  links?: Readonly<Record<string, string>>;
  /** Shown inside a page of ours. */
  isFramed?: boolean;
}

export const plainPage = (
  reply: FastifyReply,
  { title, body, mark, links = {}, isFramed = false }: PlainPage,
): FastifyReply =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy(isFramed ? "'self'" : "'none'"))
    .send(
      html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<title>${title} · Marigold</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${new Html(style)}</style>
</head>
<body>
<header><a href="/"><img src="/favicon.svg" alt="" width="26" height="26">Marigold</a>${mark !== undefined && html`<b>${mark}</b>`}
<nav>${Object.entries(links).map(([name, href]) => html`<a href="${href}">${name}</a>`)}</nav></header>
<main>
<h1>${title}</h1>
${typeof body === 'string' ? html`<p>${body}</p>` : body}
</main>
</body>
</html>
`.text,
    );
