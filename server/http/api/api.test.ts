// The transport of every call, as a stranger with curl meets it.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { type Answer, test } from '#tests/doors.ts';

test('a call lives under /api/ by its dotted name, and nowhere else (S7-R001)', async ({ doors }) => {
  expect((await doors.ask('metadata.get')).status).toBe(200);
  const elsewhere = await doors.get('/metadata.get');
  expect(elsewhere.headers['content-type']).toContain('text/html');
});

test.for(['metadata/get', 'METADATA.GET', 'Metadata/Get'])(
  '%s is the same call as metadata.get',
  async (name, { doors }) => {
    const { status, result } = await doors.ask(name);
    expect(status).toBe(200);
    expect(result).toHaveProperty('is_sandbox');
  },
);

test.for(['v=1', 'v=2', ''])('the version is taken as it comes: "%s" (S7-R002)', async (query, { doors }) => {
  expect((await doors.get(`/api/metadata.get?${query}`)).statusCode).toBe(200);
});

test('texts are in the language the call carries (S7-R003)', async ({ doors }) => {
  const english = await doors.ask('games.getCategories', { locale: 'en' });
  const russian = await doors.ask('games.getCategories', { locale: 'ru' });
  const names = ({ result }: Answer) => result.items.map(({ name }: { name: string }) => name);
  expect(names(russian).length).toBe(names(english).length);
  expect(names(russian)).not.toEqual(names(english));
});

test('without a language, or with one we do not speak, the account speaks its own', async ({ doors }) => {
  const boris = await doors.signIn(await doors.player({ locale: 'ru' }));
  const russian = await doors.ask('games.getCategories', { locale: 'ru' });

  for (const query of ['', '?locale=xx', '?locale=RU']) {
    const { result } = (await doors.get(`/api/games.getCategories${query}`, boris)).json();
    expect(result).toEqual(russian.result);
  }
});

test('_non_strict says where the cookie may travel, and opens nothing (S7-R004)', async ({ doors }) => {
  const anna = await doors.signIn(await doors.player());
  const mark = { 'x-csrf': '1' };

  const guest = await doors.ask('account.getBalance', { _non_strict: '1' });
  expect(guest.status).toBe(401);

  const framed = await doors.ask('auth.logout', { _non_strict: '1' }, { ...anna, ...mark });
  expect(framed.headers['set-cookie']).toMatch(/^sid=; .*SameSite=None; Secure; Partitioned; HttpOnly$/);
  const plain = await doors.ask('auth.logout', {}, mark);
  expect(plain.headers['set-cookie']).toMatch(/^sid=; .*SameSite=Lax; HttpOnly$/);
});

test('a refused call leaves no cookie, also where the session was prolonged on the way', async ({
  doors,
}) => {
  const anna = await doors.signIn(await doors.player());
  const aWhileAgo = () =>
    doors.product.db.sql`update session set last_seen_at = last_seen_at - interval '20 minutes'`;
  const change = (currency: string) =>
    doors.post('/api/account.setCurrency?v=1&locale=en', { currency }, anna);
  await aWhileAgo();
  const refused = await change('JPY');
  expect(refused.statusCode).toBe(400);
  expect(refused.headers['set-cookie']).toBeUndefined();
  await aWhileAgo();
  const done = await change('EUR');
  expect(done.statusCode).toBe(200);
  expect(done.headers['set-cookie']).toMatch(/^sid=/);
});

test('a guest asking a player’s call is told 401 and never 403, which would bring the page down (S7-R008)', async ({
  doors,
}) => {
  for (const call of ['account.getBalance', 'account.getToken'])
    expect(await doors.ask(call)).toMatchObject({
      status: 401,
      error: { type: 'AuthorizationException', code: 4 },
    });
});

test.for(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s on a GET call is refused (S7-R009)',
  async (method, { doors }) => {
    const response = await doors.app.inject({ method, url: '/api/account.getInfo?v=1' });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({ type: 'InvalidRequestException', code: 5 });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  },
);

test('a GET call answers HEAD as well, with the same headers and no body', async ({ doors }) => {
  const origin = await doors.listen();
  const response = await fetch(`${origin}/api/account.getInfo?v=1`, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.text()).toBe('');
});

test.for([
  '/api/nothing.here',
  '/api/account',
  '/api/a/b/c',
  `/api/${'x'.repeat(500)}`,
  '/api/__proto__',
  '/api/constructor',
])('%s is no call', async (url, { doors }) => {
  const response = await doors.get(url);
  expect(response.statusCode).toBe(404);
  expect(response.json().error).toMatchObject({ type: 'MethodNotFoundException', code: 3 });
});

test('what an answer says is kept by nobody on the way', async ({ doors }) => {
  for (const call of ['account.getInfo', 'account.getBalance', 'nothing.here'])
    expect((await doors.ask(call)).headers['cache-control']).toBe('no-store');
});

test('money on the wire is a decimal with its currency', async ({ doors }) => {
  const player = await doors.player({ currency: 'BRL', balances: { main: cents(123_405), bonus: cents(1) } });

  const { result } = await doors.ask('account.getBalance', {}, await doors.signIn(player));
  expect(result.balance_main).toEqual({ amount: 1234.05, currency: 'BRL' });
  expect(result.balance_bonus).toEqual({ amount: 0.01, currency: 'BRL' });
});

test('a call that is refused leaves no cookie, though one was about to be left', async ({ doors }) => {
  const player = await doors.player();
  const session = await doors.signIn(player);
  const longAgo = async () => {
    const at = new Date(doors.product.clock.now().getTime() - 300_000);
    await doors.product.db.sql`update session set last_seen_at = ${at} where player_id = ${player.id}`;
  };
  await longAgo();
  expect((await doors.get('/api/account.getBalance', session)).headers['set-cookie']).toMatch(/^sid=/);
  await longAgo();
  const refused = await doors.get('/api/cashier.getWithdrawal?transaction=nobodys', session);
  expect(refused.statusCode).toBe(400);
  expect(refused.headers['set-cookie']).toBeUndefined();
});
