// How the live line is opened, and what becomes of it where a browser has no worker to share it.
import type { Page, WebSocket } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './browser.ts';
import { Sandbox } from './sandbox.ts';

const WORKER_OF_GUESTS = 'live-0';

const balance = (page: Page) => page.getByRole('banner').getByText(/^[\d,]+\.\d\d$/);

journey(
  'the worker opens the live line with a ticket in its address (S7-R114, S7-R115)',
  async ({ open, origin }) => {
    const page = await open('/terms');
    const opened = await socketsOfWorkers(page);
    await open('/terms', { beside: page });

    await page.request.post('/__sandbox/sign-in', { form: { player: 'boris' } });
    const signedIn = await open('/terms', { beside: page, prepare: holdGreeting });
    await opened.playersIsWatched;
    await signedIn.evaluate(() => dispatchEvent(new Event('greet')));
    const { worker, url } = await opened.first;
    // Of guests, whose pages hear of new content once they are at rest.
    const others = opened.all.filter((socket) => socket.url !== url);
    expect(others.map((socket) => socket.url.search)).toEqual(others.map(() => ''));
    expect(worker).toMatch(/^live-\d+$/);
    expect(url.origin).toBe(origin.replace('http', 'ws'));
    expect(url.pathname).toBe('/ws');
    expect(url.searchParams.get('token')).toMatch(/^[\w-]{20,}$/);
  },
);

journey(
  'without a worker to share, a tab has a line of its own and hears the same (S7-R116)',
  async ({ open, origin }) => {
    await using sandbox = new Sandbox(origin);
    const socket = Promise.withResolvers<WebSocket>();
    const prepare = async (page: Page) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
      page.once('websocket', socket.resolve);
    };
    const page = await open('/terms', { player: 'boris', prepare });
    expect(new URL((await socket.promise).url()).searchParams.get('token')).toMatch(/^[\w-]{20,}$/);
    await expect.poll(() => balance(page).innerText()).toBe('250.50');

    await sandbox.give('boris', '7.25');
    await balance(page)
      .and(page.getByText('257.75', { exact: true }))
      .waitFor();
  },
);

/** What the page says first to its worker waits for the event 'greet': a socket opened sooner might not be seen. */
const holdGreeting = (page: Page) =>
  page.addInitScript(() => {
    const say = MessagePort.prototype.postMessage;
    const isLet = new Promise((resolve) => addEventListener('greet', resolve));
    MessagePort.prototype.postMessage = function (word: { kind?: string } | null, ...rest: never[]) {
      const go = () => say.call(this, word, ...rest);
      if (word?.kind === 'hello') void isLet.then(go);
      else go();
    };
  });

interface WorkerSocket {
  /** The worker's name, which says whose it is. */
  worker: string;
  url: URL;
}

/** Watches the shared workers of the page's browser, which a page itself knows nothing of. */
async function socketsOfWorkers(page: Page) {
  const browser = await page.context().browser()!.newBrowserCDPSession();
  const { targetInfo: own } = await (await page.context().newCDPSession(page)).send('Target.getTargetInfo');
  const all: WorkerSocket[] = [];
  const first = Promise.withResolvers<WorkerSocket>();
  const watched = Promise.withResolvers<void>();
  const names = new Map<string, string>();

  browser.on('Target.targetCreated', async ({ targetInfo: { type, title, targetId, browserContextId } }) => {
    if (type !== 'shared_worker' || browserContextId !== own.browserContextId) return;
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId });
    names.set(sessionId, title);
    const message = JSON.stringify({ id: 1, method: 'Network.enable' });
    await browser.send('Target.sendMessageToTarget', { sessionId, message });
  });
  browser.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { id, method, params } = JSON.parse(message) as {
      id?: number;
      method?: string;
      params?: { url: string };
    };
    // The worker of guests is ready earlier, and its state shows nothing about the player's.
    if (id === 1 && names.get(sessionId) !== WORKER_OF_GUESTS) watched.resolve();
    if (method !== 'Network.webSocketCreated') return;
    const socket = { worker: names.get(sessionId)!, url: new URL(params!.url) };
    all.push(socket);
    if (socket.url.search !== '') first.resolve(socket);
  });
  await browser.send('Target.setDiscoverTargets', { discover: true });
  return { all, first: first.promise, playersIsWatched: watched.promise };
}
