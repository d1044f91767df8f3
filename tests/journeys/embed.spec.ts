// The forms inside somebody else's page.
import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { registerAt } from './accounts.ts';
import { journey, type Open } from './browser.ts';
import { PARTNER } from './settings.ts';

declare global {
  var heard: { origin: string; data: unknown }[];
}

/** A partner's page around a form of ours, that notes what it is told. */
async function around(
  open: Open,
  origin: string,
  path: string,
): Promise<{ page: Page; frame: FrameLocator }> {
  // The partner has what the journeys' site lacks, a certificate; the browser remarks on it.
  const page = await open('/_icons', { expects: [/Mixed Content/] });
  // The browser asks before a page from afar may reach into this machine, where the journeys' site is.
  await page.context().grantPermissions(['local-network-access'], { origin: PARTNER });
  const body = `<!doctype html><title>Partner</title><script>heard = [];
addEventListener('message', ({ origin, data }) => heard.push({ origin, data }));</script>
<iframe src="${origin}${path}" width="420" height="760" referrerpolicy="unsafe-url"></iframe>`;
  await page.route(`${PARTNER}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${PARTNER}/page?x=1`);
  return { page, frame: page.frameLocator('iframe') };
}

const heard = (page: Page) => page.evaluate(() => globalThis.heard.map(({ data }) => data));

journey(
  'signing in: where it is, the way to registration, and that it was done (S2-R029, S2-R119, S2-R120, S2-R121, S2-R122)',
  async ({ open, origin }) => {
    const account = await registerAt(origin);
    const { page, frame } = await around(open, origin, '/forms/sign_in');
    await frame.locator('form[data-form=authorization]').waitFor();
    await expect.poll(() => frame.locator('[data-layout=empty]').count()).toBe(1);
    await expect.poll(() => frame.locator('header, nav, footer').count()).toBe(0);
    await expect.poll(() => heard(page)).toEqual([{ type: 'checkIframe', path: '/forms/sign_in' }]);

    await frame.getByRole('button', { name: 'Create an account' }).click();
    const back = encodeURIComponent(`${PARTNER}/page?x=1`);
    await expect
      .poll(() => heard(page))
      .toContainEqual({
        type: 'redirect',
        url: `${origin}/?show_popup_reg=1&backUrl=${back}`,
      });
    await expect.poll(() => frame.locator('form[data-form=authorization]').count()).toBe(1);

    await frame.locator('[name=login]').fill(account.login);
    await frame.locator('[name=password]').fill(account.password);
    await frame.locator('[type=submit]').click();
    await expect.poll(() => heard(page)).toContainEqual({ type: 'refresh_user' });
    await frame.getByText('You are signed in.').waitFor();
    await expect
      .poll(() =>
        page.evaluate(() =>
          globalThis.heard.every(({ origin: from }) => from.startsWith('http://localhost')),
        ),
      )
      .toBe(true);
  },
);

journey('registering, in Russian (S2-R030, S2-R119)', long, async ({ open, origin }) => {
  const { page, frame } = await around(open, origin, '/ru/forms/sign_up');
  await frame.locator('form[data-form=registration]').waitFor();
  await frame.getByRole('button', { name: 'Создать аккаунт' }).waitFor();
  await expect.poll(() => heard(page)).toEqual([{ type: 'checkIframe', path: '/ru/forms/sign_up' }]);
  await frame.getByRole('button', { name: 'Войти' }).click();
  await expect
    .poll(() => heard(page))
    .toContainEqual({
      type: 'redirect',
      url: `${origin}/?show_popup_auth=1&backUrl=${encodeURIComponent(`${PARTNER}/page?x=1`)}`,
    });
});

journey('no other page of ours can be framed, and none says a word (S2-R119)', async ({ open, origin }) => {
  const page = await open('/_icons', { expects: [/./] });
  const body = `<!doctype html><script>heard = [];addEventListener('message', ({ data }) => heard.push({ data }));</script>
<iframe src="${origin}/support"></iframe>`;
  await page.route(`${PARTNER}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${PARTNER}/page`);
  await expect.poll(() => page.frames().at(-1)!.url()).toMatch(/^chrome-error:/);
  await expect.poll(() => heard(page)).toEqual([]);
});

journey('by themselves they lead on by themselves', long, async ({ open, origin }) => {
  const page = await open('/forms/sign_in');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.waitForURL(`${origin}/?show_popup_reg=1`);
});
