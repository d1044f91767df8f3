// Who players are, as the sandbox's examiner learns it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask } from './newcomer.ts';

export const uidOf = async (page: Page) =>
  String(((await ask(page, 'account.getInfo')) as { uid: number }).uid);

export async function tellName(page: Page, lastName = 'Kalna'): Promise<void> {
  const form = { first_name: 'Ilze', last_name: lastName, birth_date: '1990-02-01', country_code: 'LV' };
  await send(page, 'account.saveProfileInfo', form);
}

/** As the sandbox's reviewers decide about a player, or about an action. */
export async function review(page: Page, externalId: string, outcome: string): Promise<void> {
  const form = { external_id: externalId, outcome };
  const answer = await page.request.post('/__sandbox/identity-checks', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** The player has told their name and was believed. */
export async function verify(page: Page, lastName?: string): Promise<void> {
  await tellName(page, lastName);
  await send(page, 'sumsub.createApplicant');
  await review(page, await uidOf(page), 'accepted');
}

async function send(page: Page, call: string, form: Record<string, string> = {}): Promise<void> {
  const answer = await page.request.post(`/api/${call}?v=1&locale=en`, { form });
  expect(answer.status(), await answer.text()).toBe(200);
}
