// Every other address is a page: the doors first, then the site's own render, its status final before the first byte.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { localisePath } from '#rules/locale.ts';
import type { Asker } from '#site/ask.ts';
import type { Visit } from '#site/visit.ts';
import { answer } from '../answer.ts';
import { contextOf, type Product } from '../product.ts';
import { writeCookie } from './cookies.ts';
import { originOf } from './origin.ts';
import { type Door, doorOf } from './page-doors.ts';
import { contentPolicy } from './security-headers.ts';
import type { Site } from './site.ts';
import { type Visitor, visitorOf } from './visitor.ts';

const YEAR_SECONDS = 31_536_000;

export function servePages(app: FastifyInstance, product: Product, site: Site): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => showPage(product, site, request, reply),
  });
}

async function showPage(product: Product, site: Site, request: FastifyRequest, reply: FastifyReply) {
  const visitor = await visitorOf(product, request);
  const isBot = isbot(request.headers['user-agent']);
  const door = doorOf({ url: new URL(request.url, 'http://site'), visitor, isBot, product });
  reply.header('vary', 'Cookie, Accept-Language');
  if ('redirect' in door) return reply.header('cache-control', 'no-store').redirect(door.redirect, 302);

  rememberLocale(reply, visitor, door);
  const visit = visitOf(product, request, { visitor, door, isBot });
  const nonce = randomBytes(16).toString('base64');
  const { status, body } = await site.render(asWebRequest(request, visit), {
    visit,
    ask: askerOf(product, visitor, door.locale),
    messages: async (locale, area) => product.content.compiled(locale, area) ?? {},
    nonce,
  });
  return reply
    .status(door.status ?? status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', visitor.player === null ? 'no-cache' : 'no-store')
    .header('content-security-policy', contentPolicy({ nonce, path: door.path, config: product.config }))
    .send(body === null ? '' : Readable.fromWeb(body as NodeWebStream));
}

/** On the server a page's questions are answered in process: no trip through HTTP, text or JSON. */
const askerOf = (product: Product, { player, session }: Visitor, locale: string): Asker => {
  const context = contextOf(product, { locale, player, session });
  return (call, input) => answer(call, input, context);
};

function visitOf(
  { content, config }: Product,
  request: FastifyRequest,
  { visitor, door, isBot }: { visitor: Visitor; door: Door; isBot: boolean },
): Visit {
  return {
    locale: door.locale,
    locales: content.locales,
    defaultLocale: content.defaultLocale,
    theme: visitor.cookies.get('theme') === 'light' ? 'light' : 'dark',
    fatal: door.fatal,
    isBot,
    isSandbox: config.isSandbox,
    origin: originOf(request, config),
  };
}

/** A prefix in the address is a choice, and choices are remembered (decision D20). */
function rememberLocale(reply: FastifyReply, { cookies }: Visitor, { prefix }: Door): void {
  if (prefix === null || cookies.get('locale') === prefix) return;
  const isSecure = reply.request.protocol === 'https';
  reply.header('set-cookie', writeCookie('locale', prefix, { maxAgeSeconds: YEAR_SECONDS, isHidden: false, isSecure }));
}

function asWebRequest(request: FastifyRequest, { origin }: Visit): Request {
  const headers = new Headers({ 'user-agent': request.headers['user-agent'] ?? '' });
  return new Request(new URL(request.url, origin), { headers, signal: closeSignal(request) });
}

/** A visitor who leaves stops their own render. */
function closeSignal({ raw }: FastifyRequest): AbortSignal {
  const leaving = new AbortController();
  raw.socket.once('close', () => leaving.abort());
  return leaving.signal;
}

export const homeOf = (locale: string, { content }: Product): string => localisePath('/', locale, content);
