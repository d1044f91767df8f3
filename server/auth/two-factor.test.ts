// The second step of signing in, in the five messages of the protocol (spec §8, decisions D44 and D45).
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { maskContact } from '#rules/masked-contact.ts';
import { type openDoors, test } from '#tests/doors.ts';
import type { Browser } from '../calls/context.ts';
import { openLimits } from '../limits/open-limits.ts';
import { checkCode, sendCode } from './codes.ts';

type Doors = Omit<Awaited<ReturnType<typeof openDoors>>, typeof Symbol.asyncDispose>;
const password = 'ferro-deals-7';

async function careful(doors: Doors) {
  const login = `${randomUUID()}@example.com`;
  const player = await doors.player({ login, password, contact: 'confirmed', hasTwoFactor: true });
  const signIn = (fields: Record<string, string> = {}) =>
    doors.send('auth.login', { login, password, ...fields });
  return { player, login, signIn, code: () => lastCode(doors, login) };
}

async function lastCode(doors: Doors, to: string): Promise<string> {
  const [letter] = (await doors.get(`/__sandbox/outbox.json?to=${to}`)).json<{ text: string }[]>();
  return /\d{6}/.exec(letter!.text)![0];
}

const wrongOne = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const hoursLater = async (doors: Doors, hours: number, work: () => Promise<void>) => {
  await doors.post('/__sandbox/time', { hours: String(hours) });
  await work();
  await doors.post('/__sandbox/time', { hours: '0' });
};

test('the right password alone sends a code and asks for it (S4-R009, S8-R049)', async ({ doors }) => {
  const { signIn, login } = await careful(doors);
  expect(await signIn()).toMatchObject({
    status: 400,
    cookie: '',
    error: {
      type: 'InvalidParameterException',
      message: 'two_factor_auth is enable',
      resend_time: 60,
      sent_to: maskContact({ type: 'email', contact: login }),
      error_data: { resend_time: 60 },
    },
  });
  expect((await doors.get(`/__sandbox/outbox.json?to=${login}`)).json()).toHaveLength(1);
});

test('asked again within the minute it names the rest and sends no second code (S4-R010, S8-R050)', async ({
  doors,
}) => {
  const { signIn, login } = await careful(doors);
  await signIn();
  const { error } = await signIn();
  expect(error.message).toBe(`Resend time is ${error.error_data.resend_time}`);
  expect(error.error_data.resend_time).toBeGreaterThan(50);
  expect(error.error_data.resend_time).toBeLessThanOrEqual(60);
  expect((await doors.get(`/__sandbox/outbox.json?to=${login}`)).json()).toHaveLength(1);
});

test('the code signs in, and once only (S4-R011)', async ({ doors }) => {
  const { player, signIn, code } = await careful(doors);
  await signIn();
  const right = await code();
  const { status, result, cookie } = await signIn({ code: right });
  expect({ status, uid: result.uid }).toEqual({ status: 200, uid: player.id });
  expect((await doors.ask('account.getBalance', {}, { cookie })).status).toBe(200);
  expect((await signIn({ code: right })).error.message).toBe('Time expired');
});

test('the code goes by its other name too', async ({ doors }) => {
  const { signIn, code } = await careful(doors);
  await signIn();
  expect((await signIn({ two_factor_auth: await code() })).status).toBe(200);
});

test.for(['12345', '1234567', 'abcdef', '12 456', '١٢٣٤٥٦'])(
  '%s is no code, and costs no try (S8-R046)',
  async (code, { doors }) => {
    const { signIn } = await careful(doors);
    await signIn();
    const { error } = await signIn({ code });
    expect(error).toMatchObject({
      message: 'the code must contain 6 digits',
      invalid_parameters: { code: ['format'] },
    });
  },
);

test('a wrong code is refused (S8-R048), and one too old is (S8-R047)', async ({ doors }) => {
  const { signIn, code } = await careful(doors);
  await signIn();
  const right = await code();
  expect((await signIn({ code: wrongOne(right) })).error.message).toBe('two_factor_auth: code is invalid');
  await hoursLater(doors, 1, async () => {
    expect((await signIn({ code: right })).error.message).toBe('Time expired');
  });
});

test('without the right password nobody learns that a code would be asked for', async ({ doors }) => {
  const { login } = await careful(doors);
  const answer = await doors.send('auth.login', { login, password: 'ferro-deals-8', code: '123456' });
  expect(answer.error.type).toBe('AuthorizationException');
  expect((await doors.get(`/__sandbox/outbox.json?to=${login}`)).json()).toEqual([]);
});

test('a code of one player opens nothing of another’s', async ({ doors }) => {
  const [anna, boris] = [await careful(doors), await careful(doors)];
  await anna.signIn();
  await boris.signIn();
  expect((await boris.signIn({ code: await anna.code() })).status).toBe(400);
});

/** Codes by hand, with the limits as they are and a clock that obeys. */
async function codesBy(doors: Doors) {
  const { player } = await careful(doors);
  const { product } = doors;
  const to = { type: 'email', contact: `${randomUUID()}@example.com` } as const;
  const asker = { name: 'a session', isStranger: false };
  const about = { playerId: player.id, purpose: 'two-factor', asker } as const;
  const ctx = (seconds = 0) => ({
    ...product,
    // Each time as another server: this one remembers for a second whom it turned away, whatever the clock says.
    rooms: { ...product.rooms, limits: openLimits() },
    config: { ...product.config, limitFactor: 1 },
    now: new Date(product.clock.now().getTime() + seconds * 1000),
    locale: 'en',
    browser: { origin: 'http://localhost' } as Browser,
  });
  return {
    send: async (seconds = 0) => {
      await product.db.atomically((tx) => sendCode(tx, { ...about, to }, ctx(seconds)));
      return lastCode(doors, to.contact);
    },
    guess: (code: string, seconds = 0) =>
      checkCode({ ...about, contact: to.contact, code }, ctx(seconds)).catch((error) => error.reason),
  };
}

test('fifteen wrong codes a day, however many codes were sent meanwhile', async ({ doors }) => {
  const { send, guess } = await codesBy(doors);
  const outcomes: string[] = [];
  for (let code = 0; code < 3; code += 1) {
    const right = await send(code * 61);
    for (let at = 0; at < 5; at += 1) outcomes.push(await guess(wrongOne(right), code * 61));
  }
  expect(outcomes).toEqual(Array(15).fill('wrong'));
  const fresh = await send(200);
  expect(await guess(fresh, 200)).toBe('TooManyRequests');
  expect(await guess(await send(86_500), 86_500)).toBe('right');
});

test('five codes an hour to one contact: nobody’s phone is rung by somebody else', async ({ doors }) => {
  const { send } = await codesBy(doors);
  for (let at = 0; at < 5; at += 1) await send(at * 61);
  await expect(send(400)).rejects.toMatchObject({ reason: 'TooManyRequests' });
  await send(3_700);
});

test('of five hundred guesses at once five are judged, and the right code comes too late', async ({
  doors,
}) => {
  const { player } = await careful(doors);
  const { product } = doors;
  const browser = { origin: 'http://localhost' } as Browser;
  const ctx = { ...product, now: product.clock.now(), locale: 'en', browser };
  const to = { type: 'email', contact: 'guessed@example.com' } as const;
  const asker = { name: 'a session', isStranger: false };
  const about = { playerId: player.id, purpose: 'two-factor', asker } as const;
  await product.db.atomically((tx) => sendCode(tx, { ...about, to }, ctx));
  const right = await lastCode(doors, to.contact);
  const guess = (code: string) =>
    checkCode({ ...about, contact: to.contact, code }, ctx).catch((error) => error.reason);

  const outcomes = await Promise.all(Array.from({ length: 500 }, () => guess(wrongOne(right))));
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5);
  expect(outcomes.filter((outcome) => outcome === 'TooManyRequests')).toHaveLength(495);
  expect(await guess(right)).toBe('TooManyRequests');
});

test('of many who give the right code at once one comes in', async ({ doors }) => {
  const { signIn, code } = await careful(doors);
  await signIn();
  const right = await code();
  const entries = await Promise.all(Array.from({ length: 8 }, () => signIn({ code: right })));
  expect(entries.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the database keeps no code that could be read', async ({ doors }) => {
  const { player, signIn, code } = await careful(doors);
  await signIn();
  const [kept] = await doors.product.db.sql<{ row: string }>`
    select one_time_code::text as row from one_time_code where player_id = ${player.id}`;
  expect(kept!.row).not.toContain(await code());
});
