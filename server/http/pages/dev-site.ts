// The site from source, for whoever works on it: Vite inside our own server, its updates on the same port.
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { decline } from '../live/upgrades.ts';
import { devFrameFiles } from './frame-files.ts';
import { finish } from './made-page.ts';
import type { Site, SiteEntry } from './site.ts';

export async function openDevSite(root: string): Promise<Site> {
  const { createServer } = await import('vite');
  // Never listens: it passes on to Vite the upgrades that are meant for it.
  const updates = createHttpServer();
  let vite: Awaited<ReturnType<typeof createServer>> | undefined;

  return {
    isChanging: true,
    frame: devFrameFiles('play'),
    desk: devFrameFiles('desk'),
    // Nothing is kept, so nothing need be told apart; and guests are led home by the page itself.
    pageAt: () => ({ search: [] }),
    listRoutes: () => [],
    folder: join(root, 'site/public'),
    cornerOf: () => {
      throw new Error('no page is shared while the site is being worked on');
    },
    async render(url, parts) {
      const entry = (await vite!.ssrLoadModule('/site/start/entry.server.tsx')) as SiteEntry;
      return finish(await entry.render(url, { ...parts, build: null }), parts);
    },
    upgrade({ request, connection, head }) {
      const isVites = /^vite-/.test(request.headers['sec-websocket-protocol'] ?? '');
      if (isVites) updates.emit('upgrade', request, connection, head);
      else decline(connection, 404);
    },
    async attach(app) {
      const options = { middlewareMode: true, hmr: { server: updates } };
      vite = await createServer({ root, appType: 'custom', logLevel: 'warn', server: options });
      const { middlewares } = vite;
      app.addHook('onClose', () => vite?.close());
      app.addHook('onRequest', (request, reply, done) => {
        if (isOurs(request.url)) return done();
        middlewares(request.raw, reply.raw, (error?: unknown) => done(error as Error | undefined));
      });
    },
  };
}

/** Addresses no file of the site can have. */
const isOurs = (url: string) =>
  /^\/(api|desk\/api|nfx|ws|__sandbox|healthz|readyz|metrics)([/?]|$)/.test(url);
