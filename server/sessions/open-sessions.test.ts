// Where a player is signed in: seen, ended one by one or all at once, and over by itself when nobody is there.
import { expect } from 'vitest';
import { openDoors, test } from '#tests/doors.ts';
import { listenLive } from '#tests/live-listener.ts';
import { withGeneral } from '#tests/settings.ts';
import { turnSwitch } from '../content/switches.ts';
import { listSessions } from './open-sessions.ts';
import { findSession, startSession } from './sessions.ts';

const MINUTE_MS = 60_000;
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test('a player sees every session: device, address, times, and which one is this (account.getSessions)', async ({
  doors,
}) => {
  const login = 'seen@example.com';
  const password = 'parole-1-parole';
  await doors.player({ login, password });
  const there = await doors.send('auth.login', { login, password }, { 'user-agent': phone });
  const here = await doors.send('auth.login', { login, password }, { 'user-agent': 'curl/8' });

  const { result } = await doors.ask('account.getSessions', {}, { cookie: here.cookie });
  expect(result.items).toMatchObject([
    { browser: '', system: '', device: 'unknown', address: '127.0.0.1', is_current: true },
    { browser: 'Chrome', system: 'Android', device: 'phone', address: '127.0.0.1', is_current: false },
  ]);
  for (const { id, created_at, last_seen_at } of result.items) {
    expect(new Date(created_at).toISOString()).toBe(created_at);
    expect(new Date(last_seen_at).toISOString()).toBe(last_seen_at);
    // The name of a session opens nothing.
    expect((await doors.ask('account.getInfo', {}, { cookie: `sid=${id}` })).result.uid).toBe(0);
  }
  expect(there.cookie).not.toContain(result.items[1].id);
});

test('this session comes first, then the others as they were last seen', async ({ doors }) => {
  const { id } = await doors.player();
  const { db } = doors.product;
  const now = new Date('2026-03-01T12:00:00Z');
  const start = async (userAgent: string, minutesAgo: number) => {
    const browser = { address: '203.0.113.7', userAgent };
    const seen = new Date(now.getTime() - minutesAgo * MINUTE_MS);
    const secret = await db.atomically((tx) => startSession(tx, id, { now: seen, browser }));
    return (await findSession(db.sql, secret, { now: seen, inactivityMs: null }))!.session;
  };
  const current = await start('here', 30);
  await start(phone, 20);
  await start('curl/8', 10);
  const list = async (of: typeof current | null) =>
    (await listSessions(db.sql, id, { current: of, asked: { now, inactivityMs: null } })).map(
      ({ last_seen_at, is_current }) => `${last_seen_at.slice(11, 16)}${is_current ? ' here' : ''}`,
    );
  expect(await list(current)).toEqual(['11:30 here', '11:50', '11:40']);
  expect(await list(null)).toEqual(['11:50', '11:40', '11:30']);
});

test('another session is ended from here, and its socket closes (account.endSession)', async ({ doors }) => {
  const player = await doors.player();
  const [here, there] = [await doors.signIn(player), await doors.signIn(player)];
  const { token } = (await doors.ask('account.getToken', {}, there)).result;
  const socket = await listenLive(await doors.listen(), { token });

  const { result } = await doors.ask('account.getSessions', {}, here);
  const other = result.items.find(({ is_current }: { is_current: boolean }) => !is_current);
  expect((await doors.send('account.endSession', { id: other.id }, here)).result).toBe(1);
  expect(await socket.closed).toBe(4001);
  expect((await doors.ask('account.getInfo', {}, there)).result.uid).toBe(0);
  expect((await doors.ask('account.getSessions', {}, here)).result.items).toHaveLength(1);
});

test('nobody ends another player’s session, nor learns whether it exists (S6-R002)', async ({ doors }) => {
  const [ann, eve] = [await doors.signIn(await doors.player()), await doors.signIn(await doors.player())];
  const { id } = (await doors.ask('account.getSessions', {}, ann)).result.items[0];
  const foreign = await doors.send('account.endSession', { id }, eve);
  const unknown = await doors.send('account.endSession', { id: 'none' }, eve);
  expect(foreign).toEqual(unknown);
  expect(foreign.result).toBe(1);
  expect((await doors.ask('account.getInfo', {}, ann)).result.uid).toBeGreaterThan(0);
});

test('all others are ended at once (account.endOtherSessions)', async ({ doors }) => {
  const player = await doors.player();
  const [here, ...others] = [
    await doors.signIn(player),
    await doors.signIn(player),
    await doors.signIn(player),
  ];
  expect((await doors.send('account.endOtherSessions', {}, here)).result).toBe(1);
  for (const other of others) expect((await doors.ask('account.getInfo', {}, other)).result.uid).toBe(0);
  expect((await doors.ask('account.getInfo', {}, here)).result.uid).toBe(player.id);
});

type Doors = Awaited<ReturnType<typeof openDoors>>;

const DAY_MS = 24 * 60 * MINUTE_MS;

/** Whether the session still opens anything so long from now. */
async function isInAfter({ product, ask }: Doors, who: { cookie: string }, ms: number): Promise<boolean> {
  await turnSwitch(product.db.sql, 'time_shift_ms', ms, product.clock.now());
  await product.announce(['switches']);
  return (await ask('account.getInfo', {}, who)).result.uid > 0;
}

test('a session with no request for the whole period is over on the server too (S4-R024)', async () => {
  await using doors = await openDoors({ content: withGeneral({ time_to_force_logout: 1800 }) });
  const who = await doors.signIn(await doors.player());
  expect(await isInAfter(doors, who, 30 * MINUTE_MS)).toBe(true);
  // Seen at minute 30, it lasts thirty more, and the minute and a half within which a visit may be noted late.
  expect(await isInAfter(doors, who, 60 * MINUTE_MS)).toBe(true);
  expect(await isInAfter(doors, who, 92 * MINUTE_MS)).toBe(false);
});

test('the longest of the three periods is the server’s', async () => {
  const times = {
    time_to_force_logout: 600,
    user_inactivity_cashier_time: 1200,
    user_inactivity_pp_time: 60,
  };
  await using doors = await openDoors({ content: withGeneral(times) });
  const who = await doors.signIn(await doors.player());
  expect(await isInAfter(doors, who, 20 * MINUTE_MS)).toBe(true);
  expect(await isInAfter(doors, who, 42 * MINUTE_MS)).toBe(false);
});

test('where nobody is ever signed out, a session lasts thirty days from the last visit', async () => {
  await using doors = await openDoors({ content: withGeneral({ time_to_force_logout: 0 }) });
  const who = await doors.signIn(await doors.player());
  expect(await isInAfter(doors, who, 29 * DAY_MS)).toBe(true);
  expect(await isInAfter(doors, who, 58 * DAY_MS)).toBe(true);
  expect(await isInAfter(doors, who, 89 * DAY_MS)).toBe(false);
});

test('a session that is over by itself is no longer listed', async () => {
  await using doors = await openDoors({ content: withGeneral({ time_to_force_logout: 1800 }) });
  const player = await doors.player();
  await doors.signIn(player);
  await doors.product.db.sql`update session set last_seen_at = last_seen_at - interval '1 hour'`;
  const { result } = await doors.ask('account.getSessions', {}, await doors.signIn(player));
  expect(result.items).toHaveLength(1);
});
