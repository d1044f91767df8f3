// The sandbox, used as a tester uses it: forms and pages.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { seededPlayers, seedPlayers } from '#seeds/players.ts';
import { openDoors, openDoorsIn, test } from '#tests/doors.ts';
import { withGeneral } from '#tests/settings.ts';

const pages = ['/__sandbox', '/__sandbox/players', '/__sandbox/outbox', '/__sandbox/switches'];

test.for(pages)('%s is marked as the sandbox and has no script', async (url, { doors }) => {
  const response = await doors.get(url);
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('<b>sandbox</b>');
  expect(response.body).not.toContain('<script');
  expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test('where the sandbox is off there is nothing of it', async ({ world }) => {
  await using doors = await openDoorsIn(world, { env: { SANDBOX: 'off' } });
  for (const url of [...pages, '/__sandbox/outbox.json', '/__sandbox/players.json'])
    expect((await doors.get(url)).body).not.toContain('sandbox');
  for (const url of ['sign-in', 'money', 'ban', 'maintenance', 'time', 'failures'])
    expect((await doors.post(`/__sandbox/${url}`, { player: '1', state: 'disabled' })).statusCode).toBe(404);
});

test('switches left turned in the database mean nothing once the sandbox is off', async ({
  world,
  doors,
}) => {
  await doors.post('/__sandbox/failures', { call: 'games.get', refusal: 'UserBanned' });
  await doors.post('/__sandbox/time', { hours: '500' });
  await using closed = await openDoorsIn(world, { env: { SANDBOX: 'off' } });
  expect((await closed.ask('games.get')).status).toBe(200);
  expect(closed.product.clock.now().getTime()).toBeLessThan(
    doors.product.clock.now().getTime() - 400 * 3_600_000,
  );

  await doors.post('/__sandbox/failures', { call: 'games.get', refusal: '' });
  await doors.post('/__sandbox/time', { hours: '0' });
});

test('signing in as a player begins a real session and ends the one before', async ({ doors }) => {
  const anna = await doors.player({ login: 'anna.k@example.com' });
  const boris = await doors.player();
  const cookieOf = (response: { headers: Record<string, unknown> }) => ({
    cookie: String(response.headers['set-cookie']).split(';', 1)[0]!,
  });
  const first = await doors.post('/__sandbox/sign-in', { player: 'anna.k' });
  expect([first.headers['set-cookie']].flat()[0]).toMatch(
    /^sid=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
  );
  expect((await doors.ask('account.getInfo', {}, cookieOf(first))).result.uid).toBe(anna.id);

  const second = await doors.post('/__sandbox/sign-in', { player: String(boris.id) }, cookieOf(first));
  expect((await doors.ask('account.getInfo', {}, cookieOf(second))).result.uid).toBe(boris.id);
  expect((await doors.ask('account.getInfo', {}, cookieOf(first))).result.uid).toBe(0);
});

test('money is given and taken by real entries, and never below nothing', async ({ doors }) => {
  const player = await doors.player({ balances: { main: cents(1_000) } });
  const session = await doors.signIn(player);
  const move = (direction: string, amount: string, pocket = 'main') =>
    doors.post('/__sandbox/money', { player: String(player.id), amount, pocket, direction });
  const main = async () => (await doors.ask('account.getBalance', {}, session)).result.balance_main.amount;

  expect((await move('give', '2.50')).statusCode).toBe(303);
  expect(await main()).toBe(12.5);
  expect((await move('take', '12.50')).statusCode).toBe(303);
  expect(await main()).toBe(0);

  const refused = await move('take', '0.01');
  expect(refused.statusCode).toBe(400);
  const short = await move('take', '1');
  expect(short.body).toContain('The pocket holds less than that.');
  expect(await main()).toBe(0);
});

test.for([
  ['/__sandbox/money', { player: '1', amount: '-5', pocket: 'main', direction: 'give' }],
  ['/__sandbox/money', { player: '1', amount: '5', pocket: 'held', direction: 'give' }],
  ['/__sandbox/money', { player: 'nobody', amount: '5', pocket: 'main', direction: 'give' }],
  ['/__sandbox/sign-in', { player: 'nobody' }],
  ['/__sandbox/maintenance', { state: 'broken' }],
  ['/__sandbox/time', { hours: 'soon' }],
  ['/__sandbox/failures', { call: 'nothing.here', refusal: 'UserBanned' }],
  ['/__sandbox/failures', { call: 'games.get', refusal: 'Whim' }],
] as const)('%s with %o says what it did not understand', async ([url, fields], { doors }) => {
  const response = await doors.post(url, fields);
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain('<h1>That did not work</h1>');
});

test('a ban shows at the next call, and so does its end (S8-R030)', async ({ doors }) => {
  const player = await doors.player();
  const session = await doors.signIn(player);
  await doors.post('/__sandbox/ban', { player: String(player.id), state: 'banned' });
  expect(await doors.ask('account.getInfo', {}, session)).toMatchObject({
    status: 403,
    error: { type: 'UserBannedException' },
  });
  await doors.post('/__sandbox/ban', { player: String(player.id), state: 'active' });
  expect((await doors.ask('account.getInfo', {}, session)).status).toBe(200);
});

test('the clock moves for the whole product: an hour later nobody was there, and the session is over', async ({
  doors,
}) => {
  const session = await doors.signIn(await doors.player());
  const stateAt = async (hours: number) => {
    await doors.post('/__sandbox/time', { hours: String(hours) });
    return (await doors.ask('account.getInfo', {}, session)).result.uid > 0;
  };
  expect(await stateAt(0)).toBe(true);
  expect(await stateAt(1)).toBe(false);
  expect(await stateAt(0)).toBe(true);
});

test('a session that is prolonged tells the browser, and one just seen does not', async () => {
  await using doors = await openDoors({ content: withGeneral({ time_to_force_logout: 0 }) });
  const session = await doors.signIn(await doors.player());
  expect((await doors.ask('account.getInfo', {}, session)).headers['set-cookie']).toBeUndefined();
  await doors.post('/__sandbox/time', { hours: '2' });
  const { headers } = await doors.ask('account.getInfo', {}, session);
  expect(headers['set-cookie']).toBe(`${session.cookie}; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly`);
});

test('letters are read newest first, all or those to one recipient', async ({ doors }) => {
  const { sql } = doors.product.db;
  for (const [to, subject] of [
    ['a@example.com', 'First'],
    ['b@example.com', '<b>Second</b>'],
    ['a@example.com', 'Third'],
  ])
    await sql`
      insert into message_outbox (recipient, channel, subject, text, written_at)
      values (${to!}, 'email', ${subject!}, 'Your code is 123456', now())`;

  const all = (await doors.get('/__sandbox/outbox.json')).json();
  expect(all.map(({ subject }: { subject: string }) => subject)).toEqual(['Third', '<b>Second</b>', 'First']);
  const [letter, ...rest] = (await doors.get('/__sandbox/outbox.json?to=b@example.com')).json();
  expect(rest).toEqual([]);
  expect(letter).toEqual({
    to: 'b@example.com',
    channel: 'email',
    subject: '<b>Second</b>',
    text: 'Your code is 123456',
    sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  const { body } = await doors.get('/__sandbox/outbox');
  expect(body).toContain('&#60;b&#62;Second&#60;/b&#62;');
  expect(body.indexOf('Third')).toBeLessThan(body.indexOf('First'));
});

test('the seeded players are made once, by the product’s own functions, with their money in the books', async ({
  doors,
}) => {
  const { db } = doors.product;
  await seedPlayers(doors.product);
  await seedPlayers(doors.product);

  const rows = await db.sql<{ login: string; status: string; main: number; currency: string }>`
    select login, status, main, ledger_purse.currency from player join ledger_purse on player_id = player.id
    where login like any(${seededPlayers.map(({ name }) => `${name}@%`)}) order by login`;
  expect(rows.map(({ login, status, main, currency }) => [login, status, main, currency])).toEqual([
    ['anna@example.com', 'active', 100_000, 'USD'],
    ['boris@example.com', 'active', 25_050, 'EUR'],
    ['carla@example.com', 'active', 500_000, 'BRL'],
    ['daina@example.com', 'active', 0, 'EUR'],
    ['egor@example.com', 'banned', 7_500, 'USD'],
    ['frida@example.com', 'active', 12_000, 'USD'],
  ]);
});

test('the players of a fresh sandbox sign in with the password its page names', async ({ doors }) => {
  await seedPlayers(doors.product);
  const page = (await doors.get('/__sandbox/players')).body;
  const password = /<code>([^<]+)<\/code>/.exec(page)![1]!;
  const entry = (name: string) => doors.send('auth.login', { login: `${name}@example.com`, password });
  expect((await entry('anna')).result.login).toBe('anna@example.com');
  expect((await entry('frida')).error.message).toBe('two_factor_auth is enable');
  expect((await entry('egor')).error.type).toBe('UserBannedException');
});
