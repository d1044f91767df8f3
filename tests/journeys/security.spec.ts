// What keeps an account its player's own: the password, the second factor, and where they are signed in.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';
import { ask, codeAfter, codeIn, comeBack, letterTo, mailOf, newcomer, PASSWORD } from './newcomer.ts';
import { proveBy } from './owner-proof.ts';

const SECURITY = '/profile/security';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const sessions = (page: Page) => page.locator('[data-session]');
const uidOf = async (page: Page) => ((await ask(page, 'account.getInfo')) as { uid: number }).uid;

/** A browser elsewhere that only signs in: its session's cookie, and whose it is now. */
async function signInElsewhere(page: Page, name: string, password = PASSWORD): Promise<string> {
  const answer = await fetch(new URL('/api/auth.login?v=1&locale=en', page.url()), {
    method: 'POST',
    headers: { 'x-csrf': '1', 'user-agent': await page.evaluate(() => navigator.userAgent) },
    body: new URLSearchParams({ login: mailOf(name), password }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('sid='))!
    .split(';', 1)[0]!;
}

async function uidElsewhere(page: Page, cookie: string): Promise<number> {
  const answer = await fetch(new URL('/api/account.getInfo?v=1&locale=en', page.url()), {
    headers: { cookie },
  });
  return ((await answer.json()) as { result: { uid: number } }).result.uid;
}

/** Whoever has just asked when their session ends is told so. */
const ended = [/^401 for GET /];

journey(
  'a new password, by keyboard alone, ends every other session and opens the account; two-factor is turned on and off by code (S1-R010, S5-R031)',
  async ({ open }) => {
    const page = await open(SECURITY, {
      prepare: newcomer('second-factor'),
      expects: [
        /^400 for POST .*account\.changepassword/,
        /^4(00|22) for POST .*account\.changeTwoFactorAuth/,
        /^400 for POST .*account\.confirmTwoFactorAuth/,
      ],
    });
    const elsewhere = await signInElsewhere(page, 'second-factor');
    await expect(uidElsewhere(page, elsewhere)).resolves.toBeGreaterThan(0);
    const form = section(page, 'Password');
    const change = form.getByRole('button', { name: 'Change password' });
    await expect.poll(() => change.isDisabled()).toBe(true);

    await form.getByLabel('Current password').focus();
    await page.keyboard.insertText('not-my-password');
    for (const word of ['new-password-9', 'new-password-8']) {
      for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
      await page.keyboard.insertText(word);
    }
    await form.getByText('Passwords are not equal').waitFor();
    await expect.poll(() => change.isDisabled()).toBe(true);
    for (const key of ['Backspace', '9', 'Enter']) await page.keyboard.press(key);
    await form.getByText('Wrong password').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'old_password');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(PASSWORD);
    await page.keyboard.press('Enter');

    await page.getByText('Password changed').waitFor();
    await expect.poll(() => form.getByLabel('Current password').inputValue()).toBe('');
    await expect.poll(() => change.isDisabled()).toBe(true);
    await expect(uidElsewhere(page, elsewhere)).resolves.toBe(0);
    await signInElsewhere(page, 'second-factor', 'new-password-9');

    const panel = section(page, 'Two-factor sign-in');
    await panel.getByRole('button', { name: 'Turn on' }).click();
    await panel.getByRole('link', { name: 'My contacts' }).waitFor();

    const contact = mailOf('second-factor');
    await page.request.post('/api/account.sendconfirmationtocontact?v=1', { form: { contact } });
    const code = codeIn(await letterTo(page, contact));
    await page.request.post('/api/account.confirmContact?v=1', { form: { contact, code } });

    await panel.getByRole('button', { name: 'Turn on' }).click();
    await proveBy(page, 'new-password-9');
    const popup = page.getByRole('dialog', { name: 'Turn on two-factor' });
    await popup.waitFor();
    await expect.poll(() => graveFaults(page, '[data-dialog=TwoFactorPopup]')).toEqual([]);
    await popup.getByLabel('Code from the message').fill('000000');
    await popup.getByText('The code is wrong or has expired').waitFor();
    const on = await codeAfter(page, contact, code);
    await popup.getByLabel('Code from the message').fill(on);

    await panel.getByText('On', { exact: true }).waitFor();
    await expect.poll(() => ask(page, 'account.getInfo')).toMatchObject({ two_factor_auth: true });

    await panel.getByRole('button', { name: 'Turn off' }).click();
    await proveBy(page, 'new-password-9');
    const leaving = page.getByRole('dialog', { name: 'Turn off two-factor' });
    await leaving.getByLabel('Code from the message').fill(await codeAfter(page, contact, on));
    await panel.getByText('Off', { exact: true }).waitFor();
    await expect.poll(() => ask(page, 'account.getInfo')).toMatchObject({ two_factor_auth: false });
  },
);

journey(
  'sessions elsewhere are seen and ended, one by one or all at once, and leave nothing of the player on a page of theirs',
  long,
  async ({ open }) => {
    const elsewhere = await open('/profile/settings', { prepare: newcomer('sessions'), expects: ended });
    const cookies = [
      await signInElsewhere(elsewhere, 'sessions'),
      await signInElsewhere(elsewhere, 'sessions'),
    ];
    const page = await open(SECURITY, { prepare: comeBack('sessions') });
    await expect.poll(() => sessions(page).count()).toBe(4);
    const here = page.locator('[data-session=current]');
    await expect.poll(() => here.innerText()).toMatch(/Chrome on Linux[\s\S]*Active now[\s\S]*This device/);
    await expect.poll(() => here.getByRole('button').count()).toBe(0);

    const end = page.getByRole('button', { name: /^End the session on Chrome/ }).first();
    await end.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
    await expect.poll(() => sessions(page).count()).toBe(4);
    await end.click();
    await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
    await page.getByText('Session ended').waitFor();
    await expect.poll(() => sessions(page).count()).toBe(3);

    await page.getByRole('button', { name: 'End all others' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End all others' }).click();
    await page.getByText('You are not signed in anywhere else.').waitFor();
    await elsewhere.waitForURL(/^[^?]*\/\?redirectUrl=/);
    await elsewhere.getByText(mailOf('sessions')).waitFor({ state: 'detached' });
    for (const cookie of cookies) await expect(uidElsewhere(page, cookie)).resolves.toBe(0);
    await expect.poll(() => uidOf(page)).toBeGreaterThan(0);
  },
);
