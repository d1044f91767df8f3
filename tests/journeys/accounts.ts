// Players made for one journey alone, by the calls that the site itself makes, and the letters they get.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';

export const PASSWORD = 'Marigold-77';

export interface Account {
  login: string;
  password: string;
  cookie: string;
}

export const newLogin = (name = 'player') => `${name}-${randomUUID().slice(0, 8)}@example.com`;

/** Someone who has just registered in Latvia, with an e-mail address they have not confirmed. */
export async function registerAt(origin: string, login = newLogin(), locale = 'en'): Promise<Account> {
  const { cookie } = await call(origin, 'auth.register', {
    auth_type: 'email',
    email: login,
    login,
    password: PASSWORD,
    country_code: 'LV',
    currency: 'EUR',
    birth_date: '1990-05-17',
    locale,
    terms: '1',
    notify: '0',
  });
  return { login, password: PASSWORD, cookie };
}

/** The same, with the address confirmed and the second step on. */
export async function registerGuardedAt(origin: string): Promise<Account> {
  const account = await registerAt(origin, newLogin('guarded'));
  const { login: contact, cookie } = account;
  await call(origin, 'account.sendconfirmationtocontact', { contact }, cookie);
  await call(origin, 'account.confirmContact', { contact, code: await codeFor(origin, contact) }, cookie);
  await call(origin, 'account.changeTwoFactorAuth', { two_factor_auth: '1', password: PASSWORD }, cookie);
  await call(origin, 'account.confirmTwoFactorAuth', { code: await codeFor(origin, contact, 2) }, cookie);
  return account;
}

async function call(origin: string, name: string, fields: Record<string, string>, cookie = '') {
  const answer = await fetch(`${origin}/api/${name}?v=1&locale=en`, {
    method: 'POST',
    headers: { 'x-csrf': '1', cookie },
    body: new URLSearchParams(fields),
  });
  expect(answer.status, `${name}: ${await answer.clone().text()}`).toBe(200);
  const session = answer.headers.getSetCookie().find((each) => each.startsWith('sid='));
  return { cookie: session?.split(';', 1)[0] ?? cookie };
}

export interface Letter {
  subject: string;
  text: string;
}

/** The newest letter to somebody, once so many have come that this matches. */
export async function letterTo(
  origin: string,
  to: string,
  isIt: (letter: Letter) => boolean,
  count = 1,
): Promise<Letter> {
  let found: Letter[] = [];
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${origin}/__sandbox/outbox.json?to=${encodeURIComponent(to)}`);
        found = ((await answer.json()) as Letter[]).filter(isIt);
        return found.length;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(count);
  return found[0]!;
}

const codeIn = ({ text }: Letter) => /\b\d{6}\b/.exec(text)?.[0];

/** The newest code, once so many were sent. */
export const codeFor = async (origin: string, to: string, count = 1): Promise<string> =>
  codeIn(await letterTo(origin, to, (letter) => codeIn(letter) !== undefined, count))!;
