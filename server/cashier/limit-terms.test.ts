// A player's own limit, to the cent and the millisecond, and of nobody but that player.
import { expect } from 'vitest';
import type { DepositLimitPeriod } from '#rules/deposit-limit.ts';
import { type Currency, cents } from '#rules/money.ts';
import { untilBlocked } from '#tests/database.ts';
import { NOW, startedDeposit } from '#tests/payments.ts';
import { test } from '#tests/world.ts';
import { type Db, lockPlayer } from '../database/db.ts';
import {
  carryLimitOver,
  changeDepositLimit,
  confirmDepositLimit,
  depositLimit,
  refuseBeyondLimit,
} from './deposit-limits.ts';
import { movePayment, openPayment } from './payments.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const rates = { USD: 1, EUR: 2, BRL: 0.2 };
const raises = { waitHours: 24, lapseHours: 168 };
const after = (ms: number) => new Date(NOW.getTime() + ms);

type Who = { id: number; currency: Currency };
const counted = ({ id: playerId, currency }: Who) => ({ playerId, currency, rates });
const wish = (units: number, period: DepositLimitPeriod = '1d') => ({ amount: cents(units * 100), period });
const set = (db: Db, who: Who, limit: ReturnType<typeof wish> | null, terms: Partial<Terms> = {}) =>
  db.atomically((tx) => changeDepositLimit(tx, who, limit, { now: NOW, raises: null, ...terms }));
const confirm = (db: Db, { id }: Who, terms: Partial<Terms> = {}) =>
  db.atomically((tx) => confirmDepositLimit(tx, id, { now: NOW, raises, ...terms }));
const view = (db: Db, who: Who, terms: Partial<Terms> = {}) =>
  depositLimit(db.sql, counted(who), { now: NOW, raises: null, ...terms });
interface Terms {
  now: Date;
  raises: typeof raises | null;
}
const pay = (db: Db, who: Who, amount: number, now = NOW) =>
  db.atomically((tx) => refuseBeyondLimit(tx, counted(who), cents(amount), now));
const invalid = { reason: 'InvalidRequest' };

// Payments alone are kept here, and no money moves.
test.beforeEach(({ world }) => world.leaveUnaudited());

test('up to the limit may be paid in, and not a cent more; others’ limits and deposits are theirs', async ({
  world: { db, player },
}) => {
  const [own, other, free] = [await player(), await player(), await player()];
  await set(db, other, wish(1));
  await set(db, own, wish(100));
  await startedDeposit(db, other.id);
  await startedDeposit(db, own.id);
  await pay(db, own, 50_00);
  await expect(pay(db, own, 50_01)).rejects.toMatchObject({
    reason: 'BillingDepositLimitExceeded',
    details: { error_data: { available_amount: 50_00 } },
  });
  await pay(db, free, 9_999_00);
  expect(await view(db, own)).toEqual({
    ...{ available_amount: 50_00, limit_amount: 100_00, period: '1d', can_edit: false },
    expired_at: after(DAY_MS).toISOString(),
  });
  const none = { available_amount: null, limit_amount: null, period: 'none', expired_at: null };
  expect(await view(db, free)).toEqual({ ...none, can_edit: true });
});

test('withdrawals, what failed and what is older than the span leave the room as it was', async ({
  world: { db, player },
}) => {
  const own = await player();
  await set(db, own, wish(100));
  const out = { type: 'withdrawal', method: 'card', gateway: 'sandbox', currency: 'USD' } as const;
  const order = { ...out, playerId: own.id, amount: cents(50_00) };
  await db.atomically((tx) => openPayment(tx, { ...order, state: 'checks' }, NOW));
  const failed = await startedDeposit(db, own.id);
  await db.atomically((tx) => movePayment(tx, failed, 'failed', { now: NOW }));
  await startedDeposit(db, own.id, { created: after(-DAY_MS) });
  expect((await view(db, own)).available_amount).toBe(100_00);
  await startedDeposit(db, own.id, { created: after(1 - DAY_MS) });
  expect((await view(db, own)).available_amount).toBe(50_00);
});

test('what people credited counts, and what came in another currency by its worth', async ({
  world: { db, player },
}) => {
  const own = await player();
  await set(db, own, wish(500));
  const payment = await startedDeposit(db, own.id);
  await startedDeposit(db, own.id, { currency: 'EUR' });
  expect((await view(db, own)).available_amount).toBe(500_00 - 50_00 - 100_00);
  await db.sql`update payment set credited_cents = 9000, credited_currency = 'BRL' where id = ${payment.id}`;
  expect((await view(db, own)).available_amount).toBe(500_00 - 18_00 - 100_00);
});

test('a limit is tightened at once, loosened when its span is over, and kept whole', async ({
  world: { db, player },
}) => {
  const [own, other] = [await player(), await player()];
  await set(db, other, wish(70));
  await set(db, own, wish(100));
  await set(db, own, wish(50, '7d'), { now: after(HOUR_MS) });
  const tight = { limit_amount: 50_00, period: '7d', expired_at: after(HOUR_MS + 7 * DAY_MS).toISOString() };
  expect(await view(db, own)).toMatchObject(tight);
  const justBefore = after(HOUR_MS + 7 * DAY_MS - 1);
  expect((await view(db, own, { now: justBefore })).can_edit).toBe(false);
  await expect(set(db, own, wish(60, '7d'), { now: justBefore })).rejects.toMatchObject(invalid);
  const over = after(HOUR_MS + 7 * DAY_MS);
  expect((await view(db, own, { now: over })).can_edit).toBe(true);
  await set(db, own, null, { now: over });
  expect((await view(db, own)).period).toBe('none');
  expect((await view(db, other)).limit_amount).toBe(70_00);
});

test('a limit asked for in a currency that is theirs no longer is refused', async ({
  world: { db, player },
}) => {
  const own = await player();
  const european = await player({ currency: 'EUR' });
  await expect(set(db, { ...own, currency: 'EUR' }, wish(1))).rejects.toMatchObject(invalid);
  await set(db, european, wish(1));
  expect((await view(db, own)).period).toBe('none');
});

test('who changes a limit, or confirms one, waits for whoever holds the player', async ({
  world: { db, player },
}) => {
  for (const change of [
    (who: Who) => set(db, who, wish(90, '7d')),
    (who: Who) => confirm(db, who, { now: after(2 * DAY_MS) }),
  ]) {
    const own = await player();
    await set(db, own, wish(100));
    await set(db, own, wish(200), { now: after(DAY_MS), raises });
    const { asked } = await db.atomically(async (tx) => {
      await lockPlayer(tx, own.id);
      const asked = change(own);
      await untilBlocked(db.sql, asked);
      expect(await tx.sql`select cents, period from deposit_limit where player_id = ${own.id}`).toEqual([
        { cents: 100_00, period: '1d' },
      ]);
      return { asked };
    });
    await asked;
  }
});

test('where looser limits wait, the view tells since when and until when it can be confirmed', async ({
  world: { db, player },
}) => {
  const [own, other] = [await player(), await player()];
  for (const who of [own, other]) await set(db, who, wish(100));
  const asked = after(DAY_MS);
  await set(db, other, wish(300), { now: asked, raises });
  const plain = await view(db, own, { raises });
  expect(plain).toMatchObject({ raises_wait: true });
  expect(plain).not.toHaveProperty('raise');
  await set(db, own, wish(200, '7d'), { now: asked, raises });
  const [from, until] = [after(2 * DAY_MS), after(8 * DAY_MS)];
  const raise = {
    ...{ limit_amount: 200_00, period: '7d', can_confirm: false },
    ...{ confirm_from: from.toISOString(), confirm_until: until.toISOString() },
  };
  const at = (now: Date) => view(db, own, { now, raises });
  expect(await at(new Date(from.getTime() - 1))).toMatchObject({ limit_amount: 100_00, raise });
  expect((await at(from)).raise).toEqual({ ...raise, can_confirm: true });
  expect(await at(new Date(until.getTime() - 1))).toHaveProperty('raise');
  expect(await at(until)).not.toHaveProperty('raise');
  const elsewhere = await view(db, own, { now: from });
  expect(elsewhere).not.toHaveProperty('raise');
  expect(elsewhere).not.toHaveProperty('raises_wait');
});

test('it is confirmed from that moment until that moment, once', async ({ world: { db, player } }) => {
  const [own, other] = [await player(), await player()];
  for (const who of [own, other]) {
    await set(db, who, wish(100));
    await set(db, who, wish(200), { now: after(DAY_MS), raises });
  }
  const [from, until] = [after(2 * DAY_MS), after(8 * DAY_MS)];
  for (const now of [new Date(from.getTime() - 1), until])
    await expect(confirm(db, own, { now })).rejects.toMatchObject(invalid);
  await expect(confirm(db, own, { now: from, raises: null })).rejects.toMatchObject(invalid);
  await confirm(db, own, { now: from });
  expect(await view(db, own, { now: from, raises })).toMatchObject({
    ...{ limit_amount: 200_00, expired_at: after(3 * DAY_MS).toISOString() },
  });
  await expect(confirm(db, own, { now: from })).rejects.toMatchObject(invalid);
  expect(await view(db, other, { now: from, raises })).toMatchObject({ limit_amount: 100_00, raise: {} });
  await confirm(db, other, { now: new Date(until.getTime() - 1) });
});

test('asked for again it is what was asked last, and waits again', async ({ world: { db, player } }) => {
  const own = await player();
  await player({ currency: 'EUR' });
  await set(db, own, wish(100));
  await set(db, own, wish(200), { now: after(DAY_MS), raises });
  await db.sql`update deposit_limit_raise set currency = 'EUR' where player_id = ${own.id}`;
  expect(await view(db, own, { now: after(DAY_MS), raises }), 'of another currency').not.toHaveProperty(
    'raise',
  );
  await set(db, own, wish(300, '7d'), { now: after(3 * DAY_MS), raises });
  expect((await view(db, own, { now: after(3 * DAY_MS), raises })).raise).toMatchObject({
    ...{ limit_amount: 300_00, period: '7d', confirm_from: after(4 * DAY_MS).toISOString() },
  });
  await set(db, own, null, { now: after(3 * DAY_MS), raises });
  const none = { limit_amount: null, period: 'none' };
  expect((await view(db, own, { now: after(4 * DAY_MS), raises })).raise).toMatchObject(none);
  await confirm(db, own, { now: after(4 * DAY_MS) });
  expect((await view(db, own, { raises })).period).toBe('none');
});

test('whoever tightens their limit has taken back what they asked for; no other player has', async ({
  world: { db, player },
}) => {
  const [own, other] = [await player(), await player()];
  for (const who of [own, other]) {
    await set(db, who, wish(100));
    await set(db, who, wish(200), { now: after(DAY_MS), raises });
  }
  await set(db, own, wish(90), { now: after(DAY_MS), raises });
  expect(await view(db, own, { now: after(DAY_MS), raises })).not.toHaveProperty('raise');
  expect(await view(db, own, { now: after(DAY_MS), raises })).toMatchObject({ limit_amount: 90_00 });
  expect(await view(db, other, { now: after(DAY_MS), raises })).toHaveProperty('raise');
});

test('carried over to another currency it is worth no more, and never nothing', async ({
  world: { db, player },
}) => {
  const [own, other, tiny, none] = [await player(), await player(), await player(), await player()];
  await set(db, own, wish(100));
  await set(db, other, wish(100));
  await set(db, tiny, { amount: cents(1), period: '1d' });
  const carry = ({ id }: Who) =>
    db.atomically((tx) => carryLimitOver(tx, id, { from: 'USD', to: 'EUR', rates: { USD: 1, EUR: 3 } }));
  for (const who of [own, tiny, none]) await carry(who);
  expect((await view(db, own)).limit_amount).toBe(33_33);
  expect((await view(db, tiny)).limit_amount).toBe(1);
  expect((await view(db, other)).limit_amount).toBe(100_00);
  expect((await view(db, none)).limit_amount).toBe(null);
});
