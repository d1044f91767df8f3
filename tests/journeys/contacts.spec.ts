// Where a player can be reached: changed, saved, and confirmed by what was sent there.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';
import { ask, codeIn, letterTo, mailOf, newcomer, PASSWORD } from './newcomer.ts';
import { proofPopup, proveBy } from './owner-proof.ts';
import { refuse } from './refuse.ts';

const SETTINGS = '/profile/settings';
const EMAIL = '[data-contacts=email]';
const PHONE = '[data-contacts=phone]';

const button = (page: Page, inside: string, name: string) =>
  page.locator(inside).getByRole('button', { name, exact: true });
const toast = (page: Page, type: string) => page.locator(`[data-toast=${type}]`);

journey(
  'a contact is changed, saved and confirmed by the code in the letter (S1-R009, S4-R053, S4-R054, S8-R060)',
  async ({ open }) => {
    const page = await open(SETTINGS, {
      prepare: newcomer('contact'),
      expects: [/^400 for POST .*account\.(addcontact|confirmContact)/],
    });
    const field = page.locator(EMAIL).getByLabel('Email');
    await expect.poll(() => field.inputValue()).toBe(mailOf('contact'));
    await expect.poll(() => button(page, EMAIL, 'Save').count()).toBe(0);

    await field.fill('not an address');
    await page.locator(EMAIL).getByText('Wrong email address').waitFor();
    await expect.poll(() => button(page, EMAIL, 'Save').isDisabled()).toBe(true);
    await field.fill('Other@Players.example.com');
    await expect.poll(() => button(page, EMAIL, 'Save').isEnabled()).toBe(true);

    await page.route(/account\.addcontact/, refuse('InvalidParameterException', 14, 400));
    await button(page, EMAIL, 'Save').click();
    await page.locator(EMAIL).getByText('Wrong email address').waitFor();
    await page.unrouteAll();
    await field.fill('other@players.example.com');
    await button(page, EMAIL, 'Save').click();
    // Whoever closes the popup has changed nothing, and can go on.
    await proofPopup(page).getByRole('button', { name: 'Close' }).click();
    await proofPopup(page).waitFor({ state: 'detached' });
    await expect.poll(() => field.inputValue()).toBe('other@players.example.com');
    await button(page, EMAIL, 'Save').click();
    await proofPopup(page).waitFor();
    await expect.poll(() => graveFaults(page, '[data-dialog=OwnerProofPopup]')).toEqual([]);
    await page.keyboard.type('not-my-password');
    await page.keyboard.press('Enter');
    await proofPopup(page).getByText('Wrong password').waitFor();
    await proveBy(page, PASSWORD);
    await toast(page, 'profile').waitFor();
    await button(page, EMAIL, 'Save').waitFor({ state: 'detached' });

    await page.locator(EMAIL).getByRole('button', { name: 'Confirm' }).first().click();
    const popup = page.getByRole('dialog', { name: 'Confirm your contact' });
    await popup.getByLabel('Code from the message').fill('00000');
    await expect.poll(() => graveFaults(page, '[data-dialog=ConfirmContactPopup]')).toEqual([]);
    await popup.getByLabel('Code from the message').press('0');
    await popup.getByText('The code from the email is wrong or has expired').waitFor();
    await popup
      .getByLabel('Code from the message')
      .fill(codeIn(await letterTo(page, 'other@players.example.com')));
    await page
      .locator('[data-dialog=ConfirmationSuccessPopup]')
      .getByRole('button', { name: 'Continue' })
      .click();
    await page.locator(`${EMAIL} form`).getByText('Confirmed').waitFor();
    await page.locator(`${EMAIL} form`).getByText('Gets codes and password resets from').waitFor();
  },
);

journey(
  'a phone is added and confirmed by text message; whoever did not do so undoes it from the letter, signed out, and takes the account back (S8-R060, S8-R061)',
  long,
  async ({ open }) => {
    const mine = await open(SETTINGS, {
      prepare: async (page) => {
        await newcomer('undone')(page);
        await confirmByCall(page, mailOf('undone'));
      },
      expects: [/^400 for POST .*account\.(addcontact|confirmContact)/, /^401 for GET /],
    });
    const field = mine.locator(PHONE).getByLabel('Phone', { exact: true });
    await field.fill('2012');
    await mine.locator(PHONE).getByText('Wrong phone number').waitFor();
    await field.fill('20123456');
    await button(mine, PHONE, 'Save').click();
    await proveBy(mine, PASSWORD);
    await button(mine, PHONE, 'Confirm').click();

    const popup = mine.getByRole('dialog', { name: 'Confirm your contact' });
    await popup.getByText('+371').waitFor();
    const code = popup.getByLabel('Code from the message');
    await code.fill('12345');
    await popup.getByRole('button', { name: 'Confirm' }).click();
    await popup.getByText('The code must contain 6 digits').waitFor();
    await code.fill('000000');
    await popup.getByText('The code from the text message is wrong or has expired').waitFor();
    await expect.poll(() => popup.getByRole('button', { name: /^Send again in/ }).isDisabled()).toBe(true);
    await code.fill(codeIn(await letterTo(mine, '37120123456')));
    await mine.locator('[data-dialog=ConfirmationSuccessPopup]').waitFor();
    await expect
      .poll(() => ask(mine, 'account.getprofileinfo', { fields: 'contacts' }))
      .toMatchObject({
        contacts: [{ type: 'email' }, { type: 'phone', contact: '37120123456', is_confirmed: true }],
      });

    const undoLink = async () =>
      /\/confirmation\/undo\?\S+/.exec((await letterTo(mine, mailOf('undone'))).text)?.[0];
    await expect.poll(undoLink).toBeDefined();
    const link = (await undoLink())!;
    const page = await open(link, { width: 390, expects: [/^400 for POST .*account\.undoContact/] });
    await expect.poll(() => graveFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'It wasn’t me: undo' }).click();
    await page.locator('[data-form=new-password]').waitFor();
    await mine.waitForURL(/^[^?]*\/\?redirectUrl=/);

    await page.locator('[name=password]').fill('ferro-deals-9');
    await page.locator('[name=repeated]').fill('ferro-deals-9');
    await page.keyboard.press('Enter');
    await page.getByText('Your new password is saved').waitFor();
    await page.goto(link);
    await page.getByRole('button', { name: 'It wasn’t me: undo' }).click();
    await page.locator('[data-confirmation=failed]').waitFor();
  },
);

async function confirmByCall(page: Page, contact: string): Promise<void> {
  await page.request.post('/api/account.sendconfirmationtocontact?v=1', { form: { contact } });
  const code = codeIn(await letterTo(page, contact));
  await page.request.post('/api/account.confirmContact?v=1', { form: { contact, code } });
}
