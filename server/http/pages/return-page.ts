// Where a visitor lands who went to another service: a page that tells the one that opened it how it went, and closes.
// Without an opener, in the same tab, it leads on.
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Html, html } from '../../plumbing/html.ts';

export interface Outcome {
  status: 'done' | 'failed';
  reason?: 'declined' | 'excluded' | 'refused' | 'two_factor' | 'unavailable';
  /** Judged already. */
  next: string;
}

// A service on the way may have cut the tie to the opener; a channel reaches every page of this site all the same.
const script = `
const { status, reason, next } = document.documentElement.dataset;
const message = { type: 'social-auth', status, ...(reason && { reason }) };
const channel = new BroadcastChannel('social-auth');
channel.postMessage(message);
channel.close();
if (window.opener) {
  window.opener.postMessage(message, window.location.origin);
  window.close();
} else window.location.replace(next);
`;
const scriptHash = createHash('sha256').update(script).digest('base64');

const policy = [
  "default-src 'none'",
  `script-src 'sha256-${scriptHash}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function returnPage(reply: FastifyReply, { status, reason, next: wanted }: Outcome): FastifyReply {
  const next = reason === undefined ? wanted : withReason(wanted, reason);
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('cross-origin-opener-policy', 'unsafe-none')
    .header('content-security-policy', policy)
    .send(
      html`<!doctype html>
<html data-status="${status}" data-reason="${reason ?? ''}" data-next="${next}">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Marigold</title></head>
<body><a href="${next}">Marigold</a><script>${new Html(script)}</script></body>
</html>
`.text,
    );
}

/** Only our own pages are told why it did not work. */
function withReason(next: string, reason: string): string {
  const url = new URL(next.startsWith('/') ? next : '/', 'http://here');
  url.searchParams.set('social_auth', reason);
  return url.pathname + url.search + url.hash;
}
