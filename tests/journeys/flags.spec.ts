// What an address may ask for on arrival.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newLogin, PASSWORD, registerAt } from './accounts.ts';
import { field, form, popup, sentTo, signInBy } from './auth-popup.ts';
import { journey } from './browser.ts';
import { PARTNER } from './settings.ts';

const kept = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);
const address = (page: Page) => new URL(page.url());

journey(
  'a popup, and its flags go with it (S2-R091, S2-R092, S2-R095, S2-R096, S2-R107, S2-R108)',
  async ({ open }) => {
    const page = await open(
      '/about-us?show_popup_reg=campaign-7&show_popup_auth=1&promo_code=A&promo_code=B&x=1#top',
    );
    await form(page, 'registration').waitFor();
    await expect.poll(() => kept(page, 'show_popup_reg')).toBe('campaign-7');
    await expect.poll(() => kept(page, 'promo_code')).toBe('B');
    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'detached' });
    await expect.poll(() => address(page).search).toBe('?promo_code=B&x=1');

    await page.goto('/about-us?show_popup_auth=1');
    await form(page, 'authorization').waitFor();
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => address(page).search).toBe('');
  },
);

journey('one that cannot be left but by going in (S2-R094, S2-R146)', async ({ open }) => {
  const page = await open('/about-us?show_popup_reg=1&prevent_close=1');
  await form(page, 'registration').waitFor();
  await expect.poll(() => popup(page).getByRole('button', { name: 'Close' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 450);
  await page.evaluate(() => __TSR_ROUTER__.navigate({ to: '/credits' }));
  await page.waitForURL('/credits*');
  await expect.poll(() => form(page, 'registration').isVisible()).toBe(true);
});

journey('a player is not met with one, and the flags just go (S2-R093)', async ({ open }) => {
  const page = await open('/about-us?show_popup_reg=1&show_popup_auth=1&prevent_close=1&x=1', {
    player: 'daina',
  });
  await expect.poll(() => address(page).search).toBe('?x=1');
  await expect.poll(() => popup(page).count()).toBe(0);
});

journey('where a visitor came from is told when they register (S3-R061)', async ({ open }) => {
  const page = await open('/about-us?track_id=T1&publisher_id=T3&goal_id=T4&goal_entry_id=T5&link_id=T6', {
    prepare: withPromoCode,
  });
  await expect
    .poll(() => page.context().cookies())
    .toContainEqual(expect.objectContaining({ name: 'track_id', value: 'T1' }));
  await page.goto('/about-us?show_popup_reg=T2&promo_code=WELCOME');
  const sent = sentTo(page, 'auth.register');
  await form(page, 'registration').waitFor();
  await popup(page).locator('[data-field=country_code]').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Latvia', exact: true }).click();
  await expect.poll(() => popup(page).locator('[data-field=first_name]').count()).toBe(0);
  await expect.poll(() => field(page, 'promo_code').inputValue()).toBe('WELCOME');
  await field(page, 'email').fill(newLogin('trailed'));
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'birth_date').fill('17.05.1990');
  await field(page, 'terms').check();
  await form(page, 'registration').locator('[type=submit]').click();
  await expect
    .poll(() => sent)
    .toEqual([
      expect.objectContaining({
        track_id: 'T1',
        show_popup_reg: 'T2',
        publisher_id: 'T3',
        goal_id: 'T4',
        goal_entry_id: 'T5',
        link_id: 'T6',
        promo_code: 'WELCOME',
      }),
    ]);
  expect(sent[0]).not.toHaveProperty('hasPromocode');
});

async function withPromoCode(page: Page) {
  await page.route('**/api/content.getSettings*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.result.auth.registration.showPromocode = { isActive: true, defaultValue: false };
    await route.fulfill({ response: answer, json: body });
  });
}

journey(
  'a return address on a trusted site is gone to after signing in, no other is (S2-R109, S8-R042, S8-R043)',
  async ({ open, origin }) => {
    const account = await registerAt(origin);
    const partners = `${PARTNER}/back?x=1`;
    const page = await open(`/about-us?show_popup_auth=1&backUrl=${encodeURIComponent(partners)}`, {
      // Taken away below while the page may still be asking for what is the player's.
      expects: [/^401 for GET .*\/api\/account\./],
    });
    await page.route(`${PARTNER}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Partner</h1>' }),
    );
    await signInBy(page, account);
    await page.waitForURL(partners);

    await page.context().clearCookies();
    for (const wish of [
      'https://evil.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
    ]) {
      const hostile = encodeURIComponent(wish);
      await page.goto(`/about-us?show_popup_auth=1&backUrl=${hostile}&redirectUrl=${hostile}`);
      await signInBy(page, account);
      await page.getByRole('button', { name: /^Your account/ }).waitFor();
      await expect.poll(() => page.url()).toBe(`${origin}/about-us`);
      await page.context().clearCookies();
    }
  },
);
