// The second step of signing in: a code from the player's own contact.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { maskContact } from '#rules/masked-contact.ts';
import { long } from '../long.ts';
import { codeFor, registerGuardedAt } from './accounts.ts';
import { field, form, popup, sentTo, signInBy, uidOf } from './auth-popup.ts';
import { journey } from './browser.ts';

const said = (message: string, more: object = {}) => ({
  status: 400,
  json: { error: { type: 'InvalidParameterException', code: 14, message, ...more } },
});
const send = (page: Page) => form(page, 'twofa').locator('[type=submit]').click();
const note = (page: Page) => form(page, 'twofa').locator('p[aria-live]').innerText();
/** Lets seconds pass one by one, for each is counted down by a timer that the last one sets. */
const passUntil = (page: Page, words: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return resend(page).innerText();
    })
    .toBe(words);

const resend = (page: Page) => form(page, 'twofa').getByRole('button', { name: /new code/ });
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
const expects = [/400 for POST .*auth\.login/];

journey(
  'the right code signs in; until then the password is in memory alone, and after it nothing is kept (S2-R134, S3-R037, S3-R039, S4-R009, S4-R010, S4-R011, S4-R012, S4-R014, S8-R048, S8-R049)',
  async ({ open, origin }) => {
    const account = await registerGuardedAt(origin);
    const page = await open('/about-us?show_popup_auth=1', { expects });
    const sent = sentTo(page, 'auth.login');
    await signInBy(page, account);
    await form(page, 'twofa').waitFor();
    await expect
      .poll(() =>
        form(page, 'twofa')
          .locator('input')
          .evaluateAll((all) => all.map((one) => one.getAttribute('name'))),
      )
      .toEqual(['code']);
    await expect
      .poll(() => popup(page).getByRole('heading', { level: 2 }).innerText())
      .toBe('Enter your code');
    await expect.poll(() => resend(page).innerText()).toMatch(/^A new code in (1 minute|5\d seconds)$/);
    await expect.poll(() => resend(page).isDisabled()).toBe(true);
    await form(page, 'twofa')
      .getByText(maskContact({ type: 'email', contact: account.login }))
      .waitFor();
    await expect.poll(() => stored(page)).not.toContain(account.password);

    // Going back drops what was kept; the next try within the minute shows what is left of it.
    await popup(page).getByRole('button', { name: 'Back to sign-in' }).click();
    await signInBy(page, account);
    await form(page, 'twofa').waitFor();
    await expect.poll(() => resend(page).innerText()).toMatch(/^A new code in (1 minute|[1-5]?\d seconds?)$/);

    const code = await codeFor(origin, account.login, 3);
    const wrong = code === '000000' ? '111111' : '000000';
    await field(page, 'code').fill(wrong);
    await expect.poll(() => note(page)).toBe('Wrong code.');

    // Pasted as the letter has it, with a word and a space too many: six digits go by themselves.
    await field(page, 'code').fill(`Code ${code.slice(0, 3)} ${code.slice(3)}`);
    await popup(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Your account/ }).waitFor();
    await expect.poll(() => uidOf(page)).toBeGreaterThan(0);
    const { login, password } = account;
    expect(sent).toEqual([
      { login, password },
      { login, password },
      { login, password, code: wrong },
      { login, password, code },
    ]);
    await expect.poll(() => stored(page)).not.toContain(password);
  },
);

journey(
  'each thing the server says has its own words, and the timer goes by what it says (S2-R138, S4-R016, S4-R017, S4-R018, S4-R019, S8-R046, S8-R047, S8-R050, S8-R051)',
  long,
  async ({ open }) => {
    const page = await open('/about-us?show_popup_auth=1', {
      expects,
      prepare: (fresh) => fresh.clock.install(),
    });
    const sent = sentTo(page, 'auth.login');
    const answers = [said('two_factor_auth is enable', { error_data: { resend_time: 30 } })];
    await page.route('**/api/auth.login*', (route) => route.fulfill(answers.shift()!));
    await signInBy(page, { login: 'anna', password: 'parole-77' });
    await form(page, 'twofa').waitFor();

    // The browser's clock goes on until it is stopped, a few seconds later on a busy machine.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
    const left = Number(/in ([12]\d) seconds$/.exec(await resend(page).innerText())![1]);
    await page.clock.runFor(1_000);
    await expect.poll(() => resend(page).innerText()).toBe(`A new code in ${left - 1} seconds`);
    await passUntil(page, 'Send a new code');

    answers.push(said('Resend time is 42', { error_data: { resend_time: 17 } }));
    await resend(page).click();
    await expect.poll(() => resend(page).innerText()).toBe('A new code in 17 seconds');
    expect(sent.at(-1)).toEqual({ login: 'anna', password: 'parole-77' });
    await passUntil(page, 'Send a new code');
    answers.push(said('Resend time is 1690'));
    await resend(page).click();
    await expect.poll(() => resend(page).innerText()).toBe('A new code in 29 minutes');

    await field(page, 'code').fill('12 34');
    await send(page);
    await expect.poll(() => note(page)).toBe('The code must contain 6 digits');
    const asked = sent.length;
    for (const [message, words] of [
      ['the code must contain 6 digits', 'The code must have 6 digits.'],
      ['Time expired', 'This code has expired. Request a new one.'],
      ['something else', 'Something went wrong. Try again.'],
    ] as const) {
      answers.push(said(message));
      await field(page, 'code').fill('12345');
      await expect.poll(() => note(page)).toBe('');
      await field(page, 'code').press('6');
      await expect.poll(() => note(page)).toBe(words);
    }
    expect(sent).toHaveLength(asked + 3);
    await popup(page).getByRole('button', { name: 'Back to sign-in' }).click();
    await form(page, 'authorization').waitFor();
    await expect.poll(() => field(page, 'password').inputValue()).toBe('');
  },
);
