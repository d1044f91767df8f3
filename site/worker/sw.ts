// The service worker. It keeps the page for when there is no network, and what that page shows; everything else comes from
// the server as ever. No answer of a call and no page of a visitor is ever kept.
import { type PrecacheEntry, Serwist } from 'serwist';
import { hearPushes } from './pushes.ts';
import { worker } from './worker-scope.ts';

declare const self: { __SW_MANIFEST: PrecacheEntry[] };

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: { cleanupOutdatedCaches: true },
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
});

const pages = new Map(
  serwist.getPrecachedUrls().flatMap((url: string) => {
    const [, locale] = /\/offline\/([\w-]+)\.html$/.exec(new URL(url).pathname) ?? [];
    return locale === undefined ? [] : [[locale, url] as const];
  }),
);
/** The default language is the first of the list, and the one whose addresses have no prefix. */
const [defaultLocale] = pages.keys();

const offlinePageFor = (address: string): Promise<Response | undefined> => {
  const [, prefix = ''] = new URL(address).pathname.split('/');
  return serwist.matchPrecache(pages.get(pages.has(prefix) ? prefix : defaultLocale!)!);
};

serwist.registerCapture(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/offline/'),
  async ({ request, event }) => {
    try {
      const begun = (await (event as { preloadResponse?: Promise<Response> }).preloadResponse) ?? null;
      return begun ?? (await fetch(request));
    } catch (error) {
      const page = await offlinePageFor(request.url);
      if (page === undefined) throw error;
      return page;
    }
  },
);

serwist.addEventListeners();
hearPushes(worker);
