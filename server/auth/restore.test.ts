// Getting back in after forgetting the password (decision D46).
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type openDoors, openDoorsIn, test } from '#tests/doors.ts';
import { type Trace, untraced } from '../plumbing/trace.ts';

type Doors = Omit<Awaited<ReturnType<typeof openDoors>>, typeof Symbol.asyncDispose>;
const password = 'ferro-deals-7';
const newPassword = 'ferro-deals-8';
const someone = () => `${randomUUID()}@example.com`;

interface Letter {
  subject: string;
  text: string;
  channel: string;
}

const lettersTo = async (doors: Doors, to: string) =>
  (await doors.get(`/__sandbox/outbox.json?to=${to}`)).json<Letter[]>();

async function tokenFor(doors: Doors, login: string): Promise<string> {
  await doors.send('auth.restore', { login });
  const [letter] = await lettersTo(doors, login);
  return /\?restore=([\w-]{43})/.exec(letter!.text)![1]!;
}

test('every login gets the same answer, and only its owner a letter (S7-R033)', async ({ doors }) => {
  const login = someone();
  const nobody = someone();
  await doors.player({ login, password, contact: 'unconfirmed' });
  const known = await doors.send('auth.restore', { login });
  expect(known).toEqual(await doors.send('auth.restore', { login: nobody }));
  expect(known).toMatchObject({ status: 200, result: 1 });

  const [letter] = await lettersTo(doors, login);
  expect(letter).toMatchObject({ channel: 'email', subject: 'Choose a new password' });
  expect(await lettersTo(doors, nobody)).toEqual([]);
});

test('a number gets a text message', async ({ doors }) => {
  const login = '37120000077';
  await doors.player({ login, password, contact: 'unconfirmed' });
  await doors.send('auth.restore', { login: '+371 2000 0077' });
  expect(await lettersTo(doors, login)).toMatchObject([{ channel: 'sms', subject: '' }]);
});

test('whether a login exists does not show in the statements it costs', async ({ world }) => {
  const asked: string[] = [];
  const trace: Trace = {
    ...untraced,
    span(name, work) {
      asked.push(name);
      return work();
    },
  };
  await using doors = await openDoorsIn(world, { trace });
  const login = someone();
  await doors.player({ login, password, contact: 'unconfirmed' });
  const spansOf = async (name: string) => {
    asked.length = 0;
    await doors.send('auth.restore', { login: name });
    return [...asked];
  };
  const known = await spansOf(login);
  expect(known.length).toBeGreaterThan(3);
  expect(await spansOf(someone())).toEqual(known);
});

test('the token sets the password, ends every session, and works once', async ({ doors }) => {
  const login = someone();
  const anna = await doors.player({ login, password, contact: 'confirmed' });
  const [phone, laptop] = [await doors.signIn(anna), await doors.signIn(anna)];
  const token = await tokenFor(doors, login);

  const restored = await doors.send('auth.restore', { token, password: newPassword });
  expect(restored.result).toBe(1);
  expect(restored.cookie).not.toContain('sid=');
  for (const session of [phone, laptop])
    expect((await doors.ask('account.getBalance', {}, session)).status).toBe(401);
  expect((await doors.send('auth.login', { login, password })).status).toBe(401);
  expect((await doors.send('auth.login', { login, password: newPassword })).status).toBe(200);
  expect((await lettersTo(doors, login))[0]!.subject).toBe('Your password was changed');

  const again = await doors.send('auth.restore', { token, password });
  expect(again).toMatchObject({ status: 400, error: { invalid_parameters: { token: ['format'] } } });
});

test('of many who use one token at once one sets the password', async ({ doors }) => {
  const login = someone();
  await doors.player({ login, password, contact: 'confirmed' });
  const token = await tokenFor(doors, login);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      doors.send('auth.restore', { token, password: `ferro-deals-${at}${at}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the next token kills the one before, and the hour kills every one', async ({ doors }) => {
  const login = someone();
  await doors.player({ login, password, contact: 'confirmed' });
  const first = await tokenFor(doors, login);
  const second = await tokenFor(doors, login);
  expect(second).not.toBe(first);
  expect((await doors.send('auth.restore', { token: first, password: newPassword })).status).toBe(400);

  await doors.post('/__sandbox/time', { hours: '1' });
  expect((await doors.send('auth.restore', { token: second, password: newPassword })).status).toBe(400);
  await doors.post('/__sandbox/time', { hours: '0' });
  expect((await doors.send('auth.restore', { token: second, password: newPassword })).status).toBe(200);
});

test('where two-factor is on a link alone sets no password: the second factor is asked for first', async ({
  doors,
}) => {
  const login = someone();
  const phone = '37120000078';
  const anna = await doors.player({ login, password, contact: 'confirmed', hasTwoFactor: true });
  await doors.product.db.sql`
    insert into contact (player_id, type, contact, is_confirmed, counts_at, created_at)
    values (${anna.id}, 'phone', ${phone}, true, now(), now())`;
  const token = await tokenFor(doors, login);
  const set = (fields: Record<string, string> = {}) =>
    doors.send('auth.restore', { token, password: newPassword, ...fields });

  expect((await set()).error).toMatchObject({
    message: 'two_factor_auth is enable',
    resend_time: 60,
    invalid_parameters: { code: ['required'] },
  });
  const code = /\d{6}/.exec((await lettersTo(doors, phone))[0]!.text)![0];
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await set({ code: wrong })).error.message).toBe('two_factor_auth: code is invalid');
  expect((await doors.send('auth.login', { login, password })).error.message).toBe(
    'two_factor_auth is enable',
  );

  expect((await set({ code })).result).toBe(1);
  expect((await doors.send('auth.login', { login, password: newPassword })).error.message).toMatch(
    /^two_factor_auth is enable|^Resend time is/,
  );
});

test('a token that opens nothing sends no code to anybody', async ({ doors }) => {
  const login = someone();
  await doors.player({ login, password, contact: 'confirmed', hasTwoFactor: true });
  await doors.send('auth.restore', { token: 'A'.repeat(43), password: newPassword });
  expect(await lettersTo(doors, login)).toEqual([]);
});

test.for([
  ['short', '12345', ['min_length']],
  ['missing', '', ['required']],
  ['known from leaks', 'qwerty123', ['password', 'breached']],
] as const)('a %s password is refused, and the token stays good', async ([, wished, words], { doors }) => {
  const login = someone();
  await doors.player({ login, password, contact: 'confirmed' });
  const token = await tokenFor(doors, login);
  const { error } = await doors.send('auth.restore', { token, password: wished });
  expect(error.invalid_parameters).toEqual({ password: words });
  expect((await doors.send('auth.restore', { token, password: newPassword })).status).toBe(200);
});

test('the database keeps no token that could be used', async ({ doors }) => {
  const login = someone();
  const { id } = await doors.player({ login, password, contact: 'confirmed' });
  const token = await tokenFor(doors, login);
  const [kept] = await doors.product.db.sql<{ hash: Buffer }>`
    select hash from restore_token where player_id = ${id}`;
  expect(kept!.hash.toString('base64url')).not.toBe(token);
  expect(kept!.hash).toHaveLength(32);
});

test('a link in a letter leads to the site’s own address, whatever host the request claims', async ({
  world,
}) => {
  await using doors = await openDoorsIn(world, { env: { PUBLIC_ORIGIN: 'https://marigold.example' } });
  const login = someone();
  await doors.player({ login, password, contact: 'confirmed' });
  await doors.send('auth.restore', { login }, { host: 'evil.example' });
  const [letter] = await lettersTo(doors, login);
  expect(letter!.text).toContain('https://marigold.example/?restore=');
  expect(letter!.text).not.toContain('evil');
});
