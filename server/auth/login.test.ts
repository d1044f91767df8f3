// Signing in by a login and a password, at the real doors.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { test } from '#tests/doors.ts';

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

test('whether a login exists does not show in the time an answer takes', async ({ doors }) => {
  const login = someone();
  await doors.player({ login, password });
  const timed = async (name: string) => {
    const begun = performance.now();
    await doors.send('auth.login', { login: name, password: 'ferro-deals-8' });
    return performance.now() - begun;
  };
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 9; round += 1) {
    times.known.push(await timed(login));
    times.unknown.push(await timed(someone()));
  }
  // A lookup takes a millisecond, a hash thirty: a login that costs no hash would show at once. The quickest of each
  // are compared, because whatever else the machine does can only make an answer slower.
  const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
  expect(unknown).toBeGreaterThan(known * 0.6);
  expect(known).toBeGreaterThan(unknown * 0.6);
});

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

test('a player who shut themselves out is told until when', async ({ doors }) => {
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
