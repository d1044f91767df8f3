import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { NOW, startedDeposit } from '#tests/payments.ts';
import { test } from '#tests/world.ts';
import { movePayment } from '../cashier/payments.ts';
import type { Db } from '../database/db.ts';
import {
  atomicallyOnce,
  forgetKeys,
  hashBody,
  type IdempotencyKey,
  keepAnswers,
  refuseOnce,
} from './idempotency.ts';

const DAY_MS = 86_400_000;
const keyOf = (playerId: number, change: Partial<IdempotencyKey> = {}): IdempotencyKey => ({
  ...{ playerId, call: 'a.call', key: randomUUID(), bodyHash: 'hash' },
  ...change,
});
const asking = (db: Db, idempotencyKey?: IdempotencyKey) => ({ db, now: NOW, idempotencyKey });
const no = new Refusal('WithdrawalDeclined');
const saysNo = () => Promise.reject(no);

test('a body is the same in whatever order its fields come, and another when one differs', ({ world }) => {
  const { vault } = world.as(null);
  const hash = (fields: object) => hashBody(fields as never, vault);
  const same = hash({ amount: '20', to: { name: 'A', list: ['1', '2'] }, none: null });
  expect(hash({ none: null, to: { list: ['1', '2'], name: 'A' }, amount: '20' })).toBe(same);
  for (const other of [
    { amount: '21', to: { name: 'A', list: ['1', '2'] }, none: null },
    { amount: '20', to: { name: 'A', list: ['2', '1'] }, none: null },
    { amount: '20', to: { name: 'B', list: ['1', '2'] }, none: null },
  ])
    expect(hash(other)).not.toBe(same);
});

test('what is asked under a key is done once; without one, as often as it is asked', async ({ world }) => {
  const { db, player } = world;
  const key = keyOf((await player()).id);
  let times = 0;
  const work = async () => ({ times: ++times });
  const once = (asked?: IdempotencyKey) => atomicallyOnce(asking(db, asked), 'subject', work);
  expect([await once(key), await once(key)]).toEqual([{ times: 1 }, { times: 1 }]);
  expect(await once({ ...key, call: 'another' })).toEqual({ times: 2 });
  expect(await once({ ...key, playerId: (await player()).id })).toEqual({ times: 3 });
  expect([await once(), await once()]).toEqual([{ times: 4 }, { times: 5 }]);
  await expect(once({ ...key, bodyHash: 'another' })).rejects.toMatchObject({ reason: 'InvalidRequest' });
  const [kept] =
    await db.sql`select subject, answer, kept_at from idempotency_key where key = ${key.key} limit 1`;
  expect(kept).toEqual({ subject: 'subject', answer: { times: 1 }, kept_at: NOW });
});

test('a no to what was begun is its answer from then on', async ({ world: { db, player } }) => {
  const key = keyOf((await player()).id);
  await db.atomically((tx) => keepAnswers(tx, [{ key, subject: 'x', answer: null }], NOW));
  await expect(refuseOnce(asking(db, key), saysNo)).rejects.toMatchObject({ reason: no.reason });
  await expect(atomicallyOnce(asking(db, key), 'x', async () => 1)).rejects.toMatchObject({
    reason: 'WithdrawalDeclined',
  });
});

test('a no is kept and told again; trouble that passes is not', async ({ world: { db, player } }) => {
  const key = keyOf((await player()).id);
  const busy = new Refusal('BillingUnavailable');
  await expect(refuseOnce(asking(db, key), () => Promise.reject(busy))).rejects.toBe(busy);
  expect(await refuseOnce(asking(db, key), async () => 'done')).toBe('done');
  await expect(refuseOnce(asking(db, key), saysNo)).rejects.toMatchObject({ reason: no.reason });
  const work = vi.fn(async () => 'done');
  await expect(atomicallyOnce(asking(db, key), '', work)).rejects.toMatchObject({ reason: no.reason });
  expect(work).not.toHaveBeenCalled();
  const later = () =>
    Promise.reject(
      new Refusal('BillingDepositLimitExceeded', { error_data: { available_amount: 1 as never } }),
    );
  await expect(refuseOnce(asking(db, key), later), 'the first no').rejects.toMatchObject({
    reason: no.reason,
  });
});

test('what was answered stays the answer, though it would be refused by now', async ({ world }) => {
  const { db, player } = world;
  const key = keyOf((await player()).id);
  await atomicallyOnce(asking(db, key), '', async () => 'done');
  expect(await refuseOnce(asking(db, key), saysNo)).toBe('done');
  const passing = () => Promise.reject(new Refusal('BillingUnavailable'));
  expect(await refuseOnce(asking(db, key), passing)).toBe('done');
  const other = { ...key, bodyHash: 'another' };
  await expect(refuseOnce(asking(db, other), saysNo)).rejects.toMatchObject({ reason: 'InvalidRequest' });
  expect(await refuseOnce(asking(db, key), saysNo)).toBe('done');
});

test('who may not ask is told that, and a bug is a bug', async ({ world: { db, player } }) => {
  const key = keyOf((await player()).id);
  await atomicallyOnce(asking(db, key), '', async () => 'done');
  const forbidden = new Refusal('Authorization');
  const bug = new TypeError('a bug');
  for (const error of [forbidden, bug])
    await expect(refuseOnce(asking(db, key), () => Promise.reject(error))).rejects.toBe(error);
  await expect(refuseOnce(asking(db), saysNo)).rejects.toBe(no);
});

test('keys are forgotten after a week to the moment, but for payments under way', async ({ world }) => {
  const { db, player, leaveUnaudited } = world;
  leaveUnaudited();
  const { id } = await player();
  const [open, ended] = [await startedDeposit(db, id), await startedDeposit(db, id)];
  await db.atomically((tx) => movePayment(tx, ended, 'failed', { now: NOW }));
  const keep = (name: string, subject: string, ms: number) =>
    db.atomically((tx) =>
      keepAnswers(tx, [{ key: keyOf(id, { key: name }), subject, answer: 1 }], new Date(NOW.getTime() - ms)),
    );
  await keep('a week', '', 7 * DAY_MS);
  await keep('longer', '', 7 * DAY_MS + 1);
  await keep('longer, open', open.transaction, 8 * DAY_MS);
  await keep('longer, ended', ended.transaction, 8 * DAY_MS);
  await forgetKeys(db.sql, NOW);
  const left = await db.sql<{
    key: string;
  }>`select key from idempotency_key where player_id = ${id} order by key`;
  expect(left.map(({ key }) => key)).toEqual(['a week', 'longer, open']);
});
