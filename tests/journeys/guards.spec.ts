// What only players may see, and the way there for a guest.
import { expect } from 'vitest';
import { SANDBOX_PASSWORD } from '#sandbox/roster.ts';
import { registerAt } from './accounts.ts';
import { form, popup, signInBy } from './auth-popup.ts';
import { journey } from './browser.ts';
import './router.ts';

const DEPOSIT = '/cashier/deposit?x=1';

journey(
  'a guest is sent home, asked to sign in, and then arrives where they wanted to go (S2-R089, S2-R090, S4-R006)',
  async ({ open, origin }) => {
    const account = await registerAt(origin);
    const page = await open('/ru/responsible-game?x=1', { locale: 'ru' });
    await expect.poll(() => page.url()).toBe(`${origin}/ru?redirectUrl=%2Fru%2Fresponsible-game%3Fx%3D1`);
    await signInBy(page, account);
    await page.waitForURL('/ru/responsible-game?x=1');
    await popup(page).waitFor({ state: 'detached' });
  },
);

journey('nor is there a way past it without asking the server (S6-R003)', async ({ open, origin }) => {
  const page = await open('/about-us');
  const go = (to: string) => page.evaluate((path) => __TSR_ROUTER__.history.push(path), to);
  await go(DEPOSIT);
  await expect.poll(() => page.url()).toBe(`${origin}/?redirectUrl=${encodeURIComponent(DEPOSIT)}`);
  await form(page, 'authorization').waitFor();
  await go('/about-us');
  await page.waitForURL('/about-us');

  await go('/profile/settings');
  await form(page, 'authorization').waitFor();
  await page.keyboard.press('Escape');
  await popup(page).waitFor({ state: 'detached' });
  // Closing it is no reason to open it again.
  await expect.poll(() => new URL(page.url()).searchParams.get('redirectUrl')).toBe('/profile/settings');
});

journey('whoever signs in is spoken to in their own language (S4-R006)', async ({ open }) => {
  const page = await open('/about-us?show_popup_auth=1');
  await signInBy(page, { login: 'boris@example.com', password: SANDBOX_PASSWORD });
  await page.waitForURL('/ru/about-us');
});
