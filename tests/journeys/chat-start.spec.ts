// When the live chat is started, and what becomes of a page whose chat does not come.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import type { Open } from './browser.ts';
import { configured } from './configured-site.ts';
import { fakeChats, withChat } from './fake-chats.ts';

const chat = { chat: 'jivoSite', jivoSite: fakeChats.jivoSite.config };
const journey = configured({ support: chat }, 'chat-start');
const [badge] = [fakeChats.jivoSite.badge];

declare global {
  var rest: (() => void) | undefined;
}

/** Time stands still, and the browser never rests by itself. */
async function standStill(page: Page): Promise<string[]> {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      requestIdleCallback: (rested: () => void) => {
        globalThis.rest = rested;
      },
    });
  });
  return withChat(page, 'jivoSite');
}

const signs = ['scroll', 'click', 'mousemove', 'keydown', 'touchstart', 'focus'] as const;
type Give = (page: Page) => Promise<unknown>;
const firstOf =
  (sign: (typeof signs)[number]): Give =>
  (page) =>
    page.evaluate((name) => document.body.dispatchEvent(new Event(name)), sign);

async function startsBy(give: Give, open: Open): Promise<void> {
  let asked: string[] = [];
  const page = await open('/about-us', {
    prepare: async (fresh) => {
      asked = await standStill(fresh);
    },
  });
  expect(asked).toEqual([]);
  await give(page);
  await expect.poll(() => asked).toHaveLength(1);
  await page.locator(badge).waitFor();
}

journey('the first scroll starts the chat, and nothing does before (S4-R072)', long, ({ open }) =>
  startsBy(firstOf('scroll'), open),
);

journey('one second starts the chat, and nothing does before (S4-R073)', long, ({ open }) =>
  startsBy((page) => page.clock.fastForward(1_000), open),
);

journey.for(signs.slice(1))('the first %s starts the chat as well (S4-R072)', long, (sign, { open }) =>
  startsBy(firstOf(sign), open),
);

journey('a moment of rest starts the chat as well (S4-R073)', long, ({ open }) =>
  startsBy((page) => page.evaluate(() => globalThis.rest?.()), open),
);

const console = /warning in the console: live chat/;

journey(
  'settings that do not come leave the page without a chat, and a line in the log (S8-R066)',
  long,
  async ({ open }) => {
    const logged: string[] = [];
    const page = await open('/about-us', {
      expects: [/500 for GET .*support\.getsettings/, console],
      prepare: async (fresh) => {
        fresh.on('console', (message) => logged.push(message.text()));
        await fresh.route('**/api/support.getsettings*', (route) =>
          route.fulfill({
            status: 500,
            json: { error: { type: 'InternalServerErrorException', code: 6, message: '' } },
          }),
        );
      },
    });
    await expect.poll(() => logged).toContain('live chat: the support settings did not come');
    await expect.poll(() => page.locator(badge).count()).toBe(0);
  },
);

journey.for([
  [{}, 'live chat: the support settings name no chat', 'S8-R067'],
  [{ chat: 'verbox' }, 'live chat: the chat verbox is not set up', 'S8-R067'],
] as const)('%j: %s (%s)', long, async ([settings, line], { open }) => {
  const logged: string[] = [];
  await open('/about-us', {
    expects: [console],
    prepare: async (fresh) => {
      fresh.on('console', (message) => logged.push(message.text()));
      await fresh.route('**/api/support.getsettings*', (route) =>
        route.fulfill({ json: { result: { contacts: { email: null }, ...settings } } }),
      );
    },
  });
  await expect.poll(() => logged).toContain(line);
});

journey(
  'a script that does not come is a warning, and the page goes on (S8-R068)',
  long,
  async ({ open }) => {
    const logged: string[] = [];
    const page = await open('/about-us', {
      expects: [console, /404 for GET .*code\.jivosite\.com/],
      prepare: async (fresh) => {
        fresh.on('console', (message) => logged.push(`${message.type()} ${message.text()}`));
        await withChat(fresh, 'jivoSite', { isMissing: true });
      },
    });
    await expect
      .poll(() => logged)
      .toContain('warning live chat: Error: code.jivosite.com did not send its script');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await page.locator('[data-dialog=AuthPopup]').waitFor();
  },
);

journey(
  'comm100 is known, and nothing is done for it; a form in a frame has no chat (S3-R188, S2-R038)',
  long,
  async ({ open }) => {
    for (const [path, name] of [
      ['/about-us', 'comm100'],
      ['/forms/sign_in', 'jivoSite'],
      ['/forms/sign_up', 'jivoSite'],
    ] as const) {
      const asked: URL[] = [];
      const page = await open(path, {
        prepare: async (fresh) => {
          await withChat(fresh, name);
          fresh.on('request', (request) => asked.push(new URL(request.url())));
        },
      });
      await page.keyboard.press('Shift');
      // What comes after the first sign of life has come.
      await expect.poll(() => asked.some(({ pathname }) => /later-parts/.test(pathname))).toBe(true);
      const isWhole = path === '/about-us';
      if (!isWhole) await expect.poll(() => page.locator('header, footer, nav').count()).toBe(0);
      if (isWhole)
        await expect.poll(() => asked.some(({ pathname }) => pathname.includes('getsettings'))).toBe(true);
      expect(new Set(asked.map(({ hostname }) => hostname))).toEqual(new Set(['localhost']));
      await expect.poll(() => page.locator(badge).count()).toBe(0);
    }
  },
);
