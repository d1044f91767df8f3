// What the transport itself refuses (an unreadable request, a body too large, an unknown address), said in the words
// of the catalogue; and what breaks unexpectedly, of which a visitor learns nothing but that it did.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, Refusal, refusals } from '#contract/refusals.ts';
import { writeRefusal } from '#contract/refusals-wire.ts';
import { Busy } from '../plumbing/lane.ts';
import { isPassing } from '../plumbing/outage.ts';
import { logTrouble } from '../plumbing/outage-log.ts';
import { isNoPage } from './pages/page-address.ts';
import { plainPage } from './pages/plain-page.ts';

/** For what passes: a database that is started again takes about as long. */
const RETRY_AFTER_S = 5;

export function answerTransportErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    // Only with what passes by itself: so a page knows it from a site that was closed.
    if (error instanceof Busy) reply.header('retry-after', error.retryAfterS);
    else if (isPassing(error)) reply.header('retry-after', RETRY_AFTER_S);
    return refuse(request, reply, asRefusal(error, request));
  });
  app.setNotFoundHandler((request, reply) => refuse(request, reply, new Refusal('MethodNotFound')));
}

/**
 * The one way a "no" leaves the server: as an envelope for whoever asks in JSON, as a line of text where a script or a
 * picture was wanted, as a small page for everyone else.
 */
function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status } = refusals[refusal.reason];
  reply.status(status).header('cache-control', 'no-store');
  const { error_data: data } = refusal.details as { error_data?: { retry_after?: number } };
  if (data?.retry_after !== undefined) reply.header('retry-after', data.retry_after);
  if (speaksJson(request)) return reply.send(writeRefusal(refusal));
  const title = STATUS_CODES[status] ?? 'Error';
  if (isNoPage(pathOf(request.url))) return reply.type('text/plain; charset=utf-8').send(title);
  return plainPage(reply, { title, body: sentences[status] ?? '' });
}

function asRefusal(error: unknown, { id, url, raw }: FastifyRequest): Refusal {
  if (isRefusal(error)) return error;
  if (error instanceof Busy) return new Refusal('ApplicationUnavailable');
  // Whoever asked has left, and what was made for them was stopped. Nobody hears this refusal.
  if (raw.socket.destroyed && (error as Error).name === 'AbortError') return new Refusal('InvalidRequest');
  const { statusCode = 500 } = error as { statusCode?: number };
  if (statusCode < 500) return new Refusal('InvalidRequest');
  logTrouble(error, { request: id, path: pathOf(url) });
  return new Refusal(isPassing(error) ? 'ApplicationUnavailable' : 'InternalServerError');
}

/** A request that is not HTTP at all never becomes a request: all there is to answer on is the bare connection. */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Record<string, string>,
): void {
  // Browsers open connections ahead of time. One that was never used closes without a word: a word would be taken for the
  // answer to what is sent at that very moment.
  const isUnused = socket.bytesRead === 0;
  if (isUnused || error.code === 'ECONNRESET' || socket.destroyed || !socket.writable)
    return void socket.destroy();
  const body = JSON.stringify(writeRefusal(new Refusal('InvalidRequest')));
  const head = [
    `HTTP/1.1 400 ${STATUS_CODES[400]}`,
    'content-type: application/json; charset=utf-8',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'cache-control: no-store',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

export const pathOf = (url: string): string => url.split('?', 1)[0]!;

const speaksJson = ({ url }: FastifyRequest) => /^\/(api|nfx|desk\/api)(\/|$)|\.json$/.test(pathOf(url));

const sentences: Partial<Record<number, string>> = {
  400: 'This address or request cannot be understood.',
  404: 'There is nothing at this address.',
  500: 'Something went wrong on our side. It has been written down.',
  503: 'The site is not available just now. Please come back in a moment.',
};
