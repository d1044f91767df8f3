// Signing in by a login and a password, at the real doors.
import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, vi } from 'vitest';
import { openDoorsIn, test } from '#tests/doors.ts';
import { factsOf } from '#tests/facts.ts';
import { type Trace, untraced } from '../plumbing/trace.ts';

const password = 'ferro-deals-7';
const someone = () => `${randomUUID()}@example.com`;

test('a right password begins a session and tells who has signed in (S4-R001, S7-R031)', async ({
  doors,
}) => {
  const login = someone();
  const anna = await doors.player({ login, password });

  const { status, result, cookie } = await doors.send('auth.login', { login, password });
  expect({ status, uid: result.uid, login: result.login }).toEqual({ status: 200, uid: anna.id, login });
  expect((await doors.ask('account.getInfo', {}, { cookie })).result.uid).toBe(anna.id);
});

test('the session’s cookie is out of reach of scripts and of other sites', async ({ doors }) => {
  const login = someone();
  await doors.player({ login, password });
  const response = await doors.post('/api/auth.login', { login, password });
  const cookies = [response.headers['set-cookie']].flat().map(String);
  expect(cookies.find((cookie) => cookie.startsWith('sid='))).toMatch(
    /^sid=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
  );
  expect(cookies.find((cookie) => cookie.startsWith('known='))).toMatch(/; SameSite=Lax; HttpOnly$/);
});

test.for([
  ['in capitals', 'zane@example.com', 'ZANE@Example.com'],
  ['with spaces around', 'yana@example.com', ' yana@example.com '],
  ['with a plus, as numbers are written abroad (S5-R070)', '37120000001', '+37120000001'],
  ['with a number’s punctuation', '37120000002', '+371 20-000-002'],
] as const)('a login is known %s', async ([, login, typed], { doors }) => {
  const player = await doors.player({ login, password });
  expect((await doors.send('auth.login', { login: typed, password })).result?.uid).toBe(player.id);
});

test('a confirmed contact opens the account as its login does, an unconfirmed one does not', async ({
  doors,
}) => {
  const contact = someone();
  const nina = await doors.player({ login: `nina-${randomUUID()}`, password });
  const add = (isConfirmed: boolean) =>
    doors.product.db.sql`
      insert into contact (player_id, type, contact, is_confirmed, created_at)
      values (${nina.id}, 'email', ${contact}, ${isConfirmed}, now())
      on conflict (player_id, contact) do update set is_confirmed = excluded.is_confirmed`;
  await add(false);
  expect((await doors.send('auth.login', { login: contact, password })).status).toBe(401);
  await add(true);
  expect((await doors.send('auth.login', { login: contact, password })).result.uid).toBe(nina.id);
  const fact = { name: 'player.signed_in', data: { way: 'password' } };
  expect(await factsOf(doors.product.db, nina.id), 'once').toEqual([fact]);
});

test.for([
  ['no login', { password }, { login: ['required'] }],
  ['an empty login (S5-R068)', { login: ' ', password }, { login: ['required'] }],
  ['no password', { login: 'anna' }, { password: ['required'] }],
  [
    'a password too short to be one (S5-R069)',
    { login: 'anna', password: '12345' },
    { password: ['min_length'] },
  ],
  ['a code alone', { code: '123456' }, { login: ['required'], password: ['required'] }],
] as const)('with %s nothing is even looked up', async ([, fields, invalid_parameters], { doors }) => {
  expect(await doors.send('auth.login', fields)).toMatchObject({
    status: 400,
    error: { type: 'InvalidParameterException', invalid_parameters },
  });
});

test('a wrong password and an unknown login get one and the same answer', async ({ doors }) => {
  const login = someone();
  await doors.player({ login, password });
  const wrong = await doors.send('auth.login', { login, password: 'ferro-deals-8' });
  const unknown = await doors.send('auth.login', { login: someone(), password });
  expect(wrong).toEqual(unknown);
  expect(wrong).toMatchObject({
    status: 401,
    cookie: '',
    error: { type: 'AuthorizationException', code: 4 },
  });
});

test('a player without a password cannot be signed in by any', async ({ doors }) => {
  const login = someone();
  await doors.player({ login });
  expect((await doors.send('auth.login', { login, password })).status).toBe(401);
});

test('whether a login exists does not show in the work an answer takes', async ({ world }) => {
  const { trace, work } = watchWork();
  await using doors = await openDoorsIn(world, { trace });
  const login = someone();
  await doors.player({ login, password });
  await doors.player({ login: `no-password-${login}` });
  const workOf = async (name: string) => {
    work.length = 0;
    await doors.send('auth.login', { login: name, password: 'ferro-deals-8' });
    return [...work];
  };
  const known = await workOf(login);
  // One hash, at the cost of everybody's, and the same statements: counted and not timed, for a busy machine's times
  // tell nothing. A login that costs no hash, a cheaper one or a statement more would show here at once.
  expect(known.filter((done) => done.startsWith('hash'))).toEqual(['hash $argon2id$v=19$m=19456,t=2,p=1']);
  expect(known.length).toBeGreaterThan(4);
  expect(await workOf(someone())).toEqual(known);
  expect(await workOf(`no-password-${login}`)).toEqual(known);
});

/** Every statement and every hash that is asked for, in order. */
function watchWork() {
  const work: string[] = [];
  const trace: Trace = {
    ...untraced,
    span(name, done) {
      work.push(name);
      return done();
    },
  };
  const { postMessage } = Worker.prototype;
  const spied = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, order) {
    work.push(`hash ${String(order?.against).split('$').slice(0, 4).join('$')}`);
    return postMessage.call(this, order);
  });
  onTestFinished(() => spied.mockRestore());
  return { trace, work };
}

test.for([
  ['banned', 403, 'UserBannedException'],
  ['deleted', 401, 'UserDeletedException'],
] as const)(
  'a %s player is told so, but only with the right password',
  async ([state, status, type], { doors }) => {
    const login = someone();
    await doors.player({ login, password, status: state });
    expect(await doors.send('auth.login', { login, password })).toMatchObject({
      status,
      cookie: '',
      error: { type },
    });
    expect((await doors.send('auth.login', { login, password: 'ferro-deals-8' })).error.type).toBe(
      'AuthorizationException',
    );
  },
);

test('signing in ends the session the browser had, and takes none it was handed', async ({ doors }) => {
  const login = someone();
  const anna = await doors.player({ login, password });
  const boris = await doors.signIn(await doors.player());

  const entered = await doors.send('auth.login', { login, password }, boris);
  expect((await doors.ask('account.getInfo', {}, boris)).result.uid).toBe(0);
  expect((await doors.ask('account.getInfo', {}, { cookie: entered.cookie })).result.uid).toBe(anna.id);

  const planted = `sid=${'A'.repeat(43)}`;
  const { cookie } = await doors.send('auth.login', { login, password }, { cookie: planted });
  expect(cookie).not.toContain(planted);
  expect((await doors.ask('account.getInfo', {}, { cookie: planted })).result.uid).toBe(0);
});

test('a player who excluded themselves is told until when', async ({ doors }) => {
  const login = someone();
  const anna = await doors.player({ login, password });
  await doors.product.db.sql`
    insert into self_exclusion (player_id, period, set_at, ends_at)
    values (${anna.id}, '1 day', now(), '2099-01-01T00:00:00Z')`;
  expect(await doors.send('auth.login', { login, password })).toMatchObject({
    status: 401,
    error: {
      type: 'AuthorizationException',
      error_data: { self_exclusion_until: '2099-01-01T00:00:00.000Z' },
    },
  });
});
