// What the operator has closed: since when, until when, by whom, and what a player is told who wants to use it.
import { expect } from 'vitest';
import type { ClosureTarget } from '#contract/closures.ts';
import { test } from '#tests/world.ts';
import type { Db } from '../database/db.ts';
import { close, closedDetails, listClosed, listClosures, refuseClosed, reopen } from './closures.ts';

const now = new Date('2026-03-01T12:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

const closeOne = (
  db: Db,
  target: ClosureTarget,
  { at = now, ends_at = null as Date | null, by = 'ada', text = 'Back soon.' } = {},
) => db.atomically((tx) => close(tx, { target, messages: { en: text }, ends_at }, { by, now: at }));

const reopenOne = (db: Db, target: string, at = now) =>
  db.atomically((tx) => reopen(tx, target, { by: 'bob', now: at }));

test('what is closed is listed until it ends or is opened, the whole site first', async ({
  world: { db },
}) => {
  await closeOne(db, 'product:sports');
  await closeOne(db, 'game:limbo', { ends_at: inSeconds(60) });
  await closeOne(db, 'method:card', { ends_at: inSeconds(120) });
  await closeOne(db, 'site', { ends_at: inSeconds(180) });
  const closedAt = async (at: Date) => (await listClosed(db.sql, at)).map(({ target }) => target);
  expect(await closedAt(now)).toEqual(['site', 'game:limbo', 'method:card', 'product:sports']);
  expect(await closedAt(inSeconds(59))).toContain('game:limbo');
  expect(await closedAt(inSeconds(60)), 'it ends at its time').not.toContain('game:limbo');
  expect(await closedAt(inSeconds(60))).toEqual(['site', 'method:card', 'product:sports']);

  expect(await reopenOne(db, 'method:card'), 'what was opened').toEqual({
    target: 'method:card',
    messages: { en: 'Back soon.' },
    ends_at: inSeconds(120),
  });
  expect(await reopenOne(db, 'method:card'), 'it is open already').toBeUndefined();
  expect(await reopenOne(db, 'game:limbo', inSeconds(60)), 'it has ended').toBeUndefined();
  expect(await closedAt(now)).toEqual(['site', 'game:limbo', 'product:sports']);
  expect(await reopenOne(db, 'product:sports')).toMatchObject({ ends_at: null });
  expect(await reopenOne(db, 'site')).toMatchObject({ target: 'site' });
  expect(await closedAt(now)).toEqual(['game:limbo']);
});

test('a target that is closed again has the new message and end, and the earlier closure stays on record', async ({
  world: { db },
}) => {
  expect(await closeOne(db, 'studio:acme', { text: 'At noon.', ends_at: inSeconds(60) })).toBeUndefined();
  await closeOne(db, 'studio:other');
  const before = await closeOne(db, 'studio:acme', { text: 'At one.', by: 'cyd', at: inSeconds(10) });
  expect(before).toEqual({ target: 'studio:acme', messages: { en: 'At noon.' }, ends_at: inSeconds(60) });
  const closed = (await listClosed(db.sql, now)).filter(({ target }) => target.startsWith('studio:'));
  expect(closed).toEqual([
    { target: 'studio:acme', messages: { en: 'At one.' }, ends_at: null },
    { target: 'studio:other', messages: { en: 'Back soon.' }, ends_at: null },
  ]);

  await reopenOne(db, 'studio:acme', inSeconds(20));
  const [third, second, first] = await listClosures(db.sql, { after: null, count: 3 });
  expect([first, second, third]).toMatchObject([
    { closed_by: 'ada', closed_at: now, opened_by: 'cyd', opened_at: inSeconds(10) },
    { target: 'studio:other', closed_by: 'ada', opened_by: '', opened_at: null },
    { closed_by: 'cyd', closed_at: inSeconds(10), opened_by: 'bob', opened_at: inSeconds(20) },
  ]);
  await closeOne(db, 'studio:acme', { by: 'dan', at: inSeconds(30) });
  const [, , , again] = await listClosures(db.sql, { after: null, count: 4 });
  expect(again, 'who opened it before stays on record').toEqual(first);
  const later = await listClosures(db.sql, { after: second!.id, count: 1 });
  expect(
    later.map(({ id }) => id),
    'the page after a row begins with the next older one',
  ).toEqual([first!.id]);
});

test('a player is refused what is closed, and sent to the maintenance page where the whole site is', async ({
  world: { db },
}) => {
  const refuse = (targets: ClosureTarget[]) => refuseClosed(db.sql, targets, now);
  await closeOne(db, 'country:LV', { ends_at: inSeconds(30), text: 'Not today.' });
  await refuse([]);
  await refuse(['country:DE', 'product:casino']);
  await expect(refuse(['product:casino', 'country:LV'])).rejects.toMatchObject({
    reason: 'InMaintenance',
    details: {
      error_data: {
        ...{ target: 'country:LV', messages: { en: 'Not today.' } },
        ...{ until: inSeconds(30).toISOString(), retry_after: 30 },
      },
    },
  });
  await closeOne(db, 'site', { text: 'All of it.' });
  await expect(refuse([])).rejects.toMatchObject({
    reason: 'ApplicationUnavailable',
    details: { error_data: { target: 'site', messages: { en: 'All of it.' }, until: null } },
  });
  await reopenOne(db, 'site');
  await refuse([]);
});

test.for([
  ['no end', null, 60],
  ['an end far away', 3_600, 60],
  ['an end in a minute', 60, 60],
  ['an end within the minute', 29.001, 30],
  ['an end in a moment', 1, 5],
  ['an end that is over', -10, 5],
] as const)(
  'a closure with %s (in seconds: %s) asks its clients to try again in %s s',
  ([, seconds, retry]) => {
    const endsAt = seconds === null ? null : inSeconds(seconds);
    const details = closedDetails({ target: 'site', messages: {}, ends_at: endsAt }, now);
    expect(details).toMatchObject({ until: endsAt?.toISOString() ?? null, retry_after: retry });
  },
);
