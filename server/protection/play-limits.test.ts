import { expect } from 'vitest';
import { test } from '#tests/doors.ts';
import { carryPlayLimitsOver, changePlayLimit, confirmPlayLimit, playLimitViews } from './play-limits.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-17T12:00:00Z');
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const money = (amount: number, days: number | null = null) => ({
  ...{ amount: amount as never, days, minutes: null },
});

test('account.getPlayLimits tells all of them, and account.setPlayLimit sets each at once', async ({
  doors,
  world,
}) => {
  const session = await doors.signIn(await world.player());
  const all = async () => (await doors.ask('account.getPlayLimits', {}, session)).result.items;
  const none = { amount: null, days: null, minutes: null };
  expect(await all()).toEqual([
    { kind: 'stake', ...none },
    { kind: 'loss', ...none },
    { kind: 'time', ...none },
    { kind: 'check', ...none, minutes: 60 },
  ]);
  for (const fields of [
    { kind: 'stake', amount: '5' },
    { kind: 'loss', amount: '100', days: '7' },
    { kind: 'time', minutes: '60' },
    { kind: 'check', minutes: '15' },
  ])
    expect((await doors.send('account.setPlayLimit', fields, session)).result).toEqual({ is_waiting: false });
  expect(await all()).toEqual([
    { kind: 'stake', ...none, amount: 5 },
    { kind: 'loss', ...none, amount: 100, days: 7 },
    { kind: 'time', ...none, minutes: 60 },
    { kind: 'check', ...none, minutes: 15 },
  ]);
});

test('account.confirmPlayLimit has nothing to confirm before a day has passed', async ({ doors, world }) => {
  const session = await doors.signIn(await world.player());
  for (const amount of ['5', '9'])
    await doors.send('account.setPlayLimit', { kind: 'stake', amount }, session);
  for (const kind of ['stake', 'loss'])
    expect((await doors.send('account.confirmPlayLimit', { kind }, session)).error.type).toBe(
      'InvalidRequestException',
    );
  await doors.product.db.sql`update play_limit_raise set asked_at = asked_at - interval '25 hours'`;
  expect((await doors.send('account.confirmPlayLimit', { kind: 'stake' }, session)).result).toBe(1);
  const [stake] = (await doors.ask('account.getPlayLimits', {}, session)).result.items;
  expect(stake).toEqual({ kind: 'stake', amount: 9, days: null, minutes: null });
});

test.for([
  ['days without an amount', { kind: 'loss', days: '1' }, 'amount'],
  ['an amount without days', { kind: 'loss', amount: '10' }, 'days'],
  ['days that are not offered', { kind: 'loss', amount: '10', days: '2' }, 'days'],
  ['minutes for money', { kind: 'stake', minutes: '30' }, 'minutes'],
  ['money for minutes', { kind: 'time', amount: '30' }, 'amount'],
  ['days for a stake', { kind: 'stake', amount: '30', days: '1' }, 'days'],
  ['minutes that are not offered', { kind: 'check', minutes: '1' }, 'minutes'],
  ['a kind that is none', { kind: 'luck', amount: '1' }, 'kind'],
] as const)('%s are refused, and nothing is kept', async ([, fields, wrong], { doors, world }) => {
  const session = await doors.signIn(await world.player());
  const { error } = await doors.send('account.setPlayLimit', fields, session);
  expect(error.type).toBe('InvalidParameterException');
  expect(Object.keys(error.invalid_parameters)).toEqual([wrong]);
  const { items } = (await doors.ask('account.getPlayLimits', {}, session)).result;
  expect(
    items.slice(0, 3).every((one: { amount: null; minutes: null }) => one.amount ?? one.minutes ?? true),
  ).toBe(true);
});

test('a looser one waits a day and for a second yes, and lapses a week after it was asked for', async ({
  world: { db, player },
}) => {
  const own = await player();
  const set = (amount: number | null, hours: number) =>
    db.atomically((tx) =>
      changePlayLimit(
        tx,
        own,
        { kind: 'stake', limit: amount === null ? null : money(amount) },
        after(hours),
      ),
    );
  const confirm = (hours: number) =>
    db.atomically((tx) => confirmPlayLimit(tx, own.id, 'stake', after(hours)));
  const view = async (hours: number) => (await playLimitViews(db.sql, own.id, after(hours)))[0]!;
  expect(await set(500, 0)).toBe(false);
  expect(await set(900, 0)).toBe(true);
  expect(await view(1)).toMatchObject({ amount: 500, raise: { amount: 900, can_confirm: false } });
  await expect(confirm(23.9)).rejects.toMatchObject({ reason: 'InvalidRequest' });
  await expect(confirm(168)).rejects.toMatchObject({ reason: 'InvalidRequest' });
  expect(await view(168)).not.toHaveProperty('raise');
  await confirm(24);
  expect(await view(24)).toEqual({ kind: 'stake', amount: 900, days: null, minutes: null });
  await expect(confirm(24)).rejects.toMatchObject({ reason: 'InvalidRequest' });
  expect(await set(null, 30)).toBe(true);
  expect(await set(800, 31), 'tightened, it takes back what was asked for').toBe(false);
  expect(await view(31)).toEqual({ kind: 'stake', amount: 800, days: null, minutes: null });
  await set(null, 32);
  await confirm(60);
  expect((await view(60)).amount).toBeNull();
});

test('a longer time between two questions is looser than the usual one', async ({
  world: { db, player },
}) => {
  const own = await player();
  const limit = (minutes: number) => ({
    kind: 'check' as const,
    limit: { amount: null, days: null, minutes },
  });
  const set = (minutes: number) => db.atomically((tx) => changePlayLimit(tx, own, limit(minutes), NOW));
  expect(await set(60)).toBe(false);
  expect(await set(15)).toBe(false);
  expect(await set(30)).toBe(true);
});

test('carried over to another currency they are worth no more, and never nothing', async ({
  world: { db, player },
}) => {
  const own = await player();
  const change = (kind: 'stake' | 'loss', limit: ReturnType<typeof money>) =>
    db.atomically((tx) => changePlayLimit(tx, own, { kind, limit }, NOW));
  await change('stake', money(1));
  await change('loss', money(100_00, 7));
  await db.atomically((tx) =>
    carryPlayLimitsOver(tx, own.id, { from: 'USD', to: 'EUR', rates: { USD: 1, EUR: 3 } }),
  );
  const [stake, loss] = await playLimitViews(db.sql, own.id, NOW);
  expect([stake!.amount, loss!.amount, loss!.days]).toEqual([1, 33_33, 7]);
  const elsewhere = { ...own, currency: 'EUR' as const };
  await expect(
    db.atomically((tx) => changePlayLimit(tx, elsewhere, { kind: 'stake', limit: money(1) }, NOW)),
  ).rejects.toMatchObject({ reason: 'InvalidRequest' });
});
