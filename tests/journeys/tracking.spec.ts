// What is measured, and that nothing is before a visitor has allowed it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { newLogin, registerAt } from './accounts.ts';
import { fillShort, form, signInBy } from './auth-popup.ts';
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';
import './router.ts';

const yes = { consent: '1.1795000000.analytics-marketing' };

interface Watched {
  hits: URL[];
  events: Record<string, string>[];
  /** Of other machines. */
  foreign: string[];
}

/** Notes what is told to whom. The settings are the site's own, with these in place of some. */
async function watchTracking(page: Page, settings: object = {}): Promise<Watched> {
  const watched: Watched = { hits: [], events: [], foreign: [] };
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/hit') watched.hits.push(url);
    if (url.pathname === '/api/events.handle') watched.events.push(Object.fromEntries(url.searchParams));
    if (url.hostname !== 'localhost') watched.foreign.push(url.href);
  });
  await page.route('**/api/tracking.getSettings*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.result, settings);
    await route.fulfill({ response, json });
  });
  await page.route(/^https:\/\/(?!partner)/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'void 0' }),
  );
  return watched;
}

const banner = (page: Page) => page.locator('[data-consent]');
const layer = (page: Page) =>
  page.evaluate(() => (globalThis.dataLayer ?? []).filter((entry) => !('length' in (entry as object))));

declare global {
  var dataLayer: unknown[] | undefined;
}

const keys = 'track_id=T1&show_popup_reg=T2&publisher_id=T3&goal_id=T4&goal_entry_id=T5&link_id=T6';
const trail = {
  track_id: 'T1',
  show_popup_reg: 'T2',
  publisher_id: 'T3',
  goal_id: 'T4',
  goal_entry_id: 'T5',
  link_id: 'T6',
};

journey(
  'whoever allowed it is counted by a picture with where they came from, and a failed and a good sign-in are told with all six keys ' +
    '(S2-R111, S2-R112, S2-R113, S2-R114, S2-R115, S2-R116, S2-R126, S7-R112, S4-R005, S8-R045)',
  async ({ open, origin }) => {
    let watched!: Watched;
    const account = await registerAt(origin);
    const page = await open(`/about-us?${keys}`, {
      cookies: yes,
      expects: [/401 for POST .*auth\.login/],
      prepare: async (fresh) => {
        watched = await watchTracking(fresh);
      },
    });
    await expect.poll(() => watched.hits.length).toBe(1);
    expect(Object.fromEntries(watched.hits[0]!.searchParams)).toEqual({ referer: '', track_id: 'T1' });

    await page.locator('[data-dialog=AuthPopup]').getByRole('button', { name: 'Sign in' }).first().click();
    await signInBy(page, { ...account, password: 'Wrong-password-1' });
    await expect.poll(() => layer(page)).toContainEqual({ event: 'error', on: 'login', code: 4 });
    await signInBy(page, account);
    await expect.poll(() => layer(page)).toContainEqual({ event: 'login' });
    await expect
      .poll(() => watched.events)
      .toContainEqual(expect.objectContaining({ event_name: 'login', ...trail }));
    expect(watched.events[0]).toMatchObject({
      event_name: 'error',
      event_params: JSON.stringify({ on: 'login', code: 4 }),
    });
    expect(watched.hits.length).toBe(1);
  },
);

journey(
  'a registration is told, and one that failed by its number (S4-R029, S8-R056)',
  long,
  async ({ open, origin }) => {
    const taken = await registerAt(origin);
    const page = await open('/about-us?show_popup_reg=1', {
      cookies: yes,
      expects: [/400 for POST .*auth\.register/],
      prepare: watchTracking,
    });
    await fillShort(page, taken.login);
    const submit = form(page, 'registration').locator('[type=submit]');
    await submit.click();
    await expect.poll(() => layer(page)).toContainEqual({ event: 'error', on: 'registration', code: 14 });
    await form(page, 'registration').locator('[name=email]').fill(newLogin('counted'));
    await submit.click();
    await expect.poll(() => layer(page)).toContainEqual({ event: 'registration' });
  },
);

journey(
  'with the fraud check on a second hit follows after three seconds with what it found, or without it (S7-R113)',
  long,
  async ({ open }) => {
    for (const isThere of [true, false]) {
      let watched!: Watched;
      const fraudScript = 'https://cdn.seondf.com/js/v6/agent.umd.js';
      const page = await open('/about-us', {
        cookies: yes,
        expects: [/warning in the console: fraud check/, /404 for GET .*seondf/],
        prepare: async (fresh) => {
          await fresh.clock.install();
          watched = await watchTracking(fresh, { fraudScript });
          const body = 'seon = { init() {}, getSession: async () => "SESSION" }';
          await fresh.route(fraudScript, (route) =>
            isThere
              ? route.fulfill({ contentType: 'text/javascript', body })
              : route.fulfill({ status: 404, body: '' }),
          );
        },
      });
      await page.clock.fastForward(3_001);
      await expect.poll(() => watched.hits.length).toBe(1);
      await page.clock.fastForward(2_900);
      expect(watched.hits.length).toBe(1);
      await page.clock.fastForward(200);
      await expect.poll(() => watched.hits.length).toBe(2);
      expect(watched.hits[1]!.searchParams.get('fraud_session')).toBe(isThere ? 'SESSION' : null);
    }
  },
);

journey(
  'counters of others and the customer-data platform come where they are set up and allowed: with their five values (S3-R194)',
  long,
  async ({ open }) => {
    const platform = { domain: 'cdp.example', target: 'tag.js', token: 'tok', sitegroup: 'eu' };
    const settings = {
      purposes: ['analytics', 'marketing'],
      analytic: { ga4: 'G-1', matomo_url: 'https://matomo.example', matomo_site: '7' },
      customerData: platform,
    };
    let watched!: Watched;
    const page = await open('/about-us', {
      cookies: yes,
      player: 'anna',
      prepare: async (fresh) => {
        watched = await watchTracking(fresh, settings);
      },
    });
    await expect
      .poll(() => watched.foreign.toSorted())
      .toEqual([
        'https://cdp.example/tag.js',
        'https://matomo.example/matomo.js',
        'https://www.googletagmanager.com/gtag/js?id=G-1',
      ]);
    const { uid } = await page.evaluate(() =>
      fetch('/api/account.getInfo?v=1').then(async (answer) => (await answer.json()).result),
    );
    const given = () => page.evaluate(() => Reflect.get(globalThis, 'customerDataPlatform'));
    await expect.poll(given).toEqual({ ...platform, userId: String(uid) });
    await expect.poll(() => layer(page)).toContainEqual({ event: 'page_view', path: '/about-us' });

    const refused = await open('/about-us', {
      isUnasked: true,
      prepare: async (fresh) => {
        watched = await watchTracking(fresh, settings);
      },
    });
    await banner(refused).waitFor();
    expect({ ...watched }).toEqual({ hits: [], events: [], foreign: [] });
  },
);

journey(
  'nothing is measured before the answer; a no is kept with version and time, and the page of cookies changes it both ways',
  async ({ open }) => {
    let watched!: Watched;
    const page = await open('/about-us?track_id=T9', {
      width: 390,
      isUnasked: true,
      prepare: async (fresh) => {
        watched = await watchTracking(fresh);
      },
    });
    await banner(page).waitFor();
    await expect.poll(() => graveFaults(page, '[data-consent]')).toEqual([]);
    const cookies = async () => (await page.context().cookies()).map(({ name }) => name).toSorted();
    await expect.poll(cookies).toEqual([]);
    await expect(page.evaluate(() => JSON.stringify(sessionStorage))).resolves.not.toContain('T9');

    await banner(page).getByRole('button', { name: 'Only necessary' }).click();
    await banner(page).waitFor({ state: 'detached' });
    const answer = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'consent')?.value ?? '';
    await expect.poll(answer).toMatch(/^1\.\d{10}\.$/);
    await page.goto('/cookies');
    const statistics = page.getByRole('switch', { name: /^Statistics/ });
    await expect.poll(() => statistics.isChecked()).toBe(false);
    expect(watched.hits).toEqual([]);

    await page.waitForFunction(() => '__TSR_ROUTER__' in globalThis);
    await statistics.check();
    await page.getByRole('button', { name: 'Save choice' }).click();
    await expect.poll(answer).toMatch(/^1\.\d{10}\.analytics$/);
    await page.getByText(/^Saved on \d\d\.\d\d\.\d{4}, \d\d:\d\d\.$/).waitFor();
    await expect.poll(() => watched.hits.length).toBe(1);
    await expect.poll(cookies).toEqual(['consent', 'visitor']);
    await expect.poll(() => graveFaults(page, 'main')).toEqual([]);

    await statistics.uncheck();
    const again = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Save choice' }).click();
    await again;
    await expect.poll(answer).toMatch(/^1\.\d{10}\.$/);
    await expect.poll(() => statistics.isChecked()).toBe(false);
    expect(watched.hits.length).toBe(1);
  },
);

journey(
  'on start the site asks for its data, and for the support settings once (S7-R124, S7-R126)',
  async ({ open }) => {
    const asked: string[] = [];
    const page = await open('/about-us', {
      prepare: async (fresh) =>
        fresh.on('request', (request) => void asked.push(new URL(request.url()).pathname)),
    });
    const known = (name: string) =>
      page.evaluate(
        (call) => __TSR_ROUTER__.options.context.cache.getQueryData([call, {}]) !== undefined,
        name,
      );
    for (const call of ['metadata.get', 'metadata.getgeneralinfo', 'account.getInfo'])
      await expect.poll(() => known(call), { message: call }).toBe(true);
    const settings = () => asked.filter((path) => path === '/api/support.getsettings').length;
    await expect.poll(settings).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Credits' }).click();
    await page.waitForURL('/credits');
    await expect.poll(settings).toBe(1);
  },
);
