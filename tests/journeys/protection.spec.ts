// A player's own limits, and the way out: as easy to set as it is to deposit, and kept everywhere.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { field, form, popup, uidOf } from './auth-popup.ts';
import { journey } from './browser.ts';
import { ask, comeBack, mailOf, newcomer, PASSWORD } from './newcomer.ts';
import { isTakenOver } from './taken-over.ts';

const PAGE = '/profile/responsible-game';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const limitOf = (page: Page) => section(page, 'Deposit limit');
const breakOf = (page: Page) => section(page, 'Self-exclusion');

async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

journey(
  'a limit is set in three touches, counts at once, and is loosened only later (S9-R031, S3-R096, S3-R097, S3-R098, S3-R099, S3-R100, S7-R025)',
  async ({ open }) => {
    const page = await open(PAGE, {
      prepare: newcomer('limited'),
      expects: [/^4\d\d for POST .*(account\.setDepositLimit|cashier\.makedeposit)/],
    });
    await expect
      .poll(() => ask(page, 'account.getDepositLimit'))
      .toEqual({
        available_amount: null,
        can_edit: true,
        expired_at: null,
        limit_amount: null,
        period: 'none',
      });
    const limit = limitOf(page);
    await limit.getByRole('combobox', { name: /^Period/ }).click();
    await expect
      .poll(() => page.getByRole('option').allInnerTexts())
      .toEqual(['1 day', '7 days', '14 days', '30 days']);
    await page.getByRole('option', { name: '14 days' }).click();
    const amount = limit.getByLabel('Maximum');
    await amount.fill('-1');
    const set = limit.getByRole('button', { name: 'Set limit' });
    await expect.poll(() => set.isDisabled()).toBe(true);
    await amount.fill('1,000');
    await set.click();
    await limit.getByText(/You can still deposit €\s1,000\.00/).waitFor();
    await expect
      .poll(() => ask(page, 'account.getDepositLimit'))
      .toEqual({
        available_amount: 1000,
        can_edit: false,
        expired_at: expect.stringMatching(/Z$/),
        limit_amount: 1000,
        period: '14d',
      });

    await amount.fill('2000');
    await limit.getByRole('button', { name: 'Change limit' }).click();
    await limit.getByText(/^That would raise your limit/).waitFor();
    await expect.poll(() => ask(page, 'account.getDepositLimit')).toMatchObject({ limit_amount: 1000 });
    await expect.poll(() => limit.getByRole('button', { name: 'Remove limit' }).count()).toBe(0);

    // By keyboard alone.
    await amount.fill('');
    await page.keyboard.type('50');
    await page.keyboard.press('Enter');
    await limit.getByText(/You can still deposit €\s50\.00 of €\s50\.00 in 14 days/).waitFor();
    await isRefusedBeyond(page);
  },
);

/** The limit of 50 is told before anything is sent, and the server keeps it whatever is sent. */
async function isRefusedBeyond(page: Page): Promise<void> {
  await page.goto('/cashier/deposit/card');
  await page.waitForFunction(isTakenOver);
  await page.getByLabel(/^Amount/).fill('60');
  await page.getByText(/^Your limit lets you deposit €\s50\.00/).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Pay/ }).isDisabled()).toBe(true);
  const sent = await page.request.post('/api/cashier.makedeposit?v=1', {
    form: { method: 'card', amount: '60' },
    headers: { 'x-csrf': '1', origin: new URL(page.url()).origin },
  });
  expect((await sent.json()).error.type).toBe('BillingDepositLimitExceededException');
  await expect.poll(() => ask(page, 'cashier.gethistory', { type: 'deposit' })).toMatchObject({ count: 0 });
}

journey(
  'whoever shuts themselves out finds every door closed but the one for their money (S9-R032)',
  async ({ open }) => {
    const refused = [/^401 for /];
    const page = await open(PAGE, { prepare: newcomer('enough-now'), expects: refused });
    const elsewhere = await open('/terms', { prepare: comeBack('enough-now'), expects: refused });
    await breakOf(page)
      .getByRole('combobox', { name: /^How long/ })
      .click();
    await expect
      .poll(() => page.getByRole('option').allInnerTexts())
      .toEqual([
        '1 day',
        '7 days',
        '30 days',
        '3 months',
        '6 months',
        '9 months',
        '1 year',
        '2 years',
        '3 years',
        '4 years',
        '5 years',
        'Permanent',
      ]);
    await page.getByRole('option', { name: '7 days' }).click();
    await breakOf(page).getByRole('button', { name: 'Self-exclude' }).click();
    const question = page.getByRole('dialog');
    await question.getByText(/Self-exclude for 7 days\? .* before \d\d\.\d\d\.\d{4}/).waitFor();
    await question.getByRole('button', { name: 'No, not now' }).click();
    await expect.poll(() => uidOf(page)).toBeGreaterThan(0);

    await breakOf(page).getByRole('button', { name: 'Self-exclude' }).click();
    await question.getByRole('button', { name: 'Yes, self-exclude' }).click();
    for (const tab of [page, elsewhere])
      await tab.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();

    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    const popup = page.locator('[data-dialog=AuthPopup]');
    await popup.getByLabel(/login|email/i).fill(mailOf('enough-now'));
    await popup.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await popup.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await popup.getByText(/^You have self-excluded until/).waitFor();
    await popup.getByRole('button', { name: 'Sign in to withdraw' }).click();
    await page.waitForURL('/cashier/withdraw');

    for (const path of ['/', '/gamehall', '/cashier/deposit', PAGE]) {
      const led = await page.request.get(path, { maxRedirects: 0 });
      expect([led.status(), led.headers()['location']], path).toEqual([302, '/cashier/withdraw']);
    }
    const answer = await page.request.get('/api/cashier.getdepositsettings?v=1');
    expect(answer.status()).toBe(401);
  },
);

/** For `prepare`: a player who has told their name, and has excluded themselves for good. */
const gone = (name: string) => async (page: Page) => {
  await newcomer(name)(page);
  const post = async (call: string, form: Record<string, string>) => {
    const answer = await page.request.post(`/api/${call}?v=1&locale=en`, { form });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await post('account.saveProfileInfo', { first_name: 'Zenta', last_name: 'Liepkalne' });
  await post('account.setSelfExclusion', { period: 'permanent' });
};

journey(
  'who comes back by another form, as the same person, is told why there is no account',
  long,
  async ({ open }) => {
    const page = await open('/about-us?show_popup_reg=1', {
      prepare: gone('gone-for-good'),
      expects: [/^401 for POST .*auth\.register/],
    });
    await form(page, 'registration').waitFor();
    await popup(page).getByText('All fields').click();
    await popup(page).locator('[data-field=country_code]').getByRole('combobox').click();
    await page.getByRole('option', { name: 'Latvia', exact: true }).click();
    await field(page, 'email').fill(mailOf('gone-and-back'));
    await field(page, 'password').fill(PASSWORD);
    await field(page, 'first_name').fill('ZENTA');
    await field(page, 'last_name').fill('Liepkalne');
    await field(page, 'birth_date').pressSequentially('01021990');
    await field(page, 'terms').check();
    await form(page, 'registration').locator('[type=submit]').click();
    await popup(page).getByText('You have self-excluded permanently.').waitFor();
    await expect.poll(() => uidOf(page)).toBe(0);
  },
);

journey(
  'for good is asked about in its own words; on a phone the page is in sight among the others',
  long,
  async ({ open }) => {
    const page = await open(PAGE, { player: 'boris', locale: 'en', width: 390 });
    const current = page.getByRole('navigation', { name: 'Your profile' }).locator('[aria-current]');
    await expect
      .poll(async () => {
        const { x, width } = (await current.boundingBox())!;
        return x >= 0 && x + width <= 390;
      })
      .toBe(true);
    await choose(page, /^How long/, 'Permanent');
    await breakOf(page).getByRole('button', { name: 'Self-exclude' }).click();
    await page
      .getByRole('dialog')
      .getByText(/can never be undone/)
      .waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => uidOf(page)).toBeGreaterThan(0);
  },
);

journey('limits on play are set at once, and loosened only after a day', async ({ open }) => {
  const page = await open(PAGE, {
    prepare: newcomer('careful'),
  });
  const limits = section(page, 'Play limits');
  const of = (kind: string) => limits.locator(`[data-play-limit=${kind}]`);
  await of('stake').getByLabel('Highest stake').fill('5');
  await of('stake').getByRole('button', { name: 'Set limit' }).click();
  await of('stake')
    .getByText(/^Up to €\s5\.00 a round/)
    .waitFor();
  await of('loss').getByLabel('Highest loss').fill('50');
  await of('loss').getByRole('button', { name: 'Set limit' }).click();
  await of('loss')
    .getByText(/^Up to €\s50\.00 in 1 day/)
    .waitFor();
  await of('check').getByText('Every 60 minutes').waitFor();

  await of('stake').getByLabel('Highest stake').fill('10');
  await of('stake').getByRole('button', { name: 'Set limit' }).click();
  await of('stake')
    .getByText(/^You asked for Up to €\s10\.00 a round/)
    .waitFor();
  await expect
    .poll(() => ask(page, 'account.getPlayLimits'))
    .toMatchObject({
      items: [{ kind: 'stake', amount: 5, raise: { amount: 10, can_confirm: false } }, {}, {}, {}],
    });
});
