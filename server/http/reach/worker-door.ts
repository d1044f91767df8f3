// The service worker and what it keeps: pages for when there is no network, one a language, and what they show. Nothing of
// a player is among it. The list stands in the worker itself, so a change of any of it is a new worker.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusals.ts';
import type { Product } from '../../calls/product.ts';
import { findLocales } from '../../content/locales.ts';
import { filePolicy } from '../security-headers.ts';
import { originOf } from '../visitors/origin.ts';
import { OFFLINE_ART, offlinePage, offlinePolicy } from './offline-page.ts';

/** What the worker's source says in place of the list; serwist looks for it there. */
const LIST = 'self.__SW_MANIFEST';

interface Kept {
  url: string;
  revision: string;
}

const files = ['/favicon.svg', '/icons/192.png', OFFLINE_ART];

interface WorkerParts {
  /** Its script, with a gap for the list. */
  script: string;
  folder: string;
}

export function serveWorker(app: FastifyInstance, product: Product, { script, folder }: WorkerParts): void {
  const { content, config } = product;
  const drawn = files.flatMap((url) => {
    const file = join(folder, url);
    return existsSync(file) ? [{ url, revision: revisionOf(readFileSync(file)) }] : [];
  });
  const codes = () => findLocales(product)?.locales.map(({ code }) => code) ?? [];

  app.get('/sw.js', async (request, reply) => {
    const pages = codes().map((code) => ({
      url: `/offline/${code}.html`,
      revision: revisionOf(offlinePage(content, code)),
    }));
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('service-worker-allowed', '/')
      .header('content-security-policy', filePolicy(originOf(request, config)))
      .send(script.replace(LIST, () => JSON.stringify([...pages, ...drawn] satisfies Kept[])));
  });

  app.get<{ Params: { file: string } }>('/offline/:file', async ({ params }, reply) => {
    const locale = codes().find((code) => params.file === `${code}.html`);
    if (locale === undefined) throw new Refusal('MethodNotFound');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', offlinePolicy)
      .send(offlinePage(content, locale));
  });
}

const revisionOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
