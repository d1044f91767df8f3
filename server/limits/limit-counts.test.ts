// How often is often (decision D14): each limit to the last time and the last second of its span.
import { hash, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { test } from '#tests/world.ts';
import { readConfig } from '../config/config.ts';
import type { Db, Tx } from '../database/db.ts';
import { type Count, countUp, forgive, requireWithin } from './limits.ts';
import { openLimits } from './open-limits.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const config = readConfig({ LIMIT_FACTOR: '1' });
const rooms = { limits: openLimits() };
const MINUTE_S = 60;
const HOUR_S = 3600;

type Name = Count[0];

const count = (db: Db, [name, subject]: Count, { afterMs = 0, limits = config } = {}) =>
  countUp(name, subject, { db, rooms, config: limits, now: new Date(NOW.getTime() + afterMs) });

async function countMany(db: Db, whose: Count, times: number, terms = {}): Promise<unknown[]> {
  const told = new Set<unknown>();
  for (let at = 0; at < times; at += 1) told.add(await count(db, whose, terms));
  return [...told];
}

test.for<[Name, number, number]>([
  ['write', 60, MINUTE_S],
  ['login', 10, 5 * MINUTE_S],
  ['login-address', 20, MINUTE_S],
  ['login-stranger', 10, HOUR_S],
  ['login-known', 10, 15 * MINUTE_S],
  ['write-known', 10, MINUTE_S],
  ['register-address', 20, HOUR_S],
  ['restore-address', 20, HOUR_S],
  ['restore-login', 3, HOUR_S],
  ['code-sent', 5, HOUR_S],
  ['code-sent-strangers', 10, HOUR_S],
  ['feedback', 5, HOUR_S],
  ['password-guess', 10, 15 * MINUTE_S],
  ['promo-code', 10, MINUTE_S],
  ['promo-code-guest', 30, 24 * HOUR_S],
  ['code-guess', 15, 24 * HOUR_S],
])('%s: %d times within %d seconds', async ([name, max, seconds], { world: { db } }) => {
  const whose: Count = [name, randomUUID()];
  expect(await countMany(db, whose, max)).toEqual([null]);
  expect(await count(db, whose), 'one more').toBe(seconds);
  expect(await count(db, [name, randomUUID()]), 'of somebody else').toBe(null);

  const patient: Count = [name, randomUUID()];
  await countMany(db, patient, max);
  const end = seconds * 1000;
  expect(await countMany(db, patient, max, { afterMs: end }), 'in the next span').toEqual([null]);
  expect(await count(db, patient, { afterMs: end + 1 })).toBe(seconds);

  const early: Count = [name, randomUUID()];
  await countMany(db, early, max);
  expect(await count(db, early, { afterMs: end - 1 }), 'just before its end').toBe(1);
});

test('the operator’s factor multiplies them', async ({ world: { db } }) => {
  const whose: Count = ['restore-login', randomUUID()];
  const limits = readConfig({ LIMIT_FACTOR: '2' });
  expect(await countMany(db, whose, 6, { limits })).toEqual([null]);
  expect(await count(db, whose, { limits })).toBe(HOUR_S);
});

test('who was just turned away is turned away without asking the database', async ({ world: { db } }) => {
  const whose: Count = ['restore-login', randomUUID()];
  await countMany(db, whose, 4);
  const counted = async () => await db.sql`select key, hits from rate_limit order by key`;
  const before = await counted();
  expect(await count(db, whose)).toBe(HOUR_S);
  expect(await counted()).toEqual(before);
});

test('one too many is refused, with the time to wait', async ({ world: { db } }) => {
  const subject = randomUUID();
  const ask = () => requireWithin('restore-login', subject, { db, rooms, config, now: NOW });
  for (let at = 0; at < 3; at += 1) await ask();
  await expect(ask()).rejects.toMatchObject({
    reason: 'TooManyRequests',
    details: { error_data: { retry_after: HOUR_S } },
  });
});

test('whoever got it right begins anew; nobody else does', async ({ world: { db } }) => {
  const [own, other]: [Count, Count] = [
    ['restore-login', randomUUID()],
    ['restore-login', randomUUID()],
  ];
  await countMany(db, own, 4);
  await countMany(db, other, 3);
  await forgive({ db, rooms }, [own]);
  expect(await countMany(db, own, 3)).toEqual([null]);
  expect(await count(db, other)).toBe(HOUR_S);
  const kept = await db.sql<{
    key: string;
  }>`select key from rate_limit where key like '%' || ${own[1]} || '%'`;
  expect(kept, 'logins are written down as a hash alone').toEqual([]);
});

test('those of one moment are counted one by one, each by its own limit', async ({ world: { db } }) => {
  const [crowd, lone]: [Count, Count] = [
    ['restore-login', randomUUID()],
    ['restore-login', randomUUID()],
  ];
  const asked = [crowd, crowd, lone, crowd, crowd, ['feedback', crowd[1]] satisfies Count, crowd] as const;
  const told = await Promise.all(asked.map((whose) => count(db, whose)));
  expect(told).toEqual([null, null, null, null, HOUR_S, null, HOUR_S]);
  expect(await countMany(db, lone, 3)).toEqual([null, HOUR_S]);
});

test('whoever is forgiven waits for nobody who waits for them', async ({ world: { db } }) => {
  const counts: Count[] = (['login-stranger', 'login-known', 'login'] as const).map((name) => [name, 'both']);
  for (const whose of counts) await count(db, whose);
  const keys = counts.map(([name, subject]) => `${name}:${hash('sha256', subject, 'base64url')}`).toSorted();
  const lock = (tx: Tx, key: string) => tx.sql`update rate_limit set hits = hits + 1 where key = ${key}`;
  const forgiven = Promise.withResolvers<void>();
  await db.atomically(async (tx) => {
    await lock(tx, keys[0]!);
    forgiven.resolve(forgive({ db, rooms }, counts));
    await expect.poll(() => tx.sql`select pid from pg_locks where not granted`).not.toEqual([]);
    for (const key of keys) await lock(tx, key);
  });
  await forgiven.promise;
  await expect(db.sql`select key from rate_limit where key = any(${keys})`).resolves.toEqual([]);
});
