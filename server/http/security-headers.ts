// What the browser is told never to allow. Sent with everything; pages add their own policy with a nonce.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { showsExaminer } from '#rules/code-free.ts';
import type { Config } from '../config/config.ts';
import { NOBODY, type Outside } from './outside-origins.ts';
import { REPORT_GROUP, REPORT_PATH } from './policy-reports.ts';

const YEAR_SECONDS = 31_536_000;

export function sendSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'sumsub'>): void {
  const [plain, secure] = [false, true].map((isSecure) => securityHeaders({ isSecure }, config));
  app.addHook('onRequest', ({ isSecure }, reply, done) => {
    reply.headers(isSecure ? secure! : plain!);
    done();
  });
}

export function securityHeaders(
  { isSecure }: Pick<FastifyRequest, 'isSecure'>,
  { sumsub }: Pick<Config, 'sumsub'>,
): Record<string, string> {
  // Documents and faces are photographed in the examiner's frame.
  const origins = sumsub?.widgetOrigins ?? null;
  const camera = origins === null ? '(self)' : `(self "${origins}")`;
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': `camera=${camera}, geolocation=(), microphone=${camera}, payment=(self)`,
    // What is not a page has no scripts to allow; a page says more below.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(isSecure && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  };
}

interface Page {
  nonce: string;
  /** Bare: without the locale. */
  path: string;
  origin: string;
  config: Config;
  /** Whom else the page may deal with. */
  outside?: Outside;
}

/**
 * Two policies, and a script must pass both: it has this response's nonce or is loaded by a script that has it, and it comes
 * from us or from an origin on the list. Either alone would let in too much.
 */
export function contentPolicy({ nonce, path, origin, config, outside = NOBODY }: Page): string {
  const framedBy = [
    "'self'",
    ...config.pagesFramedBy,
    ...(path.startsWith('/forms/') ? config.formsFramedBy : []),
  ];
  // The KYC provider shows its widget in a frame of its own, and a studio its games.
  const examiner = showsExaminer(path) ? examinerOf(config) : null;
  const studios = outside.isOwnOnly ? [] : studioOrigins(config);
  const frames = [...(examiner?.frames ?? []), ...studios, ...outside.frame];
  // Vite puts styles and its own client into the page by script while the site is being worked on.
  const sheets = { none: [], 'by-nonce': [`'nonce-${nonce}'`], any: ["'unsafe-inline'"] };
  const styles = sheets[config.isDev ? 'any' : outside.sheets];
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    all("style-src 'self'", ...styles, ...outside.style),
    "style-src-attr 'unsafe-inline'",
    all("img-src 'self' data:", ...outside.image),
    all("font-src 'self'", ...outside.style),
    ...(outside.media.length === 0 ? [] : [all("media-src 'self'", ...outside.media)]),
    all(connections(origin), ...outside.connect),
    ...(frames.length === 0 ? [] : [`frame-src 'self' ${frames.join(' ')}`]),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy.join(' ')}`,
    `report-uri ${REPORT_PATH}`,
    `report-to ${REPORT_GROUP}`,
  ].join('; ');
  const scripts = all(`script-src 'self' 'nonce-${nonce}'`, ...(examiner?.scripts ?? []), ...outside.script);
  return `${policy}, ${scripts}`;
}

const all = (...words: string[]) => [...new Set(words)].join(' ');

function examinerOf({ sumsub }: Config): { frames: string[]; scripts: string[] } | null {
  if (sumsub === null || sumsub.widgetOrigins === null) return null;
  return { frames: [sumsub.widgetOrigins], scripts: [new URL(sumsub.scriptUrl).origin] };
}

/** None of one that is reached through the site itself. */
const studioOrigins = ({ studios }: Config): string[] => [
  ...new Set(
    studios.flatMap(({ launchUrl }) => (launchUrl.startsWith('/') ? [] : [new URL(launchUrl).origin])),
  ),
];

/** For a file: a worker is held to the policy its own script came with, a picture opened by itself to this one. */
export const filePolicy = (origin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    connections(origin),
    "frame-ancestors 'none'",
  ].join('; ');

/** Not every browser counts the socket of the same host as 'self'. */
const connections = (origin: string) => `connect-src 'self' ${origin.replace(/^http/, 'ws')}`;
