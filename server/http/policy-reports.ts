// /csp-report: browsers tell here what a page's policy stopped. It is either an attack, a page of ours that asks for
// too much, or a visitor's own extension; the log keeps what is needed to tell them apart, and nothing about the visitor.
import type { FastifyInstance } from 'fastify';
import type { Product } from '../calls/product.ts';
import { byAddress, requireWithin } from '../limits/limits.ts';
import { log } from '../plumbing/log.ts';
import { visitorOf } from './visitors/visitor.ts';

export const REPORT_PATH = '/csp-report';
/** The name under which the policy calls for the header below. */
export const REPORT_GROUP = 'csp';
export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${REPORT_PATH}"`;

const REPORTS_MAX = 5;

export function servePolicyReports(app: FastifyInstance, product: Product): void {
  const { db, rooms, config, clock } = product;
  app.post(REPORT_PATH, async (request, reply) => {
    const { browser } = await visitorOf(product, request, reply, { isFramed: false });
    await requireWithin('write', byAddress({ browser }), { db, rooms, config, now: clock.now() });
    for (const facts of readReports(String(request.body)))
      log.warn('a page’s policy stopped something', facts);
    return reply.status(204).send();
  });
}

type Report = Readonly<Record<string, unknown>>;

/** One of the older kind, or a batch of the newer. What cannot be read is nothing. */
export function readReports(body: string): Record<string, string>[] {
  try {
    const parsed = JSON.parse(body) as Report | readonly Report[];
    const reports = Array.isArray(parsed)
      ? parsed.map(({ body: inner }) => inner)
      : [(parsed as Report)['csp-report']];
    return reports
      .filter((report): report is Report => typeof report === 'object' && report !== null)
      .slice(0, REPORTS_MAX)
      .map(factsOf)
      .filter(({ directive }) => directive !== '');
  } catch {
    return [];
  }
}

const factsOf = (report: Report): Record<string, string> => ({
  page: withoutQuery(report['documentURL'] ?? report['document-uri']),
  directive: short(
    report['effectiveDirective'] ?? report['effective-directive'] ?? report['violated-directive'],
  ),
  stopped: withoutQuery(report['blockedURL'] ?? report['blocked-uri']),
  source: withoutQuery(report['sourceFile'] ?? report['source-file']),
});

/** An address may carry a visitor's secrets behind its path. */
const withoutQuery = (value: unknown) => short(value).split(/[?#]/, 1)[0]!;

const short = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '');
