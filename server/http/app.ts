// The server's doors: every address the product answers at, in the order they are tried.

import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Product } from '../calls/product.ts';
import { readDeskWords } from '../desk/desk-words.ts';
import { drawSecret } from '../plumbing/chance.ts';
import { serveApi } from './api/api.ts';
import { serveNfx } from './api/nfx.ts';
import { serveOpenApi } from './api/openapi-pages.ts';
import { compressAnswers } from './compression.ts';
import { serveContentBackend } from './content-backend/content-backend.ts';
import { serveDeskApi } from './desk/desk-api.ts';
import { serveDeskLive } from './desk/desk-live.ts';
import { serveDeskPage } from './desk/desk-page.ts';
import { serveMedia } from './desk/media-upload.ts';
import { countHandlers } from './drain.ts';
import { serveFairnessFiles } from './fairness-files.ts';
import { serveHealth } from './health.ts';
import { serveHistoryExports } from './history-exports.ts';
import { serveHits } from './hit.ts';
import { serveImages } from './images/images-door.ts';
import type { LiveHub } from './live/live-hub.ts';
import { serveLiveSocket } from './live/live-socket.ts';
import { serveMetrics } from './metrics-page.ts';
import { servePages } from './pages/pages.ts';
import { servePlayPage } from './pages/play-page.ts';
import type { Site } from './pages/site.ts';
import { servePolicyReports } from './policy-reports.ts';
import { serveBuilds } from './reach/builds-door.ts';
import { serveLinkPictures } from './reach/link-pictures-door.ts';
import { serveManifest } from './reach/manifest-door.ts';
import { serveRobots } from './reach/robots-door.ts';
import { serveWorker } from './reach/worker-door.ts';
import { watchRequests } from './request-log.ts';
import { securityHeaders, sendSecurityHeaders } from './security-headers.ts';
import { serveHub88 } from './studios/hub88-door.ts';
import { serveStudios } from './studios/studio-door.ts';
import { answerTransportErrors, answerUnreadable } from './transport-errors.ts';
import { limitUnfinished } from './unfinished-requests.ts';
import { serveOauth } from './visitors/oauth.ts';
import { knowSecure } from './visitors/origin.ts';
import { serveSumsubWebhook } from './webhooks/sumsub-webhook.ts';
import { serveWebhooks } from './webhooks/webhooks.ts';

const WORDS = join(import.meta.dirname, '../../content/messages');

const BODY_MAX_BYTES = 64 * 1024;
const HEADERS_MAX_BYTES = 16 * 1024;
const REQUEST_MAX_MS = 30_000;
const HEADERS_MAX_MS = 10_000;
/** Node looks for connections that have passed these times once in this interval. */
const CHECK_EVERY_MS = 2_000;
/** For each network. Behind a proxy all connections are the proxy's own, which holds back what is half-sent. */
const UNFINISHED = { most: 64, mostResting: 512, graceMs: 2_000, everyMs: 1_000 };
/** Longer than the idle time of the usual proxies, which would otherwise reuse a connection we just closed. */
const KEEP_ALIVE_MS = 65_000;

/** Addresses beside the product's own; no page is drawn at them. */
export type MoreDoors = (app: FastifyInstance, product: Product, hub: LiveHub) => void;

export async function createApp(product: Product, site: Site, more?: MoreDoors): Promise<FastifyInstance> {
  const { config } = product;
  const app: FastifyInstance = Fastify({
    logger: false,
    trustProxy: (_address, hop) => hop < (config.proxies ?? 0),
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_MAX_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // Whoever asks while the doors close is still answered, and told that the line ends.
    return503OnClosing: false,
    http: {
      maxHeaderSize: HEADERS_MAX_BYTES,
      headersTimeout: HEADERS_MAX_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    genReqId: () => drawSecret().slice(0, 16),
    clientErrorHandler: (error, socket) => {
      const isSecure = config.publicOrigin?.startsWith('https:') ?? false;
      answerUnreadable(error, socket, securityHeaders({ isSecure }, config));
    },
    frameworkErrors(error, request, reply) {
      // An address that cannot be decoded is answered before any hook has run.
      reply.header('x-request-id', request.id).headers(securityHeaders(request, config));
      return app.errorHandler(error, request, reply);
    },
  });
  if ((config.proxies ?? 0) === 0) limitUnfinished(app.server, UNFINISHED);
  takeBodiesAsText(app);
  knowSecure(app, config);
  countHandlers(app);
  watchRequests(app, product);
  sendSecurityHeaders(app, config);
  compressAnswers(app);
  answerTransportErrors(app);

  serveHealth(app, product);
  serveMetrics(app, product);
  serveOpenApi(app);
  serveApi(app, product);
  serveNfx(app, product);
  serveRobots(app, product, site);
  serveManifest(app, product);
  serveBuilds(app, product, site);
  serveFairnessFiles(app);
  serveHistoryExports(app, product);
  serveHits(app, product);
  serveOauth(app, product);
  serveContentBackend(app, product);
  serveMedia(app, product);
  servePolicyReports(app, product);
  serveWebhooks(app, product);
  serveSumsubWebhook(app, product);
  serveStudios(app, product);
  serveHub88(app, product);
  const hub = serveLiveSocket(app, product, site);
  more?.(app, product, hub);
  if (site.folder !== undefined) {
    serveImages(app, product, site.folder);
    serveLinkPictures(app, product, site.folder);
    if (site.worker !== undefined) serveWorker(app, product, { script: site.worker, folder: site.folder });
  }
  serveDeskApi(app, product);
  serveDeskLive(app, product);
  if (site.desk !== undefined) serveDeskPage(app, product, { files: site.desk, words: readDeskWords(WORDS) });
  if (site.frame !== undefined) servePlayPage(app, product, site.frame);
  await site.attach(app, config);
  servePages(app, product, site);
  return app;
}

/** The form and JSON parsers of the transport would each read hostile input their own way; see api-fields.ts. */
function takeBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}
