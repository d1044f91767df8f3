// A slow line: the page is there, its scripts are not yet, and somebody is quicker than they are.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { popup, sentTo } from './auth-popup.ts';
import { journey, type Open, type Visit } from './browser.ts';
import { newcomer } from './newcomer.ts';
import { isTakenOver } from './taken-over.ts';

/** Opens a page whose scripts wait until they are let through. */
async function openBeforeScripts(open: Open, path: string, visit: Visit = {}) {
  const { promise: isLet, resolve: letThrough } = Promise.withResolvers<void>();
  const prepare = async (page: Page) => {
    await visit.prepare?.(page);
    await page.route(/\.js$/, async (route) => {
      await isLet;
      await route.continue();
    });
  };
  const page = await open(path, { ...visit, prepare, isEarly: true });
  return { page, letThrough };
}

/** In the page: the first time that its scripts are told, they do not listen yet. */
const deafenOnce = (type: string) =>
  window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true, once: true });

journey(
  'a button pressed before the scripts have come opens what it opens, and of two presses the last one counts',
  async ({ open }) => {
    const { page, letThrough } = await openBeforeScripts(open, '/terms');
    await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(() => popup(page).count()).toBe(0);
    letThrough();
    await popup(page).locator('form[data-form=authorization]').waitFor();
  },
);

journey(
  'what is filled in before the scripts have come is known to them; a menu needs none, and is not closed by them',
  long,
  async ({ open }) => {
    const { page, letThrough } = await openBeforeScripts(open, '/cashier/deposit/card', { player: 'anna' });
    await page.getByLabel(/^Amount/).fill('30');
    await page.evaluate(deafenOnce, 'input');
    await page.getByRole('button', { name: /^Your account/ }).click();
    const menu = page.locator('[popover]:popover-open');
    await menu.waitFor();
    letThrough();
    await page.waitForFunction(isTakenOver);
    await expect.poll(() => menu.count()).toBe(1);
    await page.getByRole('button', { name: 'Pay $ 30.00' }).waitFor();
    await expect.poll(() => page.getByLabel(/^Amount/).inputValue()).toBe('30');
  },
);

journey('a form sent too early is sent by the page, not by the browser', long, async ({ open }) => {
  const { page, letThrough } = await openBeforeScripts(open, '/cashier/deposit/card', { player: 'anna' });
  await page.locator('main [type=submit]').first().click();
  letThrough();
  await page.locator('main [aria-invalid=true]').first().waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

journey('filled in and sent, all before the scripts', long, async ({ open }) => {
  const { page, letThrough } = await openBeforeScripts(open, '/cashier/deposit/card', { player: 'anna' });
  await page.getByLabel(/^Amount/).fill('30');
  await page.locator('main [type=submit]').first().click();
  letThrough();
  await page.waitForURL(/\/__sandbox\/bank\/pay\//);
});

journey('whoever scrolls before the scripts have come stays where they are', long, async ({ open }) => {
  const { page, letThrough } = await openBeforeScripts(open, '/terms', { height: 600 });
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => scrollY === 400);
  await page.evaluate(() => addEventListener('scroll', () => document.body.setAttribute('data-moved', '')));
  letThrough();
  await page.waitForFunction(isTakenOver);
  // The last of the scripts to come.
  await page.locator('[data-signs]').waitFor({ state: 'attached' });
  const moved = page.evaluate(() => [scrollY, document.body.hasAttribute('data-moved')]);
  await expect(moved).resolves.toEqual([400, false]);
});

journey(
  'of several fields filled in before the scripts none is lost, and the form is sent',
  long,
  async ({ open }) => {
    const { page, letThrough } = await openBeforeScripts(open, '/support');
    const written = {
      email: 'early@example.com',
      subject: 'A slow line',
      message: 'Typed before the scripts.',
    };
    for (const [name, text] of Object.entries(written)) await page.locator(`main [name=${name}]`).fill(text);
    const sent = sentTo(page, 'support.sendFeedback');
    await page.locator('main [type=submit]').click();
    letThrough();
    await expect.poll(() => sent[0]).toMatchObject(written);
  },
);

journey('a switch that is turned too early is turned once, and counts', async ({ open }) => {
  const prepare = newcomer('early-switch');
  const { page, letThrough } = await openBeforeScripts(open, '/profile/notification', { prepare });
  const sent = sentTo(page, 'account.changeSubscription');
  await page.getByRole('switch').click();
  await page.evaluate(deafenOnce, 'click');
  letThrough();
  await expect.poll(() => sent.length).toBe(1);
  await page.waitForFunction(isTakenOver);
  await expect.poll(() => page.getByRole('switch').isChecked()).toBe(false);
});

journey('what is typed once the scripts are there is told them once', long, async ({ open }) => {
  const page = await open('/profile/settings', { prepare: newcomer('late-typist') });
  const field = page.locator('[data-contacts=phone]').getByLabel('Phone', { exact: true });
  await field.evaluate((input) =>
    input.addEventListener('input', () => input.setAttribute('data-told', `${input.dataset['told'] ?? ''}1`)),
  );
  await field.fill('2012');
  await page.getByText('Wrong phone number').waitFor();
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await expect(field.getAttribute('data-told')).resolves.toBe('1');
  await field.fill('20123456');
  await expect.poll(() => field.inputValue()).toBe('20 123 456');
});
