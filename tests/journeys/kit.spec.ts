// The parts of the kit under real fingers: keyboard, pointer, and a visitor who wants nothing to move. Each journey
// works a part of its own, so they share one page.
import { expect } from 'vitest';
import { long } from '../long.ts';
import { journeyOn } from './one-page.ts';

const journey = journeyOn('/_kit', { isMoving: true }, (page) =>
  page.getByRole('radio', { name: 'Dark' }).check({ force: true }),
);

const hasFocus = (element: Element) => element === document.activeElement;

journey(
  'a select is worked by keyboard, and its rows are at least 36 px high (S9-R050)',
  long,
  async ({ page }) => {
    const country = page.getByRole('combobox', { name: 'Country' }).first();
    const options = page.getByRole('option');

    await country.press('ArrowDown');
    await options.first().waitFor();
    const heights = await options.evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().height),
    );
    expect(heights).toHaveLength(5);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(36);

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await options.first().waitFor({ state: 'detached' });
    await expect.poll(() => country.textContent()).toContain('Portugal');
    await expect.poll(() => country.evaluate(hasFocus)).toBe(true);
  },
);

journey('a press anywhere in the box of a field lands in it', async ({ page }) => {
  const field = page.getByLabel('Empty');
  const box = field.locator('xpath=ancestor::div[1]');
  await box.click({ position: { x: 4, y: 4 } });
  await expect.poll(() => field.evaluate(hasFocus)).toBe(true);
});

journey('a password is shown while its eye is open', async ({ page }) => {
  const password = page.getByLabel('Password', { exact: true }).first();
  await expect.poll(() => password.getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: 'Show the password' }).first().click();
  await expect.poll(() => password.getAttribute('type')).toBe('text');
});

journey('a menu gives the focus back to what opened it', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Language' });
  await opener.press('Enter');
  await page.getByRole('menuitem', { name: 'English' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate(hasFocus)).toBe(true);
});

journey('a tooltip comes with the focus and goes with Escape', async ({ page }) => {
  const tooltip = page.getByText('A higher limit takes a day to hold.');
  // A mouse left lying there by the last journey would close it when the page scrolls under it.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Language' }).focus();
  await page.keyboard.press('Tab');
  await tooltip.waitFor();
  await page.keyboard.press('Escape');
  await tooltip.waitFor({ state: 'detached' });
});

journey('a row scrolls by its buttons to its ends and no further', async ({ page }) => {
  const row = page.getByRole('region', { name: 'Marigold Originals' });
  const [back, forward] = [
    row.getByRole('button', { name: 'Back' }),
    row.getByRole('button', { name: 'Forward' }),
  ];
  await expect.poll(() => back.isDisabled()).toBe(true);
  await forward.click();
  await row.locator('button:disabled[aria-label="Forward"]').waitFor();
  await expect.poll(() => back.isDisabled()).toBe(false);
});

journey('a carousel goes where its dots say, and only the shown slide can be reached', async ({ page }) => {
  const offers = page.getByRole('region', { name: 'Offers' });
  await offers.locator('li[inert]').first().waitFor();
  await offers.getByRole('button', { name: '2 of 3' }).click();
  await offers.locator('li:nth-child(2):not([inert])').waitFor();
  await expect.poll(() => offers.locator('li[inert]').count()).toBe(2);
});

journey('a number rolls to its new digits', async ({ page }) => {
  await page.getByRole('button', { name: 'Change' }).click();
  await page.locator('[data-digit="9"]').first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-digit]')].every((strip) => strip.getAnimations().length === 0),
  );
  const shown = await page.locator('[data-digit]').evaluateAll((strips) =>
    strips.map((strip) => {
      const [whole, window] = [strip.getBoundingClientRect(), strip.parentElement!.getBoundingClientRect()];
      return String(Math.round((window.top - whole.top) / (whole.height / 10)));
    }),
  );
  expect(shown.join('')).toBe('297905');
});

journey('a carousel does not move by itself where motion is unwelcome', async ({ page }) => {
  const bar = page.locator('[data-running]');
  await bar.waitFor();
  const animationOf = () => bar.evaluate((element) => getComputedStyle(element, '::after').animationName);
  await expect.poll(animationOf).not.toBe('none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(animationOf).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
});
