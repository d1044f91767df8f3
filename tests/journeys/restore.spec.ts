// A forgotten password: a letter, its link, a new password, and back in.
import { expect } from 'vitest';
import { codeFor, letterTo, registerGuardedAt } from './accounts.ts';
import { field, form, popup, sentTo, signInBy } from './auth-popup.ts';
import { journey } from './browser.ts';

const NEW_PASSWORD = 'Calendula-88';

journey(
  'nobody learns from it who plays here; the link of the letter sets a new password, once (S2-R133)',
  async ({ open, origin }) => {
    const account = await registerGuardedAt(origin);
    const page = await open('/about-us?show_popup_auth=1', {
      width: 390,
      expects: [/40[01] for POST .*auth\./],
    });
    const sent = sentTo(page, 'auth.restore');
    await popup(page).getByRole('button', { name: 'Forgot your password?' }).click();
    await form(page, 'restore').waitFor();
    await form(page, 'restore').locator('[type=submit]').click();
    await popup(page).getByText('Field is required').waitFor();
    await field(page, 'login').fill('+371 20 000 000');
    await form(page, 'restore').locator('[type=submit]').click();
    await popup(page).getByText('If this account exists').waitFor();
    await popup(page).getByRole('button', { name: 'Back to sign-in' }).click();
    await popup(page).getByRole('button', { name: 'Forgot your password?' }).click();
    await field(page, 'login').fill(account.login);
    await form(page, 'restore').locator('[type=submit]').click();
    await popup(page).getByText('If this account exists').waitFor();
    expect(sent).toEqual([{ login: '371 20 000 000' }, { login: account.login }]);

    const { text } = await letterTo(origin, account.login, (letter) => letter.text.includes('restore='));
    const link = new URL(/https?:\S+restore=[\w.~-]+/.exec(text)![0]);
    await page.goto(link.pathname + link.search);
    await form(page, 'new-password').waitFor();
    await field(page, 'password').fill(NEW_PASSWORD);
    await field(page, 'repeated').fill('Calendula-89');
    await form(page, 'new-password').locator('[type=submit]').click();
    await popup(page).getByText('Passwords are not equal').waitFor();
    await field(page, 'repeated').fill(NEW_PASSWORD);
    await form(page, 'new-password').locator('[type=submit]').click();
    await form(page, 'twofa').waitFor();
    await field(page, 'code').fill(await codeFor(origin, account.login, 3));
    await popup(page).getByText('Your new password is saved').waitFor();

    await popup(page).getByRole('button', { name: 'Sign in' }).click();
    await signInBy(page, account);
    await popup(page).getByRole('alert').waitFor();
    await signInBy(page, { ...account, password: NEW_PASSWORD });
    await form(page, 'twofa').waitFor();

    await page.goto(link.pathname + link.search);
    await form(page, 'new-password').waitFor();
    await field(page, 'password').fill(NEW_PASSWORD);
    await field(page, 'repeated').fill(NEW_PASSWORD);
    await form(page, 'new-password').locator('[type=submit]').click();
    await popup(page).getByText('This link has been used').waitFor();
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await page.waitForURL('/');
  },
);
