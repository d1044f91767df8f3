// The site from source, for whoever works on it: Vite inside our own server, its updates on the same port.
import type { Site, SiteEntry } from './site.ts';

export async function openDevSite(root: string): Promise<Site> {
  const { createServer } = await import('vite');
  let vite: Awaited<ReturnType<typeof createServer>> | undefined;

  return {
    isChanging: true,
    // Nothing is kept, so nothing need be told apart.
    searchNamesOf: () => [],
    async render(url, parts) {
      const entry = (await vite!.ssrLoadModule('/site/entry.server.tsx')) as SiteEntry;
      return entry.render(url, { ...parts, build: null });
    },
    async attach(app) {
      const options = { middlewareMode: true, hmr: { server: app.server } };
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
const isOurs = (url: string) => /^\/(api|nfx|ws|__sandbox|healthz|readyz|metrics)([/?]|$)/.test(url);
