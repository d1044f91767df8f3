// Every kind of caller, at calls that exist for this test alone.
import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { findCall } from '#contract/catalogue.ts';
import { type Call, get, post } from '#contract/define.ts';
import { test as inWorld, openDoorsIn } from '#tests/doors.ts';
import type { Context } from '../../calls/context.ts';
import { systemClock } from '../../plumbing/clock.ts';
import { startGameSession } from '../../sessions/game-sessions.ts';
import { startStaffSession } from '../../staff/staff-sessions.ts';
import { sign } from '../../studios/studio-signature.ts';
import { STAFF_COOKIE } from '../desk/staff-cookie.ts';

const terms = { input: z.object({}), output: z.unknown() };
const planted: Record<string, Call> = {
  'play.init': get('play.init', { who: 'game', ...terms }),
  'play.spin': post('play.spin', { who: 'game', ...terms, limit: { max: 3, seconds: 60 } }),
  'studio.bet': post('studio.bet', { who: 'studio', ...terms }),
  'desk.list': get('desk.list', { who: { staff: 'payments.see' }, ...terms }),
};

const seen = async (_input: unknown, { game, player, studio, staff }: Context) => ({
  game: game?.game ?? null,
  player: player?.id ?? null,
  studio: studio?.name ?? null,
  staff: staff?.name ?? null,
});
const handlers = {
  play: { init: seen, spin: seen },
  studio: { bet: seen },
  desk: { list: seen },
};

const key = randomBytes(32);
const next = randomBytes(32);
const env = {
  LIMIT_FACTOR: '1',
  STUDIO_KEYS: [key, next].map((each) => `acme:${each.toString('base64')}`).join(),
};

type House = Awaited<ReturnType<typeof openDoorsIn>>;

const test = inWorld.extend('house', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const house = await openDoorsIn(world, { env });
  Object.assign(house.product, {
    findCall: (name: string) => planted[name] ?? findCall(name),
    handlers: { ...house.product.handlers, ...handlers },
  });
  onCleanup(() => house[Symbol.asyncDispose]());
  return house;
});

const NOBODY = { game: null, player: null, studio: null, staff: null };

async function opened(
  { product: { db, clock } }: House,
  player: Context['player'],
  session: Context['session'],
) {
  const asking = { player, session, now: clock.now() };
  const mode = player === null ? 'demo' : 'real';
  const token = await db.atomically((tx) => startGameSession(tx, { game: 'tides', mode }, asking));
  return { authorization: `Bearer ${token}` };
}

async function playing(house: House) {
  const player = await house.player();
  const { cookie } = await house.signIn(player);
  const [session] = await house.product.db.sql<{ hash: Buffer }>`
    select hash from session where player_id = ${player.id}`;
  return { player, cookie, frame: await opened(house, player, session!) };
}

test('the frame of a game asks for its player, with its token alone', async ({ house }) => {
  const { player, cookie, frame } = await playing(house);
  expect((await house.ask('play.init', {}, frame)).result).toEqual({
    ...NOBODY,
    game: 'tides',
    player: player.id,
  });
  expect((await house.send('play.spin', {}, { ...frame, origin: 'null' })).status).toBe(200);
  for (const headers of [
    {},
    { cookie },
    { authorization: `Bearer ${'x'.repeat(43)}` },
    { authorization: 'Bearer x' },
  ])
    expect((await house.ask('play.init', {}, headers)).status).toBe(401);
});

test('a guest plays for fun', async ({ house }) => {
  const frame = await opened(house, null, null);
  expect((await house.ask('play.init', {}, frame)).result).toEqual({ ...NOBODY, game: 'tides' });
});

test('a game goes on in every tab that has opened it, and ends with the session it was opened in', async ({
  house,
}) => {
  const { product } = house;
  const first = await playing(house);
  const [session] = await product.db.sql<{ hash: Buffer }>`
    select hash from session where player_id = ${first.player.id}`;
  const again = await opened(house, first.player, session!);
  for (const tab of [first.frame, again]) expect((await house.ask('play.init', {}, tab)).status).toBe(200);
  await product.db.sql`delete from session where player_id = ${first.player.id}`;
  for (const tab of [first.frame, again]) expect((await house.ask('play.init', {}, tab)).status).toBe(401);
});

test('of many tabs with one game those that were opened last go on', async ({ house }) => {
  const { player, frame } = await playing(house);
  const [session] = await house.product.db.sql<{ hash: Buffer }>`
    select hash from session where player_id = ${player.id}`;
  const tabs: { authorization: string }[] = [];
  for (let opening = 0; opening < 16; opening++) {
    await house.product.db.sql`
      update game_session set last_seen_at = last_seen_at - interval '1 second' where player_id = ${player.id}`;
    tabs.push(await opened(house, player, session!));
  }
  expect((await house.ask('play.init', {}, frame)).status).toBe(401);
  for (const tab of tabs) expect((await house.ask('play.init', {}, tab)).status).toBe(200);
});

test('a game nobody plays for half an hour is closed, one that is played is not', async ({ house }) => {
  const { frame, player } = await playing(house);
  const { sql } = house.product.db;
  const idle = (minutes: number) =>
    sql`update game_session set last_seen_at = ${house.product.clock.now()}::timestamptz - make_interval(mins => ${minutes}) where player_id = ${player.id}`;
  await idle(29);
  expect((await house.ask('play.init', {}, frame)).status).toBe(200);
  await idle(31);
  expect((await house.ask('play.init', {}, frame)).status).toBe(401);
});

test('who has excluded themselves plays no longer in an open frame', async ({ house }) => {
  const { frame, player } = await playing(house);
  const { db, clock } = house.product;
  await db.sql`insert into self_exclusion (player_id, period, set_at) values (${player.id}, 'permanent', ${clock.now()})`;
  expect((await house.ask('play.init', {}, frame)).status).toBe(401);
});

test('how often a game may ask stands with the call, and is counted by game', async ({ house }) => {
  const [one, other] = [await playing(house), await playing(house)];
  const spin = async (frame: { authorization: string }) => (await house.send('play.spin', {}, frame)).status;
  const all = [];
  for (let at = 0; at < 4; at += 1) all.push(await spin(one.frame));
  expect(all).toEqual([200, 200, 200, 429]);
  expect(await spin(other.frame)).toBe(200);
});

interface Signing {
  by?: Buffer;
  at?: number;
  nonce?: string;
  body?: string;
  studio?: string;
}

const path = '/api/studio.bet';
function bet(
  house: House,
  {
    by = key,
    at = systemClock.now().getTime(),
    nonce = randomBytes(16).toString('hex'),
    body = '{}',
    studio = 'acme',
  }: Signing = {},
) {
  const headers = {
    'content-type': 'application/json',
    'x-studio': studio,
    'x-timestamp': String(at),
    'x-nonce': nonce,
    'x-signature': sign(by, String(at), nonce, { method: 'POST', path, body: '{}' }),
  };
  return house.app.inject({ method: 'POST', url: path, headers, payload: body });
}

test('a studio is known by its signature under either of its keys', async ({ house }) => {
  for (const by of [key, next])
    expect((await bet(house, { by })).json().result).toEqual({ ...NOBODY, studio: 'acme' });
});

test('what a studio has not signed so, now and for the first time, is refused', async ({ house }) => {
  const nonce = randomBytes(16).toString('hex');
  expect((await bet(house, { nonce })).statusCode).toBe(200);
  const wrong: Signing[] = [
    { nonce },
    { by: randomBytes(32) },
    { at: systemClock.now().getTime() - 301_000 },
    { at: systemClock.now().getTime() + 301_000 },
    { nonce: 'short' },
    { body: '{"a":1}' },
    { studio: 'another' },
  ];
  for (const one of wrong) expect((await bet(house, one)).statusCode, JSON.stringify(one)).toBe(401);
  expect((await house.send('studio.bet', {})).status).toBe(401);
});

test('what is for staff is not there for a player’s API, whoever asks', async ({ house }) => {
  const { db, clock } = house.product;
  const [member] = await db.sql<{ id: number }>`
    insert into staff_member (name, role, created_at) values ('Ann', 'admin', ${clock.now()}) returning id`;
  const secret = await db.atomically((tx) => startStaffSession(tx, member!.id, { now: clock.now() }));
  const { cookie } = await house.signIn(await house.player());
  for (const cookies of ['', cookie, `${STAFF_COOKIE}=${secret}`, `${cookie}; ${STAFF_COOKIE}=${secret}`])
    expect((await house.ask('desk.list', {}, { cookie: cookies })).status).toBe(404);
});
