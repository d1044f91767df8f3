// Rounds that begin by themselves: so many, within what the player lets them lose, and stopped by one press.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { journey } from './browser.ts';
import { openFrame } from './open-frame.ts';
import { shownBalance } from './play-rounds.ts';

async function begin(page: Page, choices: readonly string[], rounds: number): Promise<void> {
  await page.getByRole('button', { name: 'Autoplay' }).click();
  const panel = page.getByRole('dialog', { name: 'Autoplay' });
  for (const choice of choices) await panel.getByText(choice, { exact: true }).first().click();
  await panel.getByRole('button', { name: `Start ${rounds} rounds` }).click();
}

/** In cents, of every round so far. */
function hearRounds(page: Page): { staked: number; paid: number }[] {
  const heard: { staked: number; paid: number }[] = [];
  page.on('response', async (answer) => {
    if (answer.url().includes('/api/play.start')) heard.push((await answer.json()).result.round);
  });
  return heard;
}

journey('so many rounds of dice begin by themselves, and the balance is right', async ({ open }) => {
  const page = await openFrame(open, { sysname: 'dice' });
  const rounds = hearRounds(page);
  const before = await shownBalance(page.mainFrame());
  await begin(page, ['50.00'], 10);
  await page.getByRole('button', { name: 'Stop autoplay' }).first().waitFor();
  await page.getByText('Autoplay is over.').waitFor();
  expect(rounds).toHaveLength(10);
  const net = rounds.reduce((sum, { staked, paid }) => sum + paid - staked, 0);
  await expect.poll(() => shownBalance(page.mainFrame())).toBe(before + net);
});

journey('what may be lost is not exceeded by a round, and says so', async ({ open }) => {
  const page = await openFrame(open, { sysname: 'dice' });
  // As if no round won.
  await page.route(/\/api\/play\.start/, async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    told.result.round.paid = 0;
    await route.fulfill({ response: answer, json: told });
  });
  const rounds = hearRounds(page);
  await begin(page, [], 10);
  await page.getByText('the next round could lose more than you said').waitFor();
  expect(rounds).toHaveLength(5);
});

journey('one press stops it, and so does whoever leaves the tab', async ({ open }) => {
  const page = await openFrame(open, { sysname: 'dice' });
  await begin(page, [], 10);
  const stop = page.locator('[data-primary=stop]').filter({ hasText: 'Stop autoplay' });
  await stop.click();
  await page.locator('[data-primary=go]').waitFor();
  await begin(page, [], 10);
  await stop.waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByText('Autoplay stopped while you were away.').waitFor();
  await page.locator('[data-primary=go]').waitFor();
});

journey('where the law here does not allow it, it is not offered', long, async ({ open }) => {
  const page = await openFrame(open, { sysname: 'dice' }, { isEarly: true });
  await page.route(/\/api\/play\.init/, async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    told.result.terms.has_autoplay = false;
    await route.fulfill({ response: answer, json: told });
  });
  await page.reload();
  await page.locator('[data-primary=go]').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Autoplay' }).count()).toBe(0);
});

journey('whoever closes a panel of a game by keyboard is back where they were', long, async ({ open }) => {
  const page = await openFrame(open, { sysname: 'dice' });
  const opener = page.getByRole('button', { name: 'Autoplay' });
  const isBack = () => opener.evaluate((button) => button === document.activeElement);
  const panel = page.getByRole('dialog', { name: 'Autoplay' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => panel.getByRole('button', { name: 'Close' }).press('Enter'),
  ]) {
    await opener.press('Enter');
    await panel.waitFor();
    await close();
    await panel.waitFor({ state: 'detached' });
    await expect.poll(isBack).toBe(true);
  }
});
