// What a player is asked for before what protects their account is changed.
import type { Page } from 'playwright-core';

export const proofPopup = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });

/** By keyboard alone: the field has the focus as the popup opens. */
export async function proveBy(page: Page, password: string): Promise<void> {
  const popup = proofPopup(page);
  await popup.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  await popup.waitFor({ state: 'detached' });
}
