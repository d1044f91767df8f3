// A tournament from joining to being paid: in two tabs, with a rival, and a clock that the sandbox turns.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { onBothWidths } from './both-widths.ts';
import { journey as everyday, type Open } from './browser.ts';
import { configured } from './configured-site.ts';
import { ask, comeBack, mailOf, newcomer } from './newcomer.ts';

const cash = (from: number, cents: number) => ({ from, to: from, reward: { kind: 'cash', cents } });
const words = (en: string) => ({ $in: { en, ru: en, lv: en, pt: en } });

const journey = configured(
  {
    tournaments: [
      {
        ...{ sysname: 'cup', status: 'on', title: words('Test cup'), text: words('For the test.') },
        ...{ image: 'trophy', tone: 'ember' },
        schedule: { every: 'day', at: '00:00', lasts_minutes: 1440, opens_minutes_before: 60 },
        scoring: { by: 'turnover', points_per_unit: 10 },
        games: { tags: ['slots'] },
        ...{ min_stake_cents: 20, entry_fee_cents: 200, promised_cents: 10_000, min_points: 1 },
        ...{ reset_on_cashout: true, prizes: [cash(1, 7_000), cash(2, 3_000)] },
        restrictions: { countries: [], is_verified_only: false, max_participants: null },
      },
    ],
  },
  'tournaments',
);

const HELD = 50_00;

const fresh = () => `racer-${randomUUID().slice(0, 8)}`;

/** Somebody new with 50 euro, on the page of the tournament. */
async function arrive(
  open: Open,
  path: string,
  expects: readonly RegExp[] = [],
  name = fresh(),
): Promise<Page> {
  return open(path, {
    expects,
    prepare: async (page) => {
      await newcomer(name)(page);
      const form = { player: mailOf(name), amount: '50.00', pocket: 'main', direction: 'give' };
      await page.request.post('/__sandbox/money', { form, maxRedirects: 0 });
    },
  });
}

/** So many spins, at one euro unless it is said, as the frame of a game asks for them. */
async function spin(page: Page, times: number, stake = 100): Promise<void> {
  const opened = await page.request.post('/api/play.open', {
    form: { sysname: 'sakura-evening', mode: 'real' },
  });
  const { token } = (await opened.json()).result;
  for (let time = 0; time < times; time += 1) {
    const answer = await page.request.post('/api/play.start', {
      form: { bet: JSON.stringify({ stake, mode: 'base' }) },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

const balance = async (page: Page) =>
  Math.round(
    ((await ask(page, 'account.getBalance')) as { balance_main: { amount: number } }).balance_main.amount *
      100,
  );

const press = (button: Element) => (button as HTMLElement).click();
const rankOf = async (page: Page) =>
  Number(await page.locator('[data-my-rank]').getAttribute('data-my-rank'));
const joined = (page: Page) => page.getByText('You are in', { exact: true }).waitFor();

async function activeRun(page: Page, wanted = 'cup'): Promise<number> {
  const { items } = (await ask(page, 'tournaments.get', { status: 'active' })) as {
    items: { id: number; sysname: string }[];
  };
  return items.find(({ sysname }) => sysname === wanted)!.id;
}

/** Spins for as little as counts, a few at a time, until it is so. */
const spinUntil = (page: Page, isSo: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await spin(page, 3, 20);
      return isSo();
    })
    .toBe(true);

// On the site that all journeys share: no other takes part in this tournament.
everyday(
  'a player joins in two tabs, scores, and sees a rival overtake them in both (S2-R021, S2-R022)',
  async ({ open }) => {
    const list = await open('/tournaments');
    await list.getByRole('heading', { name: 'Daily Grand Prix' }).first().waitFor();
    const path = `/tournaments/${await activeRun(list, 'daily-grand-prix')}`;
    const page = await arrive(open, path);
    const beside = await open(path, { beside: page });
    await Promise.all([page, beside].map((tab) => tab.locator('[data-join]:enabled').evaluate(press)));
    await Promise.all([joined(page), joined(beside)]);
    await expect(balance(page), 'it costs nothing').resolves.toBe(HELD);

    await spinUntil(page, async () => (await rankOf(page)) > 0);
    await expect.poll(() => rankOf(beside)).toBeGreaterThan(0);
    const rival = await arrive(open, path);
    await rival.locator('[data-join]').click();
    await joined(rival);
    await spinUntil(rival, async () => (await rankOf(rival)) === 1);
    // Nobody has touched these two.
    for (const tab of [page, beside]) await expect.poll(() => rankOf(tab)).toBe(2);
    await page.locator('[data-board] [aria-current=true]', { hasText: 'You' }).waitFor();
  },
);

journey(
  'a reply other than 1 is a failure, told in a toast and in the log (S4-R055, S8-R062)',
  long,
  async ({ open }) => {
    const list = await open('/tournaments');
    const path = `/tournaments/${await activeRun(list)}`;
    const page = await arrive(open, path, [/Failed to participate in tournament/]);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(/\/api\/tournaments\.participate/, (route) => route.fulfill({ json: { result: 0 } }));
    await page.locator('[data-join]').click();
    await page
      .locator('[data-toasts]')
      .getByText('Failed to participate in tournament', { exact: true })
      .waitFor();
    expect(logged).toContain('Failed to participate in tournament');
    await expect(balance(page)).resolves.toBe(HELD);
  },
);

journey('the games of a tournament come twelve at a time (S2-R023, S9-R028)', long, async ({ open }) => {
  const list = await open('/tournaments');
  const path = `/tournaments/${await activeRun(list)}`;
  const page = await open(`${path}/gamehall`);
  const tiles = page.locator('main').getByRole('listitem');
  await expect.poll(() => tiles.count()).toBe(12);
  const asked = page.waitForRequest(/\/api\/games\.get\?.*offset=12/);
  await page.getByRole('button', { name: 'Show more' }).click();
  expect((await asked).url()).toContain('count=12');
  await expect.poll(() => tiles.count()).toBe(24);
  await open('/tournaments/999999', { status: 404, expects: [/404/] });
});

journey('wins are shown as they happen, and in each language (S2-R011)', long, async ({ open }) => {
  const watching = await open('/winners');
  const player = await arrive(open, '/ru/winners');
  await player.getByRole('heading', { level: 1, name: 'Победители' }).waitFor();
  // More than one spin in three wins: none of so many does not happen.
  await spin(player, 40);
  await watching.locator('[data-wins=latest] [data-win]').first().waitFor();
  await player.locator('[data-wins=top] [data-win]').first().waitFor();
});

/** A player who has joined in two tabs, and the rival who has overtaken them. */
async function race(open: Open, expects: readonly RegExp[] = [], rivalName = fresh()) {
  const list = await open('/tournaments');
  await list.getByRole('heading', { name: 'Test cup' }).first().waitFor();
  const path = `/tournaments/${await activeRun(list)}`;

  const page = await arrive(open, path, expects);
  const beside = await open(path, { beside: page, expects });
  const reloaded = page.waitForResponse(/\/api\/tournaments\.get\?.*ids=/);
  // At the same moment: the one that comes second is told that it has joined.
  await Promise.all([page, beside].map((tab) => tab.locator('[data-join]:enabled').evaluate(press)));
  await Promise.all([joined(page), joined(beside)]);
  // After joining the tournament is read again (S4-R056).
  expect((await reloaded).status()).toBe(200);
  await expect(balance(page), 'the fee was taken once').resolves.toBe(HELD - 2_00);

  await spin(page, 3);
  for (const tab of [page, beside]) await expect.poll(() => rankOf(tab)).toBeGreaterThan(0);
  const rival = await arrive(open, path, expects, rivalName);
  await rival.locator('[data-join]').click();
  await joined(rival);
  await spin(rival, 5);
  // Nobody has touched these two.
  await expect.poll(async () => (await rankOf(page)) > (await rankOf(rival))).toBe(true);
  await expect.poll(async () => (await rankOf(page)) === (await rankOf(beside))).toBe(true);
  await page.locator('[data-board] [aria-current=true]', { hasText: 'You' }).waitFor();
  return { page, rival, path };
}

onBothWidths(
  'a player joins in two tabs, sees their place move live, and is warned before a withdrawal (S2-R021, S2-R022)',
  async ({ open }) => {
    const { page } = await race(open);
    await page.goto('/cashier/withdraw');
    await page.getByText('This withdrawal resets your tournament points').waitFor();
  },
  { of: journey, isLong: true },
);

// The last of all: it turns the clock for everybody on this server. A job that looks every minute is waited for.
journey('the first two are paid once when it is over', { ...long, timeout: 480_000 }, async ({ open }) => {
  // A day later whoever did nothing meanwhile is signed out, and their open pages learn it.
  const name = fresh();
  const { page, rival, path } = await race(open, [/401/], name);
  // Others have raced before them, as far as this.
  await spin(rival, 5);
  await expect.poll(() => rankOf(rival)).toBe(1);
  const before = await balance(rival);
  await page.request.post('/__sandbox/time', { form: { hours: '25' }, maxRedirects: 0 });
  await comeBack(name)(rival);
  await expect.poll(() => balance(rival), { timeout: 180_000 }).toBe(before + 70_00);
  await page.goto(path);
  await page.locator('[data-run-state=PAID]').waitFor();
  await expect(balance(rival)).resolves.toBe(before + 70_00);
});
