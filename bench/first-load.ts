// Everything a browser loads for a page it has never seen, as its own network log tells it.
import { type CDPSession, chromium } from 'playwright-core';
import { type BrowserWish, startBrowser } from './browser.ts';
import type { Room } from './measurement.ts';

export const kinds = ['page', 'scripts', 'styles', 'fonts', 'images', 'rest'] as const;
export type Kind = (typeof kinds)[number];

export interface LoadedFile {
  url: string;
  kind: Kind;
  status: number;
}

/** A phone held upright. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

/** A page is loaded when nothing was asked for so long. */
const QUIET_MS = 1000;
const QUIET_WITHIN_MS = 30_000;

export async function loadFirst(room: Room, url: string, wish: BrowserWish = {}): Promise<LoadedFile[]> {
  const { endpoint } = await startBrowser(room, wish);
  const browser = await chromium.connectOverCDP(endpoint);
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await watchNetwork(session);
  await page.goto(url, { waitUntil: 'load' });
  await network.quiet;
  await browser.close();
  return network.files;
}

async function watchNetwork(session: CDPSession) {
  const files: LoadedFile[] = [];
  const waiting = new Set<string>();
  const { promise: quiet, resolve, reject } = Promise.withResolvers<void>();
  const tooLate = setTimeout(
    () => reject(new Error(`the page still loads ${[...waiting]}`)),
    QUIET_WITHIN_MS,
  );
  let timer: NodeJS.Timeout | undefined;
  const end = ({ requestId }: { requestId: string }) => {
    waiting.delete(requestId);
    clearTimeout(timer);
    if (waiting.size === 0) timer = setTimeout(() => resolve(clearTimeout(tooLate)), QUIET_MS);
  };

  session.on('Network.requestWillBeSent', ({ requestId }) => {
    waiting.add(requestId);
    clearTimeout(timer);
  });
  session.on('Network.responseReceived', ({ response: { url, mimeType, status } }) => {
    if (url.startsWith('http')) files.push({ url, kind: kindOf(mimeType, url), status });
  });
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return { files, quiet };
}

function kindOf(mimeType: string, url: string): Kind {
  if (/javascript/.test(mimeType)) return 'scripts';
  if (mimeType === 'text/css') return 'styles';
  if (/^font\/|woff/.test(mimeType) || /\.woff2?$/.test(new URL(url).pathname)) return 'fonts';
  if (mimeType.startsWith('image/')) return 'images';
  return mimeType === 'text/html' ? 'page' : 'rest';
}
