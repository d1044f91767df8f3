// The site as an app: installed, without a network, and brought up to date.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { wordsOf } from '../languages.ts';
import { long } from '../long.ts';
import { journey } from './browser.ts';
import { openFront } from './front.ts';
import './router.ts';
import { isTakenOver } from './taken-over.ts';

const lost = [/ERR_|failed|WebSocket/i];

/** What a browser keeps of the site, by address. */
const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

const hasWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

journey(
  'a device may install the site: it has a name, icons and a start, and nothing is missing (S1-R018)',
  async ({ open }) => {
    const page = await open('/ru/about-us', { hasWorker: true });
    const devtools = await page.context().newCDPSession(page);
    const { url, errors, data = '{}' } = await devtools.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe('/manifest.webmanifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data);
    expect(manifest).toMatchObject({ name: 'Marigold', display: 'standalone', start_url: '/ru', scope: '/' });
    const sizes = await page.evaluate(
      (icons: { src: string; sizes: string }[]) =>
        Promise.all(
          icons.map(async ({ src, sizes: said }) => {
            const image = Object.assign(new Image(), { src });
            await image.decode();
            return [said, `${image.naturalWidth}x${image.naturalHeight}`];
          }),
        ),
      manifest.icons,
    );
    expect(sizes.length).toBeGreaterThanOrEqual(3);
    for (const [said, real] of sizes) expect(real).toBe(said);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );
  },
);

journey(
  'without a network the site still opens, in the visitor’s language, and goes on by itself once there is one (S1-R019, S2-R123, S4-R087)',
  async ({ open, origin }) => {
    await using front = await openFront(origin);
    const page = await open(`${front.origin}/credits`, { hasWorker: true, expects: lost });
    const notice = page.getByText(wordsOf('en', 'offline.ready.title'));
    await notice.waitFor();
    await hasWorker(page);
    const scope = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return [registration.scope, registration.active?.scriptURL];
    });
    expect(scope).toEqual([`${front.origin}/`, `${front.origin}/sw.js`]);

    // The notice comes once in the life of a browser.
    await page.goto(`${front.origin}/about-us`);
    await page.waitForFunction(isTakenOver);
    await page.locator('html[data-app]').waitFor();
    await expect(notice.count()).resolves.toBe(0);

    front.away();
    for (const [path, locale] of [
      ['/ru/gamehall', 'ru'],
      ['/lv', 'lv'],
      ['/pt/cashier/deposit', 'pt'],
      ['/about-us', 'en'],
    ] as const) {
      await page.goto(front.origin + path);
      await page.getByRole('heading', { level: 1, name: wordsOf(locale, 'offline.title') }).waitFor();
      await expect(page.locator('html').getAttribute('lang')).resolves.toBe(locale);
      const drawn = page.locator('main img').evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect(drawn).resolves.toBeGreaterThan(0);
    }
    await page.locator('[data-offline]').waitFor();
    front.back();
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await page.getByRole('heading', { level: 1, name: 'About Marigold' }).waitFor();
    await expect(page.locator('[data-offline]').count()).resolves.toBe(0);
  },
);

journey(
  'nothing of a player is ever kept: no answer of a call, no page, whatever they looked at',
  async ({ open }) => {
    const page = await open('/about-us', { hasWorker: true, player: 'anna' });
    await hasWorker(page);
    for (const path of ['/profile/settings', '/cashier/wallet', '/ru/profile/bets/history']) {
      await page.goto(path);
      await page.waitForFunction(isTakenOver);
    }
    const kept = await keptIn(page);
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.filter((path) => !/^\/(offline\/\w+\.html|favicon\.svg|icons\/|art\/)/.test(path))).toEqual(
      [],
    );
    const words = await page.evaluate(async () => {
      const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
      const all = await Promise.all(
        caches.map(async (cache) =>
          Promise.all(
            (await cache.keys()).map(async (request) => (await cache.match(request))?.clone().text() ?? ''),
          ),
        ),
      );
      return all.flat().join('\n');
    });
    expect(words).not.toContain('anna');
  },
);

journey(
  'a new worker loads every open tab anew, once, whichever of them it came by (S4-R085, S4-R086)',
  long,
  async ({ open, origin }) => {
    await using front = await openFront(origin);
    const first = await open(`${front.origin}/about-us`, { hasWorker: true, expects: lost });
    await hasWorker(first);
    const second = await open(`${front.origin}/credits`, { beside: first, expects: lost });
    await hasWorker(second);
    for (const page of [first, second]) await page.locator('html[data-app]').waitFor();
    const loads = [first, second].map((page) => {
      const count = { documents: 0 };
      page.on('domcontentloaded', () => {
        count.documents += 1;
      });
      return count;
    });

    front.change('/sw.js', (body) => ({ body: `${body}\n// another release` }));
    await first.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
    await expect.poll(() => loads.map(({ documents }) => documents)).toEqual([1, 1]);
    for (const page of [first, second]) {
      await page.waitForFunction(isTakenOver);
      await page.locator('html[data-app]').waitFor();
    }
    expect(loads.map(({ documents }) => documents)).toEqual([1, 1]);
  },
);

journey('whoever is in the middle of something is not torn out of it', long, async ({ open, origin }) => {
  await using front = await openFront(origin);
  const page = await open(`${front.origin}/support`, { hasWorker: true, expects: lost });
  await hasWorker(page);
  await page.locator('html[data-app]').waitFor();
  const message = page.locator('main textarea').first();
  await message.fill('Where is my deposit');
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  front.change('/sw.js', (body) => ({ body: `${body}\n// another release` }));
  const changed = page.evaluate(
    () => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)),
  );
  await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
  await changed;
  await expect(message.inputValue()).resolves.toBe('Where is my deposit');
  expect(documents).toBe(0);

  await page.evaluate(() => void __TSR_ROUTER__.navigate({ to: '/credits' }));
  await expect.poll(() => documents).toBe(1);
  await page.locator('main h1').waitFor();
  expect(new URL(page.url()).pathname).toBe('/credits');
});

journey(
  'an open page learns within the hour that there is a newer build, and its next step loads it (S4-R089)',
  async ({ open, origin }) => {
    await using front = await openFront(origin);
    const page = await open(`${front.origin}/about-us`, {
      expects: lost,
      prepare: (tab) => tab.clock.install(),
    });
    await page.clock.fastForward(5_000);
    await page.locator('html[data-app]').waitFor();
    let documents = 0;
    page.on('domcontentloaded', () => {
      documents += 1;
    });
    const latest = page.waitForResponse(/builds\/latest\.json/);
    await page.clock.fastForward(3_600_000);
    await (await latest).finished();
    await page.evaluate(() => void __TSR_ROUTER__.navigate({ to: '/credits' }));
    await page.locator('main h1', { hasText: /credits/i }).waitFor();
    expect(documents).toBe(0);

    front.change('/_nuxt/builds/latest.json', () => ({ body: '{"id":"newer","timestamp":1}' }));
    const newer = page.waitForResponse(/builds\/latest\.json/);
    await page.clock.fastForward(3_600_000);
    await (await newer).finished();
    expect(documents).toBe(0);
    await page.evaluate(() => void __TSR_ROUTER__.navigate({ to: '/support' }));
    await expect.poll(() => documents).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/support');
  },
);

journey(
  'a worker that cannot be registered is noted, and the site works without it (S8-R065)',
  long,
  async ({ open, origin }) => {
    await using front = await openFront(origin);
    front.change('/sw.js', () => ({ status: 500, body: '' }));
    const page = await open(`${front.origin}/about-us`, { hasWorker: true, expects: [...lost, /500/] });
    await page.locator('html[data-worker=failed]').waitFor({ state: 'attached' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All games' }).click();
    await page.getByRole('heading', { level: 1, name: 'All games' }).waitFor();
  },
);

const offerInstalling = (page: Page) =>
  page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, { prompt: async () => document.body.setAttribute('data-prompted', '') });
    dispatchEvent(offer);
  });

journey(
  'the site offers to be installed where that is possible, and not where it is already (S4-R088)',
  long,
  async ({ open }) => {
    const page = await open('/about-us');
    await page.locator('html[data-app=browser]').waitFor({ state: 'attached' });
    const button = page.getByRole('button', { name: wordsOf('en', 'offline.install') });
    await expect(button.count()).resolves.toBe(0);
    await offerInstalling(page);
    await button.click();
    await page.locator('body[data-prompted]').waitFor();
    await expect(button.count()).resolves.toBe(0);

    const app = await open('/about-us', {
      prepare: (tab) =>
        tab.addInitScript(() => {
          const real = window.matchMedia.bind(window);
          window.matchMedia = (query) => real(query === '(display-mode: standalone)' ? 'all' : query);
        }),
    });
    await app.locator('html[data-app=installed]').waitFor({ state: 'attached' });
    await offerInstalling(app);
    // The offer was heard, and nothing came of it.
    await app.waitForFunction(() => 'installOffer' in self);
    const offered = app.getByRole('button', { name: wordsOf('en', 'offline.install') });
    await expect(offered.count()).resolves.toBe(0);
  },
);

journey(
  'what the house says while no page is open is shown, and leads to its page',
  async ({ open, origin }) => {
    const page = await open('/about-us', { hasWorker: true });
    await hasWorker(page);
    const [worker] = page.context().serviceWorkers();
    // Browsers without a screen show no notices, so it is asked what it would have shown.
    await worker!.evaluate(() => {
      const scope = self as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] };
      scope.shown = [];
      scope.registration.showNotification = async (title, { body, data } = {}) => {
        scope.shown.push([title, body, data.link]);
      };
    });
    const devtools = await page.context().newCDPSession(page);
    let registrationId = '';
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId;
    });
    await devtools.send('ServiceWorker.enable');
    await expect.poll(() => registrationId).not.toBe('');
    const data = JSON.stringify({ title: 'Your withdrawal is paid', text: 'Look', link: '/cashier/history' });
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    await expect
      .poll(() => worker!.evaluate(() => (self as unknown as { shown: unknown[] }).shown))
      .toEqual([['Your withdrawal is paid', 'Look', '/cashier/history']]);
  },
);
