// What people look for first: the way in, how to pay, who helps, and their own payments by day.
import { expect } from 'vitest';
import { long } from '../long.ts';
import { popup } from './auth-popup.ts';
import { journey } from './browser.ts';

journey(
  'a guest’s first banner leads to sign-up; the footer says how to pay and who helps, and the language stands once',
  long,
  async ({ open }) => {
    const page = await open('/');
    const footer = page.getByRole('contentinfo');
    await expect
      .poll(() =>
        footer.getByRole('list', { name: 'You can pay with' }).getByRole('listitem').allInnerTexts(),
      )
      .toEqual(['Visa', 'Mastercard', 'Bank transfer', 'Bitcoin']);
    await expect
      .poll(() => footer.getByRole('link', { name: 'Gambling Therapy' }).getAttribute('href'))
      .toBe('https://www.gamblingtherapy.org/');
    await expect.poll(() => page.getByRole('button', { name: /^Language/ }).count()).toBe(1);

    await page
      .getByRole('region', { name: 'What’s on' })
      .getByRole('button', { name: 'Sign up', exact: true })
      .click();
    await popup(page).getByRole('heading', { name: 'Create your account' }).waitFor();
  },
);

journey('a player has their initial in the header, and finds payments by day', async ({ open }) => {
  const page = await open('/cashier/history', { player: 'carla', width: 390 });
  await expect
    .poll(() => page.getByRole('button', { name: 'Your account, CariocaLuck' }).innerText())
    .toBe('C');
  const to = page.getByLabel('To', { exact: true });
  await to.pressSequentially('3112202');
  await expect.poll(() => to.inputValue()).toBe('31.12.202');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await to.press('0');
  await page.waitForURL(/\?to=2020-12-31$/);
  await page.getByText('Nothing matches these filters').waitFor();
});
