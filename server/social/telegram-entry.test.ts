// Signing in from a messenger's mini-app, through auth.login.
import { expect } from 'vitest';
import { openDoorsIn, test as plain } from '#tests/doors.ts';
import { signInitData } from '#tests/telegram.ts';

const botToken = '1234567890:AAE-a-token-made-up-for-this-test';

const test = plain.extend('doors', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const doors = await openDoorsIn(world, { env: { TELEGRAM_BOT_TOKEN: botToken } });
  onCleanup(() => doors[Symbol.asyncDispose]());
  return doors;
});

type Doors = Awaited<ReturnType<typeof openDoorsIn>>;

let launches = 0;

/** Each time as the mini-app is opened anew. */
const from = ({ product }: Doors, id: number, token = botToken) => ({
  service: 'telegram',
  init_data: signInitData(
    {
      user: JSON.stringify({ id, first_name: 'Андрей', last_name: '🦊' }),
      auth_date: String(Math.floor(product.clock.now().getTime() / 1000)),
      query_id: String(launches++),
      signature: 'c2lnbmVk',
    },
    token,
  ),
});

test('an unknown user gets an account whose registration is not completed (S1-R020)', async ({ doors }) => {
  const { status, result, cookie } = await doors.send('auth.login', from(doors, 1));
  expect(status).toBe(200);
  expect(result).toMatchObject({ login: 'telegram:1', is_registration_completed: false });
  const profile = await doors.ask('account.getprofileinfo', {}, { cookie });
  // What our own form would not take as a name is left for the player to say.
  expect(profile.result).toMatchObject({ first_name: 'Андрей', last_name: '' });
});

test('a known user is the same player again, even twice at once', async ({ doors }) => {
  const logins = await Promise.all([2, 2, 2].map((id) => doors.send('auth.login', from(doors, id))));
  expect(new Set(logins.map(({ result }) => result.uid)).size).toBe(1);
});

test('what the messenger said counts once, however it is written and however many send it at once', async ({
  doors,
}) => {
  const shown = from(doors, 7);
  const turned = { ...shown, init_data: shown.init_data.split('&').toReversed().join('&') };
  const answers = await Promise.all(
    [shown, shown, turned, turned].map((fields) => doors.send('auth.login', fields)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  expect(answers.filter(({ cookie }) => cookie.includes('sid='))).toHaveLength(1);
  expect((await doors.send('auth.login', shown)).error.type).toBe('AuthorizationException');
  expect((await doors.send('auth.login', from(doors, 7))).status).toBe(200);
});

test.for([
  ['signed for another bot', (doors: Doors) => from(doors, 3, '1:other')],
  ['with nothing to show', () => ({ service: 'telegram' })],
] as const)('a user %s is nobody', async ([, fields], { doors }) => {
  expect(await doors.send('auth.login', fields(doors))).toMatchObject({
    status: 401,
    error: { type: 'AuthorizationException' },
  });
});

test('banned, deleted and excluded players are told so here too', async ({ doors }) => {
  const { uid } = (await doors.send('auth.login', from(doors, 4))).result;
  const { sql } = doors.product.db;
  const again = async () => (await doors.send('auth.login', from(doors, 4))).error.type;

  await sql`update player set status = 'banned' where id = ${uid}`;
  expect(await again()).toBe('UserBannedException');
  await sql`update player set status = 'deleted' where id = ${uid}`;
  expect(await again()).toBe('UserDeletedException');
  await sql`update player set status = 'active' where id = ${uid}`;
  await sql`insert into self_exclusion (player_id, period, set_at) values (${uid}, 'permanent', now())`;
  expect(await again()).toBe('AuthorizationException');
});

test('whoever wants a second factor is asked for it here too', async ({ doors }) => {
  const { uid } = (await doors.send('auth.login', from(doors, 5))).result;
  const { sql } = doors.product.db;
  await sql`update player set two_factor_auth = true where id = ${uid}`;
  await sql`
    insert into contact (player_id, type, contact, is_confirmed, counts_at, created_at)
    values (${uid}, 'email', 'tg@example.com', true, now(), now())`;
  const shown = from(doors, 5);
  expect((await doors.send('auth.login', shown)).error.message).toBe('two_factor_auth is enable');
  const [letter] = await sql<{
    text: string;
  }>`select text from message_outbox where recipient = 'tg@example.com'`;
  const [code] = /\b\d{6}\b/.exec(letter!.text)!;
  // The code completes what was shown before: only then is it spent.
  expect((await doors.send('auth.login', { ...shown, code })).result.uid).toBe(uid);
  expect((await doors.send('auth.login', { ...shown, code })).status).toBe(401);
});

plain('without a bot of ours nobody comes from there', async ({ doors }) => {
  expect((await doors.send('auth.login', from(doors, 6))).status).toBe(401);
});
