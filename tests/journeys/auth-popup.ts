// The popup of signing in and registering, as a journey finds it.
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { PASSWORD } from './accounts.ts';

export const popup = (page: Page) => page.locator('[data-dialog=AuthPopup]');
export const form = (page: Page, name: string) => popup(page).locator(`form[data-form=${name}]`);
export const field = (page: Page, name: string) => page.locator(`[name=${name}]`).first();

/** What a call was sent with, each time it was sent. */
export function sentTo(page: Page, call: string): Record<string, string>[] {
  const bodies: Record<string, string>[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === `/api/${call}`)
      bodies.push(Object.fromEntries(new URLSearchParams(request.postData() ?? '')));
  });
  return bodies;
}

/** Who the server says is here. */
export const uidOf = async (page: Page): Promise<number> => {
  const answer = await page.context().request.get('/api/account.getInfo?v=1&locale=en');
  return ((await answer.json()) as { result: { uid: number } }).result.uid;
};

export async function signInBy(page: Page, { login, password }: { login: string; password: string }) {
  await form(page, 'authorization').waitFor();
  await field(page, 'login').fill(login);
  await field(page, 'password').fill(password);
  await form(page, 'authorization').locator('[type=submit]').click();
}

/** The site's own settings with some blocks of the registration form changed. */
export async function withBlocks(page: Page, blocks: object) {
  await page.route('**/api/content.getSettings*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    Object.assign(body.result.auth.registration, blocks);
    await route.fulfill({ response: answer, json: body });
  });
}

export async function choose(page: Page, name: string, option: string) {
  await popup(page).locator(`[data-field=${name}]`).getByRole('combobox').click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** As anyone in Latvia fills it in. */
export async function fillShort(page: Page, login: string) {
  await form(page, 'registration').waitFor();
  await choose(page, 'country_code', 'Latvia');
  await expect.poll(() => popup(page).locator('[data-field=first_name]').count()).toBe(0);
  await field(page, 'email').fill(login);
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'birth_date').pressSequentially('17051990');
  await field(page, 'terms').check();
}
