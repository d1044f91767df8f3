// Showing who one is: the four steps, the examiner's widget, and the ways that lead there.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';
import { review, tellName, uidOf } from './identity.ts';
import { ask, newcomer } from './newcomer.ts';

const PAGE = '/profile/verification';

const view = (page: Page, step: string) => page.locator(`[data-step=${step}]`);
const popup = (page: Page) => page.locator('[data-dialog=SumsubPopup]');
const inWidget = (page: Page, name: string) =>
  popup(page).frameLocator('iframe').getByRole('button', { name, exact: true });

/** For `prepare`: somebody who has told their name. */
const named = (name: string) => async (page: Page) => {
  await newcomer(name)(page);
  await tellName(page);
};

async function send(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: /^(Start|Try again)$/ }).click();
  await inWidget(page, what).click();
  await popup(page).waitFor({ state: 'detached' });
}

/** Changes the last name in the profile and presses Save. */
async function rename(page: Page): Promise<void> {
  await page.getByLabel('Last name').fill('Liepa');
  await page.getByRole('region', { name: 'Personal data' }).getByRole('button', { name: 'Save' }).click();
}

journey(
  'documents are sent, looked at and accepted, and the page follows by itself; meanwhile the name stays (S1-R013, S2-R164, S2-R211, S2-R212, S2-R213)',
  async ({ open }) => {
    const page = await open('/cashier/withdraw', {
      prepare: newcomer('identity'),
      expects: [/^422 for POST .*sumsub\.createApplicant/],
    });
    // Whoever has not shown who they are is asked to before they fill in anything.
    await page.locator('[data-asked-later]').getByRole('link').click();
    await page.waitForURL(PAGE);
    await view(page, 'start').getByRole('button', { name: 'Start' }).click();
    await view(page, 'start').getByRole('link', { name: 'Fill in my profile' }).waitFor();
    await tellName(page);

    await view(page, 'start').getByRole('button', { name: 'Start' }).click();
    await page.getByRole('dialog', { name: 'Identity check' }).waitFor();
    await inWidget(page, 'Send, and let the reviewers take their time').click();
    await popup(page).waitFor({ state: 'detached' });
    await view(page, 'verification').waitFor();
    await expect.poll(() => ask(page, 'account.getInfo')).toMatchObject({ is_on_verification: true });

    const profile = await open('/profile/settings', {
      beside: page,
      expects: [/^422 for POST .*account\.saveProfileInfo/],
    });
    await rename(profile);
    await profile.getByRole('link', { name: 'To verification' }).click();
    await profile.waitForURL(PAGE);

    await review(page, await uidOf(page), 'accepted');
    for (const tab of [page, profile]) await view(tab, 'completed').waitFor();
    await expect
      .poll(() => ask(page, 'account.getInfo'))
      .toMatchObject({
        is_on_verification: false,
        is_verified: true,
      });
  },
);

journey(
  'what could not be read is asked for again; new data is checked apart, and then the profile is open once (S2-R214)',
  long,
  async ({ open }) => {
    const page = await open(PAGE, { width: 390, prepare: named('blurred') });
    await send(page, 'Send a blurred photo');
    await view(page, 'start')
      .getByText(/too blurred to be read/)
      .waitFor();
    await send(page, 'Send good documents');
    await view(page, 'completed').getByRole('button', { name: 'My details have changed' }).click();
    await view(page, 'change').getByRole('button', { name: 'Send my new document' }).click();
    await inWidget(page, 'Send good documents').click();
    await view(page, 'completed').getByRole('link', { name: 'Go to profile' }).click();
    await page.waitForURL('/profile/settings#personal');
    await rename(page);
    await page.locator('[data-toast=profile]').waitFor();
    await expect.poll(() => ask(page, 'account.getprofileinfo')).toMatchObject({ last_name: 'Liepa' });
  },
);

journey(
  'a check that cannot be opened says so, and can be opened again; a no for good leads to people',
  long,
  async ({ open }) => {
    const page = await open(PAGE, {
      width: 390,
      async prepare(opening) {
        await named('forged')(opening);
        await opening.route(/identity-check\.js/, (route) => route.abort());
      },
      expects: [/identity-check\.js/],
    });
    await page.getByRole('button', { name: 'Start' }).click();
    await popup(page).getByRole('alert').waitFor();
    await page.unrouteAll();
    await popup(page).getByRole('button', { name: 'Try again' }).click();
    await inWidget(page, 'Send a forged document').waitFor();
    await expect.poll(() => graveFaults(page, '[data-dialog=SumsubPopup]')).toEqual([]);
    await inWidget(page, 'Send a forged document').click();
    await page.getByRole('alert').getByRole('link', { name: 'Write to support' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Start' }).count()).toBe(0);
    await expect.poll(() => ask(page, 'account.getInfo')).toMatchObject({ is_kyc_block_enabled: true });
  },
);
