// What an address may ask for on arrival.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { registerAt } from './accounts.ts';
import { form, popup, signInBy } from './auth-popup.ts';
import { journey } from './browser.ts';
import './router.ts';
import { long } from '../long.ts';
import { PARTNER } from './settings.ts';

const kept = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);
const address = (page: Page) => new URL(page.url());

journey(
  'a popup, and its flags go with it; one that is held cannot be left but by going in (S2-R091, S2-R092, S2-R094, S2-R095, S2-R096, S2-R107, S2-R108, S2-R146)',
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

    await page.goto('/about-us?show_popup_reg=1&prevent_close=1');
    await form(page, 'registration').waitFor();
    await expect.poll(() => popup(page).getByRole('button', { name: 'Close' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 450);
    await page.evaluate(() => __TSR_ROUTER__.navigate({ to: '/credits' }));
    await page.waitForURL('/credits*');
    await expect.poll(() => form(page, 'registration').isVisible()).toBe(true);
  },
);

journey('a player is not met with one, and the flags just go (S2-R093)', async ({ open }) => {
  const page = await open('/about-us?show_popup_reg=1&show_popup_auth=1&prevent_close=1&x=1', {
    player: 'daina',
  });
  await expect.poll(() => address(page).search).toBe('?x=1');
  await expect.poll(() => popup(page).count()).toBe(0);
});

journey(
  'a return address on a trusted site is gone to after signing in, no other is (S2-R109, S8-R042, S8-R043)',
  long,
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

    // Every other kind of wish is tried on the rule (rules/arrival.test.ts); these two show that both ways ask it.
    await page.context().clearCookies();
    const [back, wish] = ['https://evil.example/', 'javascript:alert(1)'].map(encodeURIComponent);
    await page.goto(`/about-us?show_popup_auth=1&backUrl=${back}&redirectUrl=${wish}`);
    await signInBy(page, account);
    await page.getByRole('button', { name: /^Your account/ }).waitFor();
    await expect.poll(() => page.url()).toBe(`${origin}/about-us`);
  },
);
