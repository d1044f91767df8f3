// The sportsbook and its slip. What a player does there from a search to the last cent: whole-bets.spec.ts.
import { expect } from 'vitest';
import { long } from '../long.ts';
import { arriveToBet, betsOf, laterMatch, openPrices, place, slipOf, stake } from './bettor.ts';
import { journey } from './browser.ts';

journey('the sportsbook in both languages, with its notice (S2-R010)', async ({ open }) => {
  const english = await open('/betting');
  await english.getByRole('heading', { level: 1, name: 'Sports' }).waitFor();
  await english.locator('[data-betting-notice]').waitFor();
  const russian = await open('/ru/betting');
  await russian.getByRole('heading', { level: 1, name: 'Спорт' }).waitFor();
});

journey('a stake that is too high is lowered with its reason, and one press takes it', async ({ open }) => {
  const page = await arriveToBet(open, '/betting');
  await page.goto(`/betting/event/${(await laterMatch(page)).id}`);
  await page.getByRole('tab', { name: /Scores/ }).click();
  const scores = page.getByRole('region', { name: /Correct score/ }).first();
  await scores.locator('[data-price]').last().click();
  await stake(page, '100');
  const slip = slipOf(page);
  // Then the slip knows what can be taken; before that it could only send the bet, and be refused.
  await slip.locator('button:enabled', { hasText: /^Max$/ }).waitFor();
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await slip.getByText(/Lowered from €\s?100\.00/).waitFor();
  await slip.getByText(/takes up to|no more than/).waitFor();
  await place(page);
  const [bet] = await betsOf(page);
  expect(bet!.stake.amount).toBeGreaterThan(0);
  expect(bet!.stake.amount).toBeLessThan(100);
});

journey(
  'the slip of a phone: Escape closes it, and the focus is back where it was',
  long,
  async ({ open }) => {
    const page = await open('/betting', { width: 390 });
    await openPrices(page).first().click();
    const pill = page.getByRole('button', { name: /Open the bet slip/ });
    await pill.press('Enter');
    await slipOf(page).getByRole('button', { name: 'Sign in to place' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => slipOf(page).isVisible()).toBe(false);
    await expect.poll(() => pill.evaluate((button) => button === document.activeElement)).toBe(true);
  },
);
