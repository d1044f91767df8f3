import { expect, test, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { makeDataFolder } from '#tests/data-folder.ts';
import { createWorld } from '#tests/world.ts';
import { openDb } from './database/db.ts';
import { jobsOf } from './jobs.ts';
import { openAnchors } from './ledger/anchors.ts';
import type { BusMessage } from './live/bus.ts';
import { startSender, tell } from './live/outbox.ts';
import { openProcessBus } from './live/process.ts';
import { log } from './plumbing/log.ts';

async function createHouse(now = new Date('2026-03-01T12:00:00Z')) {
  const world = await createWorld();
  const bus = openProcessBus();
  const sender = startSender(world.db, bus);
  // A sender looks into the outbox when it starts. That look is over before a test begins.
  await sender.sweep();
  const clock = { now: () => now };
  const verification = () => world.as(null);
  const payments = () => ({ ...world.as(null), origin: 'http://localhost' });
  const folder = makeDataFolder();
  const anchors = openAnchors({ db: world.db, folder: folder.path, keys: [Buffer.alloc(32, 'anchor')] });
  const jobs = jobsOf({ db: world.db, bus, clock, sender, anchors, verification, payments });
  return Object.assign(world, {
    bus,
    run: (name: string) => jobs.find((job) => job.name === name)!.run(),
    async endSender() {
      await sender.close();
      folder[Symbol.dispose]();
    },
  });
}

test('the nightly audit has nothing to say of honest books, and cries out at a drift', async () => {
  await using house = await createHouse();
  const cry = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  const anna = await house.player({ balances: { main: cents(100) } });

  await house.run('ledger-audit');
  expect(cry).not.toHaveBeenCalled();

  await house.db.sql`update ledger_purse set main = 101 where player_id = ${anna.id}`;
  await house.run('ledger-audit');
  expect(cry).toHaveBeenCalledWith(
    new Error('the ledger: a kept balance is not what was moved'),
    expect.objectContaining({ subject: `player:${anna.id}:main`, detail: 'USD: kept 101, moved 100' }),
  );
  house.leaveUnaudited();
  await house.endSender();
  cry.mockRestore();
});

test('sessions, tickets, codes and counts are swept once they have ended, and not before', async () => {
  await using house = await createHouse(new Date('2026-03-01T12:00:00Z'));
  const { sql } = house.db;
  const anna = await house.player();
  for (const [hash, time] of [
    ['over', '2026-03-01T11:59:59Z'],
    ['on', '2026-03-01T12:00:01Z'],
  ] as const) {
    const secret = Buffer.from(hash);
    await sql`insert into session values (${secret}, ${anna.id}, ${time}, ${time}, ${time})`;
    await sql`insert into live_ticket (hash, player_id, expires_at) values (${secret}, ${anna.id}, ${time})`;
    await sql`
      insert into social_attempt (state_hash, browser_hash, service, code_verifier, nonce, redirect_url, expires_at)
      values (${secret}, ${secret}, ${hash}, '', '', '/', ${time})`;
    await sql`insert into restore_token (hash, expires_at) values (${secret}, ${time})`;
    await sql`insert into spent_init_data (hash, expires_at) values (${secret}, ${time})`;
    await sql`insert into rate_limit (key, hits, ends_at) values (${hash}, 1, ${time})`;
    await sql`
      insert into one_time_code (player_id, purpose, contact, hash, sent_at, expires_at)
      values (${anna.id}, 'contact', ${hash}, ${secret}, ${time}, ${time})`;
  }

  await house.run('sweep-expired');

  expect(await sql`select convert_from(hash, 'UTF8') as hash from session`).toEqual([{ hash: 'on' }]);
  expect(await sql`select convert_from(hash, 'UTF8') as hash from live_ticket`).toEqual([{ hash: 'on' }]);
  expect(await sql`select convert_from(hash, 'UTF8') as hash from restore_token`).toEqual([{ hash: 'on' }]);
  expect(await sql`select convert_from(hash, 'UTF8') as hash from spent_init_data`).toEqual([{ hash: 'on' }]);
  expect(await sql`select service from social_attempt`).toEqual([{ service: 'on' }]);
  expect(await sql`select contact from one_time_code`).toEqual([{ contact: 'on' }]);
  expect(await sql`select key from rate_limit`).toEqual([{ key: 'on' }]);
  await house.endSender();
});

test('a count that somebody is at is left to them', async () => {
  await using house = await createHouse(new Date('2026-03-01T12:00:00Z'));
  const { db } = house;
  await db.sql`
    insert into rate_limit (key, hits, ends_at)
    select key, 1, '2026-03-01T11:59:59Z' from unnest(array['held', 'left']) as key`;
  await db.atomically(async ({ sql }) => {
    await sql`update rate_limit set hits = 2 where key = 'held'`;
    await house.run('sweep-expired');
  });
  expect(await db.sql`select key from rate_limit`).toEqual([{ key: 'held' }]);
  await house.endSender();
});

test('what a server that died left in the outbox is swept out', async () => {
  await using house = await createHouse();
  const heard: BusMessage[] = [];
  house.bus.subscribe((message) => heard.push(message));
  const dead = openDb(house.url);
  await dead.atomically((tx) => tell(tx, 5, { name: 'auth.session_ended', data: { session: null } }));
  await dead.close();
  expect(heard).toEqual([]);

  await house.run('outbox-sweep');

  expect(heard).toEqual([{ to: 5, event: { name: 'auth.session_ended', data: { session: null } } }]);
  await house.endSender();
});

test('pages that show what is played most are made anew when another count is shown, and only then', async () => {
  await using house = await createHouse();
  const heard: BusMessage[] = [];
  house.bus.subscribe((message) => heard.push(message));
  await house.run('popular-games');
  expect(heard).toEqual([]);
  await house.db.sql`insert into game_play (day, game, rounds) values (now() at time zone 'UTC', 'keno', 3)`;
  await house.run('popular-games');
  await house.run('popular-games');
  expect(heard).toEqual([{ changed: ['games'] }]);
  await house.endSender();
});
