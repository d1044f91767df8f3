// How long a session lasts, to the millisecond, and whose it is.
import { expect } from 'vitest';
import { type createWorld, test } from '#tests/world.ts';
import { endSession, endSessions, findLiving, findSession, startSession } from './sessions.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const begun = new Date('2026-03-01T12:00:00Z');
const after = (ms: number) => new Date(begun.getTime() + ms);
const browser = { address: '203.0.113.7', userAgent: 'a test' };

type World = Awaited<ReturnType<typeof createWorld>>;

const start = ({ db }: World, player: { id: number }) =>
  db.atomically((tx) => startSession(tx, player.id, { now: begun, browser }));

/** Null: nobody is ever signed out for doing nothing. */
const visit = ({ db }: World, secret: string, ms: number, inactivityMs: number | null = null) =>
  findSession(db.sql, secret, { now: after(ms), inactivityMs });

const told = ({ db }: World, player: { id: number }) =>
  db.sql<{ name: string; data: unknown }>`
    select name, data from live_outbox where player_id = ${player.id} order by id`;

test('a secret opens the session of its own player, and no other secret does', async ({ world }) => {
  const [anna, boris] = [await world.player({ currency: 'EUR' }), await world.player()];
  const secret = await start(world, anna);
  const other = await start(world, boris);
  expect((await visit(world, secret, 0))!.player).toEqual(anna);
  expect((await visit(world, other, 0))!.player).toEqual(boris);
  expect(await visit(world, `${secret}x`, 0)).toBeNull();
});

test('where nobody is signed out, thirty days pass from the last visit to the end', async ({ world }) => {
  const secret = await start(world, await world.player());
  expect(await visit(world, secret, 30 * DAY)).toBeNull();
  const found = await visit(world, secret, 30 * DAY - 1);
  expect(found!.isProlonged).toBe(true);
  expect(await visit(world, secret, 60 * DAY - 1)).toBeNull();
  expect(await visit(world, secret, 60 * DAY - 2)).not.toBeNull();
});

test('thirty days are the end, however long a player may do nothing', async ({ world }) => {
  const secret = await start(world, await world.player());
  expect(await visit(world, secret, 30 * DAY, 90 * DAY)).toBeNull();
  expect(await visit(world, secret, 30 * DAY - 1, 90 * DAY)).not.toBeNull();
});

test.for([
  ['an hour', HOUR, null],
  ['an hour at most', HOUR, 2 * DAY],
  ['a twentieth of what they may do nothing', 30 * SECOND, 10 * MINUTE],
] as const)('a visit is noted after %s', async ([, everyMs, inactivityMs], { world }) => {
  const player = await world.player();
  const [secret, other] = [await start(world, player), await start(world, player)];
  expect((await visit(world, secret, everyMs, inactivityMs))!.isProlonged).toBe(false);
  expect((await visit(world, secret, everyMs + 1, inactivityMs))!.isProlonged).toBe(true);
  expect((await visit(world, secret, 2 * everyMs + 1, inactivityMs))!.isProlonged).toBe(false);
  // Another browser of the same player was not there.
  const rows = await world.db.sql<{ seen: Date }>`
    select last_seen_at as seen from session where player_id = ${player.id} order by last_seen_at`;
  expect(rows.map(({ seen }) => seen)).toEqual([begun, after(everyMs + 1)]);
  expect((await visit(world, other, everyMs + 1, inactivityMs))!.isProlonged).toBe(true);
});

test('who does nothing is signed out when the period is over, and a visit noted late costs nobody a second', async ({
  world,
}) => {
  const secret = await start(world, await world.player());
  const end = 10 * MINUTE + 30 * SECOND;
  expect(await visit(world, secret, end, 10 * MINUTE)).toBeNull();
  expect(await visit(world, secret, end - 1, 10 * MINUTE)).not.toBeNull();
});

test('a session tells until when its player has excluded themselves', async ({ world }) => {
  const [anna, boris, vera] = [await world.player(), await world.player(), await world.player()];
  const exclude = (player: { id: number }, end: Date | null) => world.db.sql`
    insert into self_exclusion (player_id, period, set_at, ends_at) values (${player.id}, '1_day', ${begun}, ${end})`;
  for (const end of [DAY, 7 * DAY, 2 * DAY]) await exclude(anna, after(end));
  for (const end of [after(7 * DAY), null]) await exclude(boris, end);
  const [annas, boriss, veras] = [
    await start(world, anna),
    await start(world, boris),
    await start(world, vera),
  ];

  expect((await visit(world, annas, 0))!.player.excludedUntil).toEqual(after(7 * DAY));
  expect((await visit(world, annas, 7 * DAY - 1))!.player.excludedUntil).toEqual(after(7 * DAY));
  expect((await visit(world, annas, 7 * DAY))!.player).not.toHaveProperty('excludedUntil');
  expect((await visit(world, boriss, 0))!.player.excludedUntil).toBeNull();
  expect((await visit(world, veras, 0))!.player).not.toHaveProperty('excludedUntil');
});

test('one session is ended and its tabs are told; one that is not there ends nothing', async ({ world }) => {
  const player = await world.player();
  const [here, there] = [await start(world, player), await start(world, player)];
  const { session } = (await visit(world, there, 0))!;
  await world.db.atomically((tx) => endSession(tx, session));
  await world.db.atomically((tx) => endSession(tx, session));
  expect(await visit(world, there, 0)).toBeNull();
  expect(await visit(world, here, 0)).not.toBeNull();
  expect(await told(world, player)).toEqual([
    { name: 'auth.session_ended', data: { session: session.hash.toString('hex') } },
  ]);
});

test('all of a player’s sessions are ended, or all but this one, and nobody else’s', async ({ world }) => {
  const [anna, boris] = [await world.player(), await world.player()];
  const [here, there, boriss] = [
    await start(world, anna),
    await start(world, anna),
    await start(world, boris),
  ];
  const { session } = (await visit(world, here, 0))!;
  const other = (await visit(world, there, 0))!.session.hash.toString('hex');
  await world.db.atomically((tx) => endSessions(tx, anna.id, { except: session }));
  expect(await visit(world, there, 0)).toBeNull();
  expect(await visit(world, here, 0)).not.toBeNull();
  expect(await told(world, anna)).toEqual([{ name: 'auth.session_ended', data: { session: other } }]);

  await world.db.atomically((tx) => endSessions(tx, anna.id, { except: null }));
  expect(await visit(world, here, 0)).toBeNull();
  expect(await told(world, anna)).toHaveLength(2);
  expect(await visit(world, boriss, 0)).not.toBeNull();
  expect(await told(world, boris)).toEqual([]);
});

test('of the sessions asked about, those live that stand and whose player is welcome', async ({ world }) => {
  const [anna, boris] = [await world.player(), await world.player()];
  const secrets = [await start(world, anna), await start(world, anna), await start(world, boris)];
  const [first, second, third] = await Promise.all(
    secrets.map(async (secret) => (await visit(world, secret, 0))!.session.hash.toString('hex')),
  );
  const living = async (ms: number, inactivityMs: number | null = null, asked = [first!, third!]) => [
    ...(await findLiving(world.db.sql, asked, { now: after(ms), inactivityMs })),
  ];
  const both = [first, third].toSorted();
  expect((await living(0)).toSorted()).toEqual(both);
  expect(await living(0, null, [second!])).toEqual([second]);
  expect((await living(30 * DAY - 1, 90 * DAY)).toSorted()).toEqual(both);
  expect(await living(30 * DAY, 90 * DAY)).toEqual([]);
  expect((await living(630 * SECOND - 1, 10 * MINUTE)).toSorted()).toEqual(both);
  expect(await living(630 * SECOND, 10 * MINUTE)).toEqual([]);

  await world.db.sql`update player set status = 'banned' where id = ${boris.id}`;
  expect(await living(0)).toEqual([first]);
});

test('visits of one moment are told apart: whose session, when, and of nobody', async ({ world }) => {
  const [anna, boris] = [await world.player(), await world.player()];
  const [ofAnna, ofBoris] = [await start(world, anna), await start(world, boris)];
  const found = await Promise.all([
    visit(world, ofBoris, 0),
    visit(world, 'nobody’s', 0),
    visit(world, ofAnna, 0),
    visit(world, ofAnna, 30 * DAY),
    visit(world, ofAnna, 11 * MINUTE, 10 * MINUTE),
    visit(world, ofAnna, 11 * MINUTE, 11 * MINUTE),
  ]);
  expect(found.map((one) => one?.player.id)).toEqual([
    ...[boris.id, undefined, anna.id],
    ...[undefined, undefined, anna.id],
  ]);
});
