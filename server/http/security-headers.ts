// What the browser is told never to allow. Sent with everything; pages add their own policy with a nonce.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const YEAR_SECONDS = 31_536_000;

export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(self), payment=(self)');
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
  });
}

interface Page {
  nonce: string;
  /** Bare: without the locale. */
  path: string;
  config: Config;
}

/** Scripts run only with this response's nonce, or when such a script brings them; nothing else may frame us. */
export function contentPolicy({ nonce, config }: Page): string {
  const ancestors = "'self' https://web.telegram.org";
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${config.isDev ? " 'unsafe-inline'" : ''}`,
    `style-src 'self'${config.isDev ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}
