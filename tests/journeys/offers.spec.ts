// Offers and codes as players meet them: found, read, chosen at a deposit, and given.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { newLogin } from './accounts.ts';
import { field, fillShort, form, popup, sentTo, withBlocks } from './auth-popup.ts';
import { graveFaults } from './axe.ts';
import { onBothWidths } from './both-widths.ts';
import { journey } from './browser.ts';
import { ask, newcomer } from './newcomer.ts';
import './router.ts';

const dialog = (page: Page, name: string) => page.locator(`[data-dialog=${name}]`);
const card = (page: Page, id: number) => page.locator(`[data-offer="${id}"]`);
const codeForm = (page: Page) => page.locator('form[data-promo]');
const typed = (page: Page) => codeForm(page).locator('[name=promo_code]');
const fresh = (name: string) => newcomer(`${name}-${randomUUID().slice(0, 8)}`);

const withPromo = (page: Page) =>
  withBlocks(page, { showPromocode: { isActive: true, defaultValue: false } });

onBothWidths(
  'a code in the address is kept, checked, registered with and activated; then the offer to confirm, then the deposit with an offer (S2-R107, S2-R162, S3-R061, S4-R031, S4-R033, S4-R039, S4-R040, S7-R125)',
  async ({ open }) => {
    const page = await open('/about-us', { prepare: withPromo });
    const checks = sentTo(page, 'campaigns.checkPromocode');
    const activations = sentTo(page, 'campaigns.activateOffer');
    await page.goto('/about-us?promo_code=GOLDEN25');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('promo_code'))).toBe('GOLDEN25');
    await expect.poll(() => checks).toContainEqual(expect.objectContaining({ promo_code: 'GOLDEN25' }));

    await page.goto('/about-us?show_popup_reg=1');
    await fillShort(page, newLogin('coded'));
    await expect.poll(() => field(page, 'promo_code').inputValue()).toBe('GOLDEN25');
    await popup(page).locator('[data-promo=valid]').waitFor();
    await form(page, 'registration').locator('[type=submit]').click();

    const activated = dialog(page, 'PromocodeActivatedPopup');
    await activated.getByText('25 free spins on Sands of Horus').first().waitFor();
    expect(activations).toEqual([expect.objectContaining({ promo_code: 'GOLDEN25' })]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('promo_code'))).toBeNull();
    await expect.poll(() => dialog(page, 'Confirm').count()).toBe(0);
    await expect.poll(() => graveFaults(page, '[data-dialog=PromocodeActivatedPopup]')).toEqual([]);
    await activated.getByRole('button', { name: 'Close' }).click();
    await dialog(page, 'Confirm').getByRole('button', { name: 'Later' }).click();
    await page.waitForURL('/cashier/deposit?register=success');
    await expect.poll(() => ask(page, 'freespins.get')).toMatchObject({ items: [{ total_count: 25 }] });

    const deposits = sentTo(page, 'cashier.makedeposit');
    await page.getByLabel(/^Amount/).fill('100');
    await page.getByRole('radio', { name: /100% on your first deposit/ }).check();
    await page.getByText(/You get a bonus of/).waitFor();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL(/\/__sandbox\/bank\/pay\//);
    expect(deposits).toEqual([expect.objectContaining({ campaign_offer_id: '1' })]);
  },
  { isLong: true },
);

journey(
  'a code that is none is told at its field and keeps nobody from registering (S5-R067, S8-R059)',
  long,
  async ({ open }) => {
    const page = await open('/about-us?show_popup_reg=1', { prepare: withPromo });
    const sent = sentTo(page, 'auth.register');
    await popup(page)
      .getByRole('button', { name: /promo code/i })
      .click();
    await fillShort(page, newLogin('uncoded'));
    await field(page, 'promo_code').fill('NO-SUCH-CODE');
    await popup(page).getByText('There is no such code. Check the spelling.').waitFor();
    await form(page, 'registration').locator('[type=submit]').click();
    await dialog(page, 'Confirm').waitFor();
    expect(sent[0]).not.toHaveProperty('promo_code');
  },
);

journey(
  'a code is asked about once, a moment after the last key; used, its field is empty and what it brought is told (S3-R106, S4-R050, S4-R051, S5-R066)',
  async ({ open }) => {
    const page = await open('/profile/bonuses', { prepare: fresh('typing'), expects: [/400/] });
    const checks = sentTo(page, 'campaigns.checkPromocode');
    await typed(page).pressSequentially('GOLDEN25', { delay: 20 });
    await page.locator('form[data-promo=valid]').waitFor();
    expect(checks).toEqual([expect.objectContaining({ promo_code: 'GOLDEN25' })]);
    await codeForm(page).getByRole('button', { name: 'Use' }).click();
    await dialog(page, 'PromocodeActivatedPopup').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => typed(page).inputValue()).toBe('');

    await typed(page).fill('GOLDEN25');
    await codeForm(page).getByText('This code has already been used.').waitFor();
    await expect.poll(() => typed(page).inputValue()).toBe('GOLDEN25');
    await expect.poll(() => typed(page).getAttribute('aria-invalid')).toBe('true');
  },
);

journey('what the server says of a code is told as its text (S8-R058, S8-R059)', async ({ open }) => {
  const page = await open('/profile/bonuses', { prepare: fresh('told'), expects: [/400/] });
  for (const [error_data, text] of [
    [{ promo_code: ['EXPIRED'] }, 'This code has expired.'],
    [{ promo_code: ['SOMETHING'] }, 'There is no such code. Check the spelling.'],
    [{}, 'There is no such code. Check the spelling.'],
  ] as const) {
    const refused = { type: 'InvalidParameterException', code: 14, message: 'invalid parameter', error_data };
    await page.route('**/api/campaigns.checkPromocode*', (route) =>
      route.fulfill({ status: 400, json: { error: refused } }),
    );
    await typed(page).fill(`ANY${JSON.stringify(error_data)}`);
    await codeForm(page).getByText(text).waitFor();
    await typed(page).fill('');
    await codeForm(page).getByText(text).waitFor({ state: 'detached' });
    await page.unrouteAll();
  }
});

journey(
  'on the way to a deposit a code opens no popup: its offer is there to choose, and gone by a method that it excludes (S4-R052, S3-R102)',
  async ({ open }) => {
    const page = await open('/cashier/deposit/card', { prepare: fresh('doubling') });
    await page.getByText('Have a promo code?').click();
    await typed(page).fill('double50');
    await page.locator('form[data-promo=valid]').waitFor();
    await codeForm(page).getByRole('button', { name: 'Use' }).click();
    await page.getByRole('radio', { name: /on your next deposit/ }).waitFor();
    await expect.poll(() => typed(page).inputValue()).toBe('');
    await expect.poll(() => dialog(page, 'PromocodeActivatedPopup').count()).toBe(0);
    await page.locator('[data-method=crypto]').click();
    await page.waitForURL(/deposit\/crypto/);
    await page.getByRole('radio', { name: /100% on your first deposit/ }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /on your next deposit/ }).count()).toBe(0);
  },
);

journey(
  'promotions: the list stays while one of it is read in front of it, and the way back is its own (S2-R024, S2-R025, S2-R176)',
  async ({ open }) => {
    const page = await open('/promotions');
    await card(page, 5).waitFor();
    await card(page, 5).evaluate((element) => element.setAttribute('data-seen', ''));
    await card(page, 5)
      .getByRole('link', { name: /^Terms/ })
      .click();
    await page.waitForURL('/promotions/5');
    const detail = dialog(page, 'PromotionsDetailPopup');
    await detail.getByText('Is cash. Nothing to play through.').waitFor();
    await expect.poll(() => page.locator('[data-seen]').count()).toBe(1);
    await expect.poll(() => graveFaults(page, '[data-dialog=PromotionsDetailPopup]')).toEqual([]);
    await detail.getByRole('button', { name: 'Close' }).click();
    await page.waitForURL('/promotions');
    await expect.poll(() => page.locator('[data-seen]').count()).toBe(1);
  },
);

journey(
  'a promotion is opened by its address, in its language; one that is not there is not found (S2-R025)',
  long,
  async ({ open }) => {
    const straight = await open('/ru/promotions/5', { locale: 'ru' });
    await dialog(straight, 'PromotionsDetailPopup').waitFor();
    const none = await open('/promotions/999', { status: 404, expects: [/404/] });
    await none.locator('[data-system-page=NOT_FOUND]').waitFor();
  },
);

journey(
  'offers: guests see what is for newcomers, players only what is theirs; one that is not says why (S2-R008, S2-R009, S6-R004, S6-R005)',
  async ({ open }) => {
    const guest = await open('/offers');
    await card(guest, 1).getByRole('button', { name: 'Sign up' }).waitFor();
    await expect.poll(() => card(guest, 2).count()).toBe(0);

    const page = await open('/offers/2', { prepare: fresh('reading') });
    await page.getByText('it is for a later deposit than your next.').waitFor();
    await page.goto('/offers/1');
    await page.getByRole('link', { name: 'Deposit with it' }).waitFor();
    const none = await open('/offers/999', { status: 404, expects: [/404/] });
    await none.locator('[data-system-page=NOT_FOUND]').waitFor();
  },
);
