// The live socket, over a real connection.
import { expect } from 'vitest';
import { type openDoorsIn, test } from '#tests/doors.ts';
import { listenLive } from '#tests/live-listener.ts';
import type { Player } from '../../calls/context.ts';

type Doors = Awaited<ReturnType<typeof openDoorsIn>>;

/** Long before the next heartbeat, which would close them too. */
const CLOSED_WITHIN_MS = 10_000;

async function arrive(doors: Doors, wish: Parameters<Doors['player']>[0] = {}) {
  const player = await doors.player(wish);
  return { player, ...(await openSocket(doors, player)) };
}

async function openSocket(doors: Doors, player: Player) {
  const session = await doors.signIn(player);
  const token = await drawToken(doors, session);
  const live = await listenLive(await doors.listen(), { token });
  return { session, token, live };
}

const drawToken = async (doors: Doors, session: { cookie: string }): Promise<string> =>
  (await doors.ask('account.getToken', {}, session)).result.token;

const give = (doors: Doors, player: Player, amount: string) =>
  doors.post('/__sandbox/money', { player: String(player.id), amount, pocket: 'main', direction: 'give' });

const signOut = (doors: Doors, session: { cookie: string }) =>
  doors.ask('auth.logout', {}, { ...session, 'x-csrf': '1' });

test('a ticket in the address opens the socket, and a changed balance arrives on it (S7-R114, S7-R116)', async ({
  doors,
}) => {
  const { player, live } = await arrive(doors, { currency: 'EUR' });
  await give(doors, player, '12.50');

  const nothing = { amount: 0, currency: 'EUR' };
  expect(await live.next()).toEqual({
    event: 'account.balance_updated',
    data: {
      balance_main: { amount: 12.5, currency: 'EUR' },
      balance_bonus: nothing,
      balance_betting_bonus: nothing,
      balance_fun: nothing,
    },
  });
});

test('a player hears of their own money only', async ({ doors }) => {
  const anna = await arrive(doors);
  const boris = await arrive(doors);
  await give(doors, anna.player, '1');
  await give(doors, boris.player, '2');

  expect(await boris.live.next()).toMatchObject({ data: { balance_main: { amount: 2 } } });
  expect(await anna.live.next()).toMatchObject({ data: { balance_main: { amount: 1 } } });
});

test('events arrive in the order they happened', async ({ doors }) => {
  const { player, live } = await arrive(doors);
  for (let given = 1; given <= 5; given += 1) {
    await give(doors, player, '1');
    expect(await live.next()).toMatchObject({ data: { balance_main: { amount: given } } });
    expect(await live.next()).toMatchObject({ event: 'cashier.payment_changed' });
  }
});

test('a ticket opens one socket', async ({ doors }) => {
  const { token } = await arrive(doors);
  await expect(listenLive(await doors.listen(), { token })).rejects.toBe(401);
});

test('two that try the same ticket at once get one socket between them', async ({ doors }) => {
  const token = await drawToken(doors, await doors.signIn(await doors.player()));
  const origin = await doors.listen();
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => listenLive(origin, { token })));
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(1);
});

test('a ticket is good for a minute', async ({ doors }) => {
  const session = await doors.signIn(await doors.player());
  const token = await drawToken(doors, session);
  await doors.product.db.sql`update live_ticket set expires_at = expires_at - interval '60 seconds'`;
  await expect(listenLive(await doors.listen(), { token })).rejects.toBe(401);
});

test('a ticket dies with its session', async ({ doors }) => {
  const session = await doors.signIn(await doors.player());
  const token = await drawToken(doors, session);
  await signOut(doors, session);
  await expect(listenLive(await doors.listen(), { token })).rejects.toBe(401);
});

test('a ticket opens nothing for a worker that expects another player', async ({ doors }) => {
  const player = await doors.player();
  const session = await doors.signIn(player);
  const origin = await doors.listen();
  await expect(
    listenLive(origin, { token: await drawToken(doors, session), uid: player.id + 1 }),
  ).rejects.toBe(401);
  const { socket } = await listenLive(origin, { token: await drawToken(doors, session), uid: player.id });
  socket.close();
});

test.for([
  ['with an empty ticket', { token: '' }, 401],
  ['with a made-up ticket', { token: 'x'.repeat(43) }, 401],
  ['from another site', { headers: { origin: 'https://evil.example' } }, 403],
  ['from no site', { headers: { origin: 'null' } }, 403],
  ['elsewhere', { path: '/socket' }, 404],
] as const)('nobody connects %s', async ([, knock, status], { doors }) => {
  await expect(listenLive(await doors.listen(), knock)).rejects.toBe(status);
});

test('our own page may connect', async ({ doors }) => {
  const origin = await doors.listen();
  const token = await drawToken(doors, await doors.signIn(await doors.player()));
  const { socket } = await listenLive(origin, { token, headers: { origin } });
  socket.close();
});

test('signing out closes the sockets of that session at once, and no others', async ({ doors }) => {
  const { player, session, live } = await arrive(doors);
  const elsewhere = await openSocket(doors, player);
  const begun = performance.now();
  await signOut(doors, session);

  expect(await live.next()).toMatchObject({ event: 'auth.session_ended' });
  expect(await live.closed).toBe(4001);
  expect(performance.now() - begun).toBeLessThan(CLOSED_WITHIN_MS);
  await give(doors, player, '3');
  expect(await elsewhere.live.next()).toMatchObject({ event: 'account.balance_updated' });
});

test('a ban closes every socket of the player at once, and they get no new ticket', async ({ doors }) => {
  const { player, session, live } = await arrive(doors);
  const elsewhere = await openSocket(doors, player);
  const begun = performance.now();
  await doors.post('/__sandbox/ban', { player: String(player.id), state: 'banned' });

  expect([await live.closed, await elsewhere.live.closed]).toEqual([4001, 4001]);
  expect(performance.now() - begun).toBeLessThan(CLOSED_WITHIN_MS);
  expect((await doors.ask('account.getToken', {}, session)).status).toBe(403);
});

test('whoever talks back is shown out', async ({ doors }) => {
  const small = await arrive(doors);
  small.live.socket.send('hello');
  expect(await small.live.closed).toBe(1008);

  const large = await arrive(doors);
  large.live.socket.send('x'.repeat(100_000));
  expect(await large.live.closed).toBe(1009);
});

test('after the twenty-first socket of a player the first is closed', async ({ doors }) => {
  const { player, live } = await arrive(doors);
  for (let opened = 0; opened < 20; opened += 1) await openSocket(doors, player);
  expect(await live.closed).toBe(1008);
});

test('neither tickets nor sessions are kept as they are', async ({ doors }) => {
  const session = await doors.signIn(await doors.player());
  const token = await drawToken(doors, session);
  const kept = await doors.product.db.sql<{ row: string }>`
    select session::text as row from session union all select live_ticket::text from live_ticket`;
  const text = JSON.stringify(kept);
  const secret = session.cookie.slice('sid='.length);
  for (const seen of [token, secret, ...[token, secret].map((one) => Buffer.from(one).toString('hex'))])
    expect(text).not.toContain(seen);
});
