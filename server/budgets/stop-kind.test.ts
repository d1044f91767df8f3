// A stop of a kind of gifts: made once, ended once, each with who did it; and what waits for its end.
import { expect, vi } from 'vitest';
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
  const kind = 'insurance';
  await db.atomically((tx) => stopKind(tx, { kind, why: 'a test', by: 'ada', now }));
  let woken = 0;
  const unhear = db.onSignal('tasks', () => (woken += 1));
  await db.atomically((tx) => reopenKind(tx, { kind, by: 'bob', now }));
  unhear();
  expect(woken).toBe(1);
  const due = await db.sql<{ name: string }>`select name from task where due_at = ${now} order by name`;
  expect(due.map(({ name }) => name)).toEqual(['bet.insurance', 'offer.give', 'reward.waiting']);
});
