import { expect } from 'vitest';
import { cents, fromUnits } from '#rules/money.ts';
import { untilBlocked } from '#tests/database.ts';
import { factsOf } from '#tests/facts.ts';
import { sharedBatch } from '#tests/shared-batch.ts';
import { createWorld, test } from '#tests/world.ts';
import type { Player } from '../calls/context.ts';
import type { Db } from '../database/db.ts';
import { outside, pocket } from '../ledger/accounts.ts';
import { record, WrongEntry } from '../ledger/record.ts';
import type { Choice } from './choose-method.ts';
import { type Hold, holdBatch } from './hold-batch.ts';
import { drawTransaction, openPayment } from './payments.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const DAY_MS = 86_400_000;
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const rich = { isVerified: true, balances: { main: cents(100_00) } };

const choice = {
  method: { sysname: 'card' },
  gateway: { name: 'sandbox' },
  terms: { fee: cents(1) },
} as unknown as Choice;

const holdsOf = sharedBatch(holdBatch);

/** A place of one's own, where nothing else is said. */
const hold = (db: Db, player: Player, change: Partial<Hold> = {}) => {
  const transaction = change.transaction ?? drawTransaction();
  const place = `place ${transaction}`;
  const destination = { token: `token ${transaction}`, shown: '•• 1', fingerprint: place, tokenMark: 'mark' };
  const rest = {
    ...{ key: undefined, amount: cents(20_00), choice, now: NOW, isExamined: true, changedForMs: 0 },
    ...{ sparesBonuses: true, burnsBonuses: false },
  };
  return holdsOf(db).take({ transaction, player, destination, ...rest, ...change });
};

const at = (fingerprint: string) => ({ destination: { token: 't', shown: '', fingerprint } });

/** In the database alone: what counts is that it stands there. */
const keep = (db: Db, playerId: number, { created = NOW, state = 'paid', place = '', amount = 50_000_00 }) =>
  db.atomically(async (tx) => {
    const destination = { token: '', shown: '', fingerprint: place };
    const wish = {
      playerId,
      type: 'withdrawal',
      method: 'card',
      gateway: 'sandbox',
      currency: 'USD',
    } as const;
    return openPayment(tx, { ...wish, amount: cents(amount), destination, state: state as 'paid' }, created);
  });

const reasonOf = async ({ sql }: Db, { transaction }: { transaction: string }) =>
  (await sql<{ reason: string }>`select reason from payment where transaction = ${transaction}`)[0]?.reason;

test('of those who are held together everybody is told their own outcome', async () => {
  await using world = await createWorld();
  const blocked = await world.player(rich);
  const first = await world.player(rich);
  const poor = await world.player({ isVerified: true });
  const second = await world.player(rich);
  await world.db.sql`update player set is_kyc_block_enabled = true where id = ${blocked.id}`;
  let transactions = 0;
  const db: Db = {
    ...world.db,
    atomically: (work) => {
      transactions += 1;
      return world.db.atomically(work);
    },
  };
  const told = await Promise.allSettled([
    hold(db, blocked, { transaction: 'a' }),
    hold(db, first, { transaction: 'b' }),
    hold(db, poor, { transaction: 'c' }),
    hold(db, second, { transaction: 'd' }),
  ]);
  expect(told).toMatchObject([
    { reason: { reason: 'KycWithdrawal' } },
    { value: { transaction: 'b' } },
    { reason: { reason: 'WithdrawalDeclined' } },
    { value: { transaction: 'd' } },
  ]);
  // Not tried again one by one, which would put right what went wrong for all.
  expect(transactions).toBe(1);
  const kept = await world.db.sql`select transaction, player_id from payment order by transaction`;
  expect(kept).toEqual([
    { transaction: 'b', player_id: first.id },
    { transaction: 'd', player_id: second.id },
  ]);
});

test('money that is held has left the balance, and the player’s tabs are told', async ({
  world: { db, player },
}) => {
  const anna = await player(rich);
  const { transaction } = await hold(db, anna);
  const [kept] = await db.sql<{ id: number }>`select * from payment where transaction = ${transaction}`;
  expect(kept).toMatchObject({
    ...{ player_id: anna.id, type: 'withdrawal', method: 'card', gateway: 'sandbox', currency: 'USD' },
    ...{ cents: 20_00, fee_cents: 1, state: 'checks', reason: 'new_destination', created_at: NOW },
    ...{ token: `token ${transaction}`, fingerprint: `place ${transaction}`, token_mark: 'mark' },
  });
  const steps = await db.sql`select state, reason from payment_step where payment_id = ${kept!.id}`;
  expect(steps).toEqual([{ state: 'checks', reason: 'new_destination' }]);
  const [entry] = await db.sql`
    select reason, from_path, to_path, cents, currency from ledger_entry join ledger_move using (player_id, number)
    where key = ${`withdrawal:${transaction}:held`}`;
  expect(entry).toEqual({
    ...{ reason: 'withdrawal.held', from_path: pocket(anna.id, 'main'), to_path: pocket(anna.id, 'held') },
    ...{ cents: 20_00, currency: 'USD' },
  });
  const data = { transaction, method: 'card', currency: 'USD', amount: 20_00 };
  expect(await factsOf(db, anna.id)).toEqual([{ name: 'withdrawal.requested', data }]);
  const told = await db.sql`select name, data from live_outbox where player_id = ${anna.id} order by id`;
  expect(told).toMatchObject([
    { name: 'cashier.payment_changed', data: { transaction, type: 'withdrawal', state: 'checks' } },
    { name: 'account.balance_updated', data: { balance_main: { amount: 80, currency: 'USD' } } },
  ]);
});

test.for([
  ['another player’s', (other: number) => [other, {}] as const, true],
  ['one that was declined', (_: number, own: number) => [own, { state: 'declined' }] as const, true],
  ['one that was cancelled', (_: number, own: number) => [own, { state: 'cancelled' }] as const, true],
  ['one of a day ago', (_: number, own: number) => [own, { created: ago(DAY_MS) }] as const, true],
  [
    'one of just within a day',
    (_: number, own: number) => [own, { created: ago(DAY_MS - 1) }] as const,
    false,
  ],
  [
    'one that leaves room to the cent',
    (_: number, own: number) => [own, { amount: 49_980_00 }] as const,
    true,
  ],
  ['one that leaves a cent less', (_: number, own: number) => [own, { amount: 49_980_01 }] as const, false],
] as const)(
  '%s beside it: whether the most of a day still allows a withdrawal',
  async ([, kept, isTaken], { world }) => {
    const { db, player, leaveUnaudited } = world;
    leaveUnaudited();
    const [other, own] = [await player(rich), await player(rich)];
    const [whose, wish] = kept(other.id, own.id);
    await keep(db, whose, wish);
    const asked = hold(db, own);
    if (isTaken) await asked;
    else await expect(asked).rejects.toMatchObject({ reason: 'WithdrawalLimitsPeriodExceeded' });
  },
);

test('deposits leave the most of a day as it was', async ({ world: { db, player, leaveUnaudited } }) => {
  leaveUnaudited();
  const own = await player(rich);
  const wish = { playerId: own.id, type: 'deposit', method: 'card', gateway: 'g', currency: 'USD' } as const;
  await db.atomically((tx) => openPayment(tx, { ...wish, amount: fromUnits(50_000), state: 'paid' }, NOW));
  await hold(db, own);
});

test('what is said of a place is said of that place alone', async ({ world: { db, player } }) => {
  const own = await player(rich);
  const mark = (place: string, standing: string) =>
    db.sql`insert into payout_destination values (${place}, ${standing}, now())`;
  await mark('bad', 'fraudulent');
  await mark('odd', 'on_check');
  await hold(db, own);
  await expect(hold(db, own, at('bad'))).rejects.toMatchObject({ reason: 'RequisitesFraudulent' });
  await expect(hold(db, own, at('odd'))).rejects.toMatchObject({ reason: 'RequisitesOnVerification' });
});

test('a place is one player’s, whoever came first', async ({ world: { db, player } }) => {
  const [early, late] = [await player(rich), await player(rich)];
  await hold(db, late, at('late'));
  await hold(db, early, at('early'));
  const foreign = { reason: 'RequisitesValidationRequired' };
  await expect(hold(db, early, at('late'))).rejects.toMatchObject(foreign);
  await expect(hold(db, late, at('early'))).rejects.toMatchObject(foreign);
  await hold(db, late, at('late'));
  await hold(db, early, at('early'));
});

test('a place is known once this player was paid there', async ({
  world: { db, player, leaveUnaudited },
}) => {
  leaveUnaudited();
  const own = await player(rich);
  const place = `paid to ${own.id}`;
  await keep(db, own.id, { place: `${place} elsewhere`, amount: 1_00 });
  expect(await reasonOf(db, await hold(db, own, at(place)))).toBe('new_destination');
  expect(await reasonOf(db, await hold(db, own, at(place)))).toBe('new_destination');
  await keep(db, own.id, { place, amount: 1_00 });
  expect(await reasonOf(db, await hold(db, own, at(place)))).toBe('small_and_known');
});

test.for([
  [1000, 'new_destination'],
  [999, 'account_changed'],
] as const)(
  'a change of what protects the account %d ms ago counts for a second: %s',
  async ([ms, reason], { world: { db, player } }) => {
    const own = await player(rich);
    await db.sql`update player set safety_changed_at = ${ago(ms)} where id = ${own.id}`;
    expect(await reasonOf(db, await hold(db, own, { changedForMs: 1000 }))).toBe(reason);
  },
);

test('a key is the player’s own, of one call', async ({ world: { db, player } }) => {
  const [own, other] = [await player(rich), await player(rich)];
  const key = { playerId: own.id, call: 'cashier.makewithdrawal', key: 'k', bodyHash: 'hash' };
  for (const [whose, call, name] of [
    [own.id, 'cashier.makedeposit', 'k'],
    [other.id, key.call, 'k'],
    [own.id, key.call, 'l'],
  ])
    await db.sql`
      insert into idempotency_key (player_id, call, key, body_hash, subject, answer, kept_at, claimed_at)
      values (${whose}, ${call}, ${name}, 'hash', 'x', '{"transaction":"another"}', now(), now())`;
  const first = await hold(db, own, { key });
  expect(first.transaction).not.toBe('another');
  expect(await hold(db, own, { key })).toEqual(first);
  expect(await db.sql`select from payment where player_id = ${own.id}`).toHaveLength(1);
  await expect(hold(db, own, { key: { ...key, bodyHash: 'another' } })).rejects.toMatchObject({
    reason: 'InvalidRequest',
  });
});

test('asked for again by its name it is the same withdrawal', async ({ world: { db, player } }) => {
  const own = await player(rich);
  const transaction = drawTransaction();
  for (let again = 0; again < 2; again += 1)
    expect(await hold(db, own, { transaction })).toEqual({ transaction });
  const [purse] = await db.sql`select main, held from ledger_purse where player_id = ${own.id}`;
  expect(purse).toEqual({ main: 80_00, held: 20_00 });
});

test('whose money is in another currency by now is refused', async ({ world: { db, player } }) => {
  const own = await player(rich);
  await expect(hold(db, { ...own, currency: 'EUR' })).rejects.toMatchObject({ reason: 'InvalidRequest' });
});

test('what the ledger cannot understand is a bug and no refusal, and nothing is kept', async ({
  world: { db, player },
}) => {
  const own = await player(rich);
  const transaction = drawTransaction();
  const move = { to: pocket(own.id, 'main'), amount: cents(1), currency: 'USD' } as const;
  const moves = [{ ...move, from: outside('test') }];
  await db.atomically((tx) =>
    record(tx, { key: `withdrawal:${transaction}:held`, reason: 'deposit.settled', moves }),
  );
  await expect(hold(db, own, { transaction })).rejects.toBeInstanceOf(WrongEntry);
  expect(await db.sql`select from payment where transaction = ${transaction}`).toEqual([]);
});

test('of two players who name a new place at the same moment, on whatever servers, the second sees the first', async ({
  world: { db, player },
}) => {
  const [first, second] = [await player(rich), await player(rich)];
  const place = `new place of ${first.id}`;
  const waiting = async () =>
    (
      await db.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    ).length;
  const asked = await db.atomically(async (tx) => {
    await tx.sql`select from ledger_purse where player_id = ${first.id} for update`;
    const one = hold(db, first, at(place));
    await untilBlocked(db.sql, one);
    // Another server has another queue.
    const two = Promise.allSettled([hold({ ...db }, second, at(place))]);
    await Promise.race([two, expect.poll(waiting).toBe(2)]);
    return { one, two };
  });
  await asked.one;
  expect(await asked.two).toMatchObject([{ reason: { reason: 'RequisitesValidationRequired' } }]);
});

test('whoever’s purse is busy waits for it', async ({ world: { db, player } }) => {
  const own = await player(rich);
  const { asked } = await db.atomically(async (tx) => {
    await tx.sql`select from ledger_purse where player_id = ${own.id} for update`;
    const asked = hold(db, own, { transaction: `busy ${own.id}` });
    await untilBlocked(db.sql, asked);
    return { asked };
  });
  expect(await asked).toEqual({ transaction: `busy ${own.id}` });
});

test('who owes something that they were paid by mistake takes nothing home until it is paid back', async () => {
  await using world = await createWorld();
  const { db } = world;
  const player = await world.player(rich);
  world.leaveUnaudited();
  await db.sql`insert into player_debt (player_id, currency, cents, since) values (${player.id}, 'USD', 1, ${NOW})`;
  await expect(hold(db, player)).rejects.toMatchObject({ reason: 'WithdrawalDebt' });
  await db.sql`delete from player_debt`;
  await expect(hold(db, player)).resolves.toMatchObject({ transaction: expect.any(String) });
});
