// A player of a journey's own, registered as anyone registers, and the post that goes to them.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const PASSWORD = 'ferro-deals-7';

export const mailOf = (name: string) => `${name}@players.example.com`;

/** For `prepare`: the page will open in a browser where this player has just registered. */
export const newcomer =
  (name: string, wish: Record<string, string> = {}) =>
  async (page: Page): Promise<void> => {
    const form = {
      email: mailOf(name),
      password: PASSWORD,
      country_code: 'LV',
      currency: 'EUR',
      birth_date: '01.02.1990',
      terms: '1',
      notify: '1',
      auth_type: 'email',
      ...wish,
    };
    const answer = await page.request.post('/api/auth.register?v=1&locale=en', { form });
    expect(answer.status(), await answer.text()).toBe(200);
  };

/** For `prepare`: somebody who has registered already signs in by their password. */
export const comeBack =
  (name: string, password = PASSWORD) =>
  async (page: Page): Promise<void> => {
    const form = { login: mailOf(name), password };
    const answer = await page.request.post('/api/auth.login?v=1&locale=en', { form });
    expect(answer.status(), await answer.text()).toBe(200);
  };

/** Asks a call for whoever is signed in, as the page itself would. */
export async function ask(page: Page, call: string, fields: Record<string, string> = {}): Promise<unknown> {
  const answer = await page.request.get(
    `/api/${call}?${new URLSearchParams({ v: '1', locale: 'en', ...fields })}`,
  );
  return ((await answer.json()) as { result: unknown }).result;
}

interface Letter {
  subject: string;
  text: string;
}

/** The latest letter to an address or a number, once there are so many. */
export async function letterTo(page: Page, to: string, { atLeast = 1 } = {}): Promise<Letter> {
  await expect.poll(async () => (await lettersTo(page, to)).length).toBeGreaterThanOrEqual(atLeast);
  return (await lettersTo(page, to))[0]!;
}

async function lettersTo(page: Page, to: string): Promise<Letter[]> {
  const answer = await page.request.get(`/__sandbox/outbox.json?to=${encodeURIComponent(to)}`);
  return (await answer.json()) as Letter[];
}

/** The code of the latest letter that has another than this one: letters need not come in the order they were written. */
export async function codeAfter(page: Page, to: string, last: string): Promise<string> {
  const codes = async () =>
    (await lettersTo(page, to)).flatMap(({ text }) => /\b[0-9]{6}\b/.exec(text) ?? []);
  await expect.poll(async () => (await codes())[0] ?? last).not.toBe(last);
  return (await codes())[0]!;
}

export const codeIn = ({ text }: Letter): string => /\b[0-9]{6}\b/.exec(text)![0];
