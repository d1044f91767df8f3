// Coming in at the desk: invited by a letter, with a password and a phone; and everything that must not let anybody in.
import { expect } from 'vitest';
import { openDesk } from '#tests/desk.ts';
import { type openDoors, openDoorsIn, test } from '#tests/doors.ts';
import { codeOf } from '#tests/totp.ts';
import { runStaff } from '../../commands/staff-commands.ts';

type Doors = Pick<Awaited<ReturnType<typeof openDoors>>, 'app' | 'product'>;

const PASSWORD = 'correct horse battery';
let people = 0;

async function invited({ product }: Doors, role = 'cashier') {
  people += 1;
  const email = `person${people}@example.com`;
  const { db, vault, content, config, clock } = product;
  const house = {
    db,
    vault,
    content,
    config,
    origin: 'http://localhost',
    now: clock.now(),
    isSandboxPage: true,
  };
  const { says } = await runStaff(['invite', email, '--name', `Person ${people}`, '--role', role], house);
  return { email, token: says.split('#')[1]! };
}

async function joined(doors: Doors, role?: string) {
  const desk = openDesk(doors);
  const { email, token } = await invited(doors, role);
  const { key } = (await desk.send('access.invitation', { token })).result;
  // Half a minute may end at any line: a code that is used twice is made once.
  const code = codeOf(key);
  const answer = await desk.send('access.join', { token, password: PASSWORD, code });
  return { desk, email, token, code, key: key as string, answer, headers: headersOf(answer.cookies) };
}

const headersOf = (cookies: readonly string[]) => ({
  cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; '),
  'x-csrf': '1',
});

test('an invitation is a letter with a link; whoever follows it chooses a password and is in: access.join', async ({
  doors,
}) => {
  const { desk, email, token, answer, headers } = await joined(doors, 'support');
  expect(answer.result).toMatchObject({
    role: 'support',
    permissions: expect.arrayContaining(['players.act']),
  });
  expect(answer.cookies[0]).toMatch(
    /^desk=[\w-]{43}; Path=\/desk; Max-Age=43200; SameSite=Strict; HttpOnly$/,
  );
  expect((await desk.ask('access.me', {}, { headers })).result.name).toBe(answer.result.name);
  const [letter] = await doors.product.db.sql<{ text: string; is_secret: boolean }>`
    select text, is_secret from message_outbox where recipient = ${email}`;
  expect(letter).toMatchObject({ is_secret: true, text: expect.stringContaining(`/desk/join#${token}`) });
  expect((await desk.send('access.invitation', { token })).status).toBe(400);
  expect((await desk.send('access.join', { token, password: PASSWORD, code: '123456' })).status).toBe(400);
});

test('nobody joins with a wrong code, a short password or after two days', async ({ doors }) => {
  const desk = openDesk(doors);
  const { token } = await invited(doors);
  const { key } = (await desk.send('access.invitation', { token })).result;
  const wrong = String((Number(codeOf(key)) + 1) % 1_000_000).padStart(6, '0');
  const join = (fields: object) =>
    desk.send('access.join', { token, password: PASSWORD, code: codeOf(key), ...fields });
  expect((await join({ code: wrong })).error.invalid_parameters).toEqual({ code: ['code'] });
  expect((await join({ password: 'too short' })).error.invalid_parameters).toEqual({ password: ['format'] });
  await doors.product.db.sql`update staff_invitation set ends_at = now() - interval '1 second'`;
  expect((await join({})).error.invalid_parameters).toEqual({ token: ['unknown'] });
});

test('signing in takes the password and a code that was not used before: access.signIn', async ({
  doors,
}) => {
  const { desk, email, key, code: used } = await joined(doors);
  const code = codeOf(key, 1);
  const signIn = (fields: object) => desk.send('access.signIn', { email, password: PASSWORD, ...fields });
  expect((await signIn({})).error.invalid_parameters).toEqual({ code: ['required'] });
  expect((await signIn({ code: used })).error.invalid_parameters).toEqual({ code: ['code'] });
  expect((await signIn({ password: 'wrong', code })).error.invalid_parameters).toEqual({
    password: ['password'],
  });
  const entered = await signIn({ email: email.toUpperCase(), code });
  expect(entered.status).toBe(200);
  expect((await signIn({ code })).status).toBe(400);
  const [, , , , refused] = await desk.audit('access.signIn');
  expect(refused).toMatchObject({
    member_name: '',
    subject: `email ${email}`,
    outcome: expect.stringMatching(/^refused/),
  });
});

test('of two who use one code at the same moment one comes in', async ({ doors }) => {
  const { desk, email, key } = await joined(doors);
  const fields = { email, password: PASSWORD, code: codeOf(key, 1) };
  const both = await Promise.all([desk.send('access.signIn', fields), desk.send('access.signIn', fields)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('guesses are few, whoever guesses, and an unknown address is answered alike', async ({ world }) => {
  await using doors = await openDoorsIn(world, { env: { LIMIT_FACTOR: '1' } });
  const { desk, email, key } = await joined(doors);
  const guess = async (login: string) =>
    (await desk.send('access.signIn', { email: login, password: 'guess', code: '000000' })).status;
  const statuses = [];
  for (let at = 0; at < 11; at += 1) statuses.push(await guess(email));
  expect(new Set(statuses.slice(0, 10))).toEqual(new Set([400]));
  expect(statuses[10]).toBe(429);
  const right = { email, password: PASSWORD, code: codeOf(key, 1) };
  expect((await desk.send('access.signIn', right)).status).toBe(429);
  expect(await guess('nobody@example.com')).toBe(400);
});

test('whoever does harm later shows again who they are: access.prove', async ({ doors }) => {
  const { desk, key, headers } = await joined(doors, 'admin');
  const { sql } = doors.product.db;
  await sql`update staff_session set proved_at = null`;
  const change = () => desk.send('access.changePassword', { password: 'another long password' }, { headers });
  expect((await change()).error.invalid_parameters).toEqual({ proof: ['required'] });
  const prove = (fields: object) =>
    desk.send('access.prove', { password: PASSWORD, code: codeOf(key, 1), ...fields }, { headers });
  expect((await prove({ password: 'wrong' })).status).toBe(400);
  expect((await change()).status).toBe(400);
  expect((await prove({})).status).toBe(200);
  expect((await change()).status).toBe(200);
});

test('one’s sessions are listed and ended: access.sessions, access.endSession, access.endOtherSessions', async ({
  doors,
}) => {
  const { desk, email, key, headers } = await joined(doors);
  const second = await desk.send('access.signIn', { email, password: PASSWORD, code: codeOf(key, 1) });
  const other = { headers: headersOf(second.cookies) };
  const list = async () => (await desk.ask('access.sessions', {}, { headers })).result.items;
  const [one] = (await list()).filter(({ is_this }: { is_this: boolean }) => !is_this);
  const stranger = await desk.member('admin');
  expect((await desk.send('access.endSession', { session: one.id }, stranger)).status).toBe(400);
  expect((await desk.ask('access.sessions', {}, other)).status).toBe(200);
  expect((await desk.send('access.endSession', { session: one.id }, { headers })).status).toBe(200);
  expect((await desk.ask('access.sessions', {}, other)).status).toBe(401);
  expect((await desk.send('access.endOtherSessions', {}, { headers })).status).toBe(200);
  expect(await list()).toHaveLength(1);
  const left = await desk.send('access.signOut', {}, { headers });
  expect(left.cookies[0]).toContain('Max-Age=0');
  expect((await desk.ask('access.sessions', {}, { headers })).status).toBe(401);
});

test('a passkey that nobody made opens nothing', async ({ doors }) => {
  const { desk, headers } = await joined(doors);
  expect(JSON.parse((await desk.send('access.passkeyOptions')).result.options)).toMatchObject({
    userVerification: 'required',
  });
  expect((await desk.ask('access.passkeys', {}, { headers })).result.items).toEqual([]);
  for (const credential of ['', '{', 'null', '{"id":"x"}', '{"id":["x"],"response":{}}']) {
    expect((await desk.send('access.passkeySignIn', { credential })).status).toBe(400);
    expect((await desk.send('access.provePasskey', { credential }, { headers })).status).toBe(400);
    expect((await desk.send('access.addPasskey', { name: 'A', credential }, { headers })).status).toBe(400);
  }
  expect((await desk.send('access.newPasskeyOptions', {}, { headers })).status).toBe(200);
  expect((await desk.send('access.removePasskey', { passkey: 'x' }, { headers })).status).toBe(400);
});
