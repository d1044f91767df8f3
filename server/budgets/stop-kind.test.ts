// A stop of a kind of gifts: made once, ended once, each with who did it; and what waits for its end.
import { expect, vi } from 'vitest';
import { untilBlocked } from '#tests/database.ts';
import { test } from '#tests/world.ts';
import { log } from '../plumbing/log.ts';
import { reopenKind, stopKind } from './stop-kind.ts';

const now = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-02T12:00:00Z');

test('a kind is stopped once until it is reopened, and every stop stays with who ended it', async ({
  world: { db },
}) => {
  const stop = (by: string) => db.atomically((tx) => stopKind(tx, { kind: 'offer', why: 'a test', by, now }));
  const reopen = (by: string) => db.atomically((tx) => reopenKind(tx, { kind: 'offer', by, now }));
  expect(await reopen('nobody')).toBe(false);
  expect([await stop('ada'), await stop('bob')]).toEqual([true, false]);
  expect([await reopen('cyd'), await reopen('dan')]).toEqual([true, false]);
  expect([await stop('eve'), await reopen('fay')]).toEqual([true, true]);
  expect(await db.sql`select stopped_by, reopened_by from gift_stop order by id`).toEqual([
    { stopped_by: 'ada', reopened_by: 'cyd' },
    { stopped_by: 'eve', reopened_by: 'fay' },
  ]);
});

test('operators are alerted by a stop of the breaker, and by none of their own', async ({
  world: { db },
}) => {
  using alert = vi.spyOn(log, 'bug').mockReturnValue();
  const stop = (kind: 'boost' | 'cashback', by: string) =>
    db.atomically((tx) => stopKind(tx, { kind, why: 'a test', by, now }));
  await stop('boost', 'ada');
  expect(alert).not.toHaveBeenCalled();
  await stop('cashback', '');
  await stop('cashback', '');
  expect(alert).toHaveBeenCalledExactlyOnceWith(expect.any(Error), { kind: 'cashback', why: 'a test' });
});

test('what waits for a kind is tried as soon as it is reopened, and nothing else is', async ({
  world: { db },
}) => {
  await db.sql`
    insert into task (name, payload, due_at, ends_at, trouble)
    select name, '{}', ${later}, ${later}, trouble from (values
      ('reward.waiting', 'no budget'), ('bet.insurance', 'no budget'), ('offer.give', 'no budget'),
      ('offer.give', ''), ('letter.email', 'no answer')) as waiting (name, trouble)`;
  const earlier = new Date('2026-03-01T11:00:00Z');
  await db.sql`
    insert into task (name, payload, due_at, ends_at, trouble)
    values ('bet.insurance', '{"bet":"due"}', ${earlier}, ${later}, 'no budget')`;
  const kind = 'insurance';
  await db.atomically((tx) => stopKind(tx, { kind, why: 'a test', by: 'ada', now }));
  let woken = 0;
  const unhear = db.onSignal('tasks', () => (woken += 1));
  await db.atomically((tx) => reopenKind(tx, { kind, by: 'bob', now }));
  unhear();
  expect(woken).toBe(1);
  const due = await db.sql<{ name: string }>`select name from task where due_at = ${now} order by name`;
  expect(due.map(({ name }) => name)).toEqual(['bet.insurance', 'offer.give', 'reward.waiting']);
  expect(
    await db.sql`select payload from task where due_at = ${earlier}`,
    'what is due already keeps its place',
  ).toEqual([{ payload: { bet: 'due' } }]);
});

test('a kind that is reopened may give once more what was given of it today, and no other day or kind may', async ({
  world: { db },
}) => {
  await db.sql`
    insert into gift_outflow (kind, day, given_cents, expected_cents, most_cents) values
      ('jackpot', ${now}, 70, 1, 3), ('jackpot', ${later}, 50, 1, 3), ('tournament', ${now}, 90, 1, 3)`;
  await db.atomically((tx) => stopKind(tx, { kind: 'jackpot', why: 'a test', by: 'ada', now }));
  await db.atomically((tx) => reopenKind(tx, { kind: 'jackpot', by: 'bob', now }));
  const extra = await db.sql`
    select kind, day = ${now}::date as is_today, extra_cents as extra from gift_outflow
    where kind in ('jackpot', 'tournament') order by kind, day`;
  expect(extra).toEqual([
    { kind: 'jackpot', is_today: true, extra: 70 },
    { kind: 'jackpot', is_today: false, extra: 0 },
    { kind: 'tournament', is_today: true, extra: 0 },
  ]);
});

test('a kind is reopened once the stop that is being written by a grant of the same day is there', async ({
  world: { db },
}) => {
  const kind = 'loyalty-quest';
  await db.sql`
    insert into gift_outflow (kind, day, expected_cents, most_cents) values (${kind}, ${now}, 1, 3)`;
  const stop = { kind, why: 'a test', by: 'ada', now } as const;
  await db.atomically((tx) => stopKind(tx, stop));
  let reopened: Promise<boolean> | undefined;
  await db.atomically(async (tx) => {
    await tx.sql`select from gift_outflow where kind = ${kind} and day = ${now}::date for update`;
    reopened = db.atomically((own) => reopenKind(own, { kind, by: 'bob', now }));
    await untilBlocked(db.sql, reopened);
    expect(await stopKind(tx, stop), 'it is stopped still').toBe(false);
  });
  expect(await reopened).toBe(true);
});
