// The site as the page server uses it: built, or in development as Vite serves it from source (see dev-site.ts).
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { CannotStart } from '../../plumbing/cannot-start.ts';
import type { Upgrade } from '../live/upgrades.ts';
import { type FrameFiles, readFrameFiles } from './frame-files.ts';
import type { Made, PageParts } from './made-page.ts';
import { RenderThreads } from './render-threads.ts';
import { serveStaticFiles } from './static-files.ts';

export type SiteEntry = typeof import('#site/start/entry.server.tsx');

export interface Site {
  /** `url` is whole, with the origin. */
  render(url: string, parts: PageParts): Promise<Made>;
  /** What is to be known of the page at a bare path before it is made. */
  pageAt: SiteEntry['pageAt'];
  /** Every row of routes.ts. */
  listRoutes: SiteEntry['listRoutes'];
  /** What one player has in the holes of a page they share. */
  cornerOf: SiteEntry['renderCorner'];
  /** What the page of a game loads. */
  frame?: FrameFiles;
  /** Where the files are that browsers load. */
  folder?: string;
  /** The script of the service worker. */
  worker?: string;
  /** Which build it is; unsaid while it is being worked on. */
  build?: { id: string; timestamp: number };
  /** What the desk loads. */
  desk?: FrameFiles;
  /** Puts the files that browsers load in front of the pages. */
  attach(app: FastifyInstance, config: Config): Promise<void>;
  /** For connections of the site's own: while it is being worked on, browsers learn that way what has changed. */
  upgrade?(upgrade: Upgrade): void;
  /** True while the site is being worked on: nothing made from it is kept. */
  isChanging: boolean;
}

/** tools/bundle.ts leaves it: a hash of all sources. */
const STAMP = 'sources.sha256';

function readBuild(dist: string): { id: string; timestamp: number } {
  const stamp = join(dist, STAMP);
  if (!existsSync(stamp)) return { id: 'unknown', timestamp: 0 };
  return { id: readFileSync(stamp, 'utf8').slice(0, 16), timestamp: Math.round(statSync(stamp).mtimeMs) };
}

export async function loadSite(dist: string): Promise<Site> {
  const files = join(dist, 'client');
  const manifest = join(files, 'manifest.json');
  if (!existsSync(manifest))
    throw new CannotStart('The site is not built yet: run "npm start" or "npm run build".');
  const server = join(dist, 'server/entry.server.js');
  const threads = new RenderThreads({ entry: server, manifest });
  const entry = (await import(pathToFileURL(server).href)) as SiteEntry;
  return {
    render: (url, parts) => threads.render(url, parts),
    pageAt: entry.pageAt,
    listRoutes: entry.listRoutes,
    cornerOf: entry.renderCorner,
    frame: readFrameFiles(files, 'play'),
    desk: readFrameFiles(files, 'desk'),
    folder: files,
    build: readBuild(dist),
    worker: readFileSync(join(dist, 'worker/sw.js'), 'utf8'),
    async attach(app, config) {
      app.addHook('onClose', () => threads.close());
      await serveStaticFiles(app, config, dist);
    },
    isChanging: false,
  };
}
