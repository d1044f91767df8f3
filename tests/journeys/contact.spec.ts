// A site whose operator has code of its own, a campaign that runs and a balance that is asked for by the clock.
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { newLogin } from './accounts.ts';
import { fillShort, form } from './auth-popup.ts';
import { configured } from './configured-site.ts';
import './router.ts';

declare global {
  var codeRan: string[] | undefined;
}

const mark = (where: string) => `<script>(self.codeRan ??= []).push('${where}')</script>`;

const journey = configured(
  {
    'custom-code': [
      { position: 'head', isEnabled: true, code: mark('head') },
      { position: 'bodyStart', isEnabled: true, code: `<div id="start">${mark('bodyStart')}</div>` },
      {
        position: 'bodyEnd',
        isEnabled: true,
        code: `${mark('bodyEnd')}<script>throw new Error('theirs')</script>`,
      },
      { position: 'bodyEnd', isEnabled: true, purpose: 'marketing', code: mark('allowed') },
      { position: 'head', isEnabled: false, code: mark('disabled') },
    ],
    popups: [
      {
        id: 9,
        started_at: '2020-01-01T00:00:00Z',
        finished_at: null,
        paths: ['/about-us'],
        image: '',
        kicker: '',
        title: 'Nine lives',
        text: '',
        action: null,
      },
    ],
    'functional-settings': {
      settingsForUpdBalance: {
        isEnabledInterval: true,
        countSecondsForInterval: 20,
        isEnabledTurnOffRequests: true,
        countMinutesAfterWhichRequestsTurnedOff: 1,
        isEnabledRequestsAfterClick: true,
        countSecondsForDelayBetweenClick: 5,
      },
    },
  },
  'contact',
);

const theirs = [/thrown: Error: theirs/];
const ran = (page: Page) => page.evaluate(() => globalThis.codeRan ?? []);
const all = ['head', 'bodyStart', 'bodyEnd'];
const push = (page: Page, to: string) => page.evaluate((address) => __TSR_ROUTER__.history.push(address), to);

journey(
  'an operator’s code runs where it stands, a fault in it is its own, and what waits for a yes runs after it (S3-R196, S3-R197, S3-R198, S8-R069)',
  long,
  async ({ open }) => {
    const page = await open('/credits', { expects: theirs, isUnasked: true });
    await expect.poll(() => ran(page)).toEqual(all);
    await page.locator('#start').waitFor({ state: 'attached' });
    await page.locator('[data-consent]').getByRole('button', { name: 'Allow all' }).click();
    await expect.poll(() => ran(page)).toEqual([...all, 'allowed']);
    await push(page, '/about-us');
    await page.waitForURL('/about-us');
    await expect.poll(() => ran(page)).toEqual([...all, 'allowed']);
  },
);

journey(
  'it does not come along to the cashier, nor stays where a password is typed',
  long,
  async ({ open }) => {
    const page = await open('/credits', { expects: theirs, player: 'anna' });
    await expect.poll(() => ran(page)).toEqual(all);
    await push(page, '/cashier/wallet');
    await page.waitForURL('/cashier/wallet');
    await page.locator('[data-pocket=main]').first().waitFor();
    await expect.poll(() => ran(page)).toEqual([]);

    const guest = await open('/credits', { expects: theirs });
    await guest.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
    await form(guest, 'registration').waitFor();
    await expect.poll(() => ran(guest)).toEqual([]);
    await expect.poll(() => guest.evaluate(() => localStorage.getItem('show_popup_reg'))).toBeNull();
  },
);

journey(
  'after registering the offer to confirm comes first, and the campaign when it is closed; then the way leads on',
  long,
  async ({ open }) => {
    const page = await open('/about-us?show_popup_reg=1');
    await fillShort(page, newLogin('queued'));
    await form(page, 'registration').locator('[type=submit]').click();
    const confirm = page.locator('[data-dialog=Confirm]');
    await confirm.waitFor();
    await expect.poll(() => page.locator('[data-dialog=CampaignPopup]').count()).toBe(0);
    await confirm.getByRole('button').first().click();
    const campaign = page.locator('[data-dialog=CampaignPopup]');
    await campaign.getByRole('heading', { name: 'Nine lives' }).waitFor();
    // It has no words and no picture of its own.
    await campaign.getByText('Something on the site has changed.').waitFor();
    await expect.poll(() => page.url()).toContain('/about-us');
    await campaign.getByRole('button', { name: 'Close' }).click();
    await page.waitForURL('/cashier/deposit?register=success');
  },
);

/** How often the balance was asked for since it was last looked at. */
function watchBalance(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/account.getBalance')) asked += 1;
  });
  return () => {
    const before = asked;
    asked = 0;
    return before;
  };
}

/** The clock runs ahead of the answers: so long as one is awaited, no more time may pass than a request is given. */
const STEP_S = 5;

/** What a page has asked and was not answered yet. */
const awaited = new WeakMap<Page, Set<Request>>();

function countAwaited(page: Page): void {
  const open = new Set<Request>();
  awaited.set(page, open);
  page.on('request', (request) => void (request.url().includes('/api/') && open.add(request)));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void open.delete(request));
}

async function pass(page: Page, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= STEP_S) {
    await page.clock.runFor(Math.min(left, STEP_S) * 1_000);
    await expect.poll(() => awaited.get(page)!.size).toBe(0);
  }
}

/** The live socket, which would have the balance asked for too, never opens. */
async function withoutSocket(page: Page): Promise<void> {
  countAwaited(page);
  await page.addInitScript(() => {
    Object.assign(globalThis, { SharedWorker: undefined, WebSocket: class {} });
    Reflect.deleteProperty(globalThis, 'SharedWorker');
  });
  await page.clock.install();
}

/** From now on time passes only when the journey says so. */
const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

journey(
  'a player’s balance is asked for by the clock until a minute after the last click, and after clicks, each at its span ' +
    '(S3-R174, S3-R175, S3-R176, S3-R177, S3-R178, S3-R179, S4-R083, S4-R084, S9-R020)',
  long,
  async ({ open }) => {
    let asked!: () => number;
    const page = await open('/about-us', {
      player: 'anna',
      expects: theirs,
      prepare: async (fresh) => {
        await withoutSocket(fresh);
        asked = watchBalance(fresh);
      },
    });
    await page.getByRole('button', { name: /^Your account/ }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('active_at'))).not.toBeNull();
    await stopTime(page);
    // From a click on, the minute and the spans are known.
    asked();
    await page.mouse.click(700, 500);
    await expect.poll(asked).toBe(1);
    for (let times = 0; times < 2; times += 1) {
      await pass(page, 20);
      await expect.poll(asked).toBe(1);
    }
    // Another 20 seconds to the end of the minute, and then two more spans in which nothing may come.
    await pass(page, 30);
    expect(asked()).toBeLessThanOrEqual(1);
    await pass(page, 45);
    expect(asked()).toBe(0);

    for (let times = 0; times < 5; times += 1) await page.mouse.click(700, 500);
    await expect.poll(asked).toBe(1);
    await pass(page, 21);
    await expect.poll(asked).toBe(1);
  },
);

journey(
  'over a game and for a guest it is not asked for (S4-R081, S4-R082, S2-R037)',
  long,
  async ({ open }) => {
    const asked: (() => number)[] = [];
    const visit = {
      expects: theirs,
      prepare: async (fresh: Page) => {
        await withoutSocket(fresh);
        asked.push(watchBalance(fresh));
      },
    };
    const pages = [await open('/about-us', visit), await open('/game/mines', { ...visit, player: 'boris' })];
    await pages[1]!.getByRole('button', { name: /^Your account/ }).waitFor();
    for (const [at, page] of pages.entries()) {
      await stopTime(page);
      asked[at]!();
      await page.mouse.click(5, 300);
      await pass(page, 50);
      await page.mouse.click(5, 300);
      expect(asked[at]!(), page.url()).toBe(0);
      await expect.poll(() => page.locator('[data-dialog=CampaignPopup]').count()).toBe(0);
    }
  },
);
