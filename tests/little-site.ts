// A site of one page, for tests of the server around it: it says what it was given, and remembers how often it was asked.
import { resolve } from 'node:path';
import { account } from '#contract/account/account.ts';
import { games } from '#contract/games.ts';
import { finish } from '#server/http/pages/made-page.ts';
import type { Site } from '#server/http/pages/site.ts';
import type { Visit } from '#site/start/visit.ts';

export interface LittleSite extends Site {
  /** What each render was given, in order. */
  renders: { url: URL; visit: Visit; messages: object }[];
  /** From now on no render ends before `release`. */
  hold(): { release(): void };
}

export function createLittleSite(): LittleSite {
  const renders: LittleSite['renders'] = [];
  let held: Promise<void> | undefined;
  return {
    renders,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return {
        release() {
          held = undefined;
          resolve();
        },
      };
    },
    pageAt: () => ({ search: ['q'] }),
    listRoutes: () => [
      { path: '/' },
      { path: '/game/$sysname', lists: 'games' },
      { path: '/$slug', lists: 'articles' },
    ],
    cornerOf: async ({ player }) => ({ corner: `<b>${player.login}</b>`, player: JSON.stringify(player) }),
    folder: resolve('site/public'),
    worker: 'const list = self.__SW_MANIFEST;',
    build: { id: 'little', timestamp: 1_800_000_000_000 },
    isChanging: false,
    frame: { styles: ['/assets/frame.css'], preloads: [], start: 'import "/assets/frame.js"' },
    attach: async () => undefined,
    async render(address, parts) {
      const { visit, ask, messages, nonce, holes } = parts;
      const url = new URL(address);
      renders.push({ url, visit, messages: await messages(visit.locale, 'shell') });
      await held;
      if (url.pathname === '/moved')
        return finish({ status: 302, location: '/there?a=1', text: '', isOwn: false }, parts);
      if (url.pathname === '/broken') throw new Error('the page broke at server/at-rest/secret.ts');
      if (url.pathname === '/late') throw new DOMException('it took too long', 'TimeoutError');
      const found = await ask(games.get, { count: 1 }).catch(() => ({ count: 'failed' }));
      // As the site itself does: in a page for all it leaves holes, and a page about its player is no page for all.
      const isOwn = holes !== undefined && url.pathname === '/own';
      const who = holes ? holes.corner + holes.player : (await ask(account.getInfo, {})).login;
      const text = `<html><script nonce="${nonce}">${found.count}</script><p>${url.pathname}${url.search}</p>${who}</html>`;
      return finish({ status: url.pathname === '/missing' ? 404 : 200, location: null, text, isOwn }, parts);
    },
  };
}
