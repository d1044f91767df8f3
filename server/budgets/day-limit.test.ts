// What may be given in a day: counted day by day and kind by kind, from the first grant of the day on.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { liftDayLimit } from '#tests/budgets.ts';
import { test } from '#tests/world.ts';
import type { Db } from '../database/db.ts';
import { initialBudget } from './budget-name.ts';
import { findLeft } from './budget-rows.ts';
import { type BudgetCharge, chargeBudget, fundBudget, returnCharge } from './charge-budget.ts';
import { isStopped, reopenKind, stopKind } from './stop-kind.ts';

const at = (day: number) => new Date(Date.UTC(2026, 3, day, 12));
const now = at(1);

const chargeOf = (kind: BudgetCharge['budget']['kind'], key: string, cost: number): BudgetCharge => ({
  ...{ budget: { kind, name: `of-${kind}` }, key: `${kind}:${key}`, cost: cents(cost) },
});

const charge = (db: Db, one: BudgetCharge, when = now) => db.atomically((tx) => chargeBudget(tx, one, when));

const givenOn = async (db: Db, kind: string, day: number) => {
  const [row] = await db.sql<{ given: number; grants: number }>`
    select given_cents::int as given, grants::int as grants from gift_outflow
    where kind = ${kind} and day = ${at(day)}`;
  return row === undefined ? null : [row.given, row.grants];
};

const budgetOf = async (db: Db, kind: string) => {
  const [row] = await db.sql<{ granted: number; spent: number }>`
    select granted_cents::int as granted, spent_cents::int as spent from gift_budget where kind = ${kind}`;
  return [row!.granted, row!.spent];
};

test('the first grants of a day, which come at once, are all given', async ({ world: { db } }) => {
  const keys = Array.from({ length: 6 }, (_, key) => `first-${key}`);
  await Promise.all(keys.map((key) => charge(db, chargeOf('cashback', key, 100))));
  expect(await givenOn(db, 'cashback', 1)).toEqual([600, 6]);
});

test('each day counts by itself, up to the limit of the day before', async ({ world: { db } }) => {
  await charge(db, chargeOf('insurance', 'a', 100), at(1));
  await db.sql`update gift_outflow set most_cents = 150 where kind = 'insurance'`;
  await charge(db, chargeOf('insurance', 'b', 70), at(2));
  await charge(db, chargeOf('insurance', 'c', 10), at(2));
  expect([await givenOn(db, 'insurance', 1), await givenOn(db, 'insurance', 2)]).toEqual([
    [100, 1],
    [80, 2],
  ]);
  await expect(charge(db, chargeOf('insurance', 'd', 71), at(2))).rejects.toThrow('RewardUnavailable');
});

test('a first grant of a day that is beyond its limit stops the kind', async ({ world: { db } }) => {
  await expect(charge(db, chargeOf('jackpot', 'a', 3_000_001))).rejects.toThrow('RewardUnavailable');
  await expect.poll(() => isStopped(db.sql, 'jackpot'), { interval: 5 }).toBe(true);
  expect(await isStopped(db.sql, 'tournament')).toBe(false);
  await db.sql`
    insert into gift_outflow (kind, day, expected_cents, most_cents, extra_cents, given_cents)
    values ('offer', ${at(4)}, 0, 0, 0, 0), ('offer', ${at(5)}, 0, 100, 50, 20)`;
  await expect(charge(db, chargeOf('offer', 'a', 131), at(5))).rejects.toThrow('RewardUnavailable');
  await expect.poll(() => isStopped(db.sql, 'offer'), { interval: 5 }).toBe(true);
  expect(await db.sql`select why from gift_stop where kind in ('jackpot', 'offer') order by id`).toEqual(
    [1, 1].map((cent) => ({ why: `Gifts beyond the limit of the day, by ${cent} euro cents.` })),
  );
});

test('a grant that comes again is no grant: not for a kind that was stopped, nor for its day', async ({
  world: { db },
}) => {
  const again = chargeOf('boost', 'same', 700);
  await Promise.all(Array.from({ length: 5 }, () => charge(db, again)));
  expect(await givenOn(db, 'boost', 1)).toEqual([700, 1]);
  await db.atomically((tx) => stopKind(tx, { kind: 'boost', why: 'a test', by: 'staff', now }));
  await charge(db, again);
  expect(await budgetOf(db, 'boost')).toEqual([initialBudget('boost'), 700]);
  expect(await isStopped(db.sql, 'boost')).toBe(true);
});

test('what of a charge was not given goes back to its budget once, and nothing that was never charged', async ({
  world: { db },
}) => {
  const promise = chargeOf('tournament', 'promise', 900);
  const alike = { ...promise.budget, kind: 'loyalty-program' } as const;
  await charge(db, { ...promise, budget: alike, key: 'of-another-kind' });
  const giveBack = (one: BudgetCharge) => db.atomically((tx) => returnCharge(tx, one));
  await charge(db, promise);
  for (const _ of [1, 2]) await giveBack({ ...promise, cost: cents(400) });
  await giveBack({ ...promise, cost: cents(0) });
  await giveBack(chargeOf('tournament', 'never', 100));
  expect(await budgetOf(db, 'tournament')).toEqual([initialBudget('tournament'), 500]);
  expect(await budgetOf(db, 'loyalty-program')).toEqual([initialBudget('loyalty-program'), 900]);
});

test('a charge and its return name the player whose gift it was, and no one where it is for nobody yet', async ({
  world,
}) => {
  const { db } = world;
  const { id: player } = await world.player();
  const own = { ...chargeOf('cashback', 'of-a-player', 5), player };
  const nobodys = chargeOf('cashback', 'of-nobody', 5);
  for (const one of [own, nobodys]) {
    await charge(db, one);
    await db.atomically((tx) => returnCharge(tx, one));
  }
  const named = await db.sql`
    select key, player_id from ledger_entry
    where key like 'budget:cashback:of-%' and reason <> 'budget.funded' order by key`;
  expect(named).toEqual([
    { key: 'budget:cashback:of-a-player', player_id: player },
    { key: 'budget:cashback:of-a-player:returned', player_id: player },
    { key: 'budget:cashback:of-nobody', player_id: 0 },
    { key: 'budget:cashback:of-nobody:returned', player_id: 0 },
  ]);
});

test('what is added to a budget that nothing was charged to yet comes on top of what it starts with', async ({
  world: { db },
}) => {
  const { budget } = chargeOf('loyalty-quest', '', 0);
  await db.atomically((tx) => fundBudget(tx, budget, { key: 'more', amount: cents(500) }, now));
  expect(await budgetOf(db, 'loyalty-quest')).toEqual([initialBudget('loyalty-quest') + 500, 0]);
});

test('what is owed beyond a budget is charged at once, counts for its day, and stops the kind', async ({
  world: { db },
}) => {
  const first = initialBudget('loyalty-product');
  await liftDayLimit({ db, clock: { now: () => now } }, 'loyalty-product');
  const owe = (key: string) => charge(db, { ...chargeOf('loyalty-product', key, first + 1), isOwed: true });
  await owe('once');
  expect(await budgetOf(db, 'loyalty-product')).toEqual([2 * first + 1, first + 1]);
  await owe('twice');
  expect(await budgetOf(db, 'loyalty-product')).toEqual([3 * first + 2, 2 * first + 2]);
  expect(await givenOn(db, 'loyalty-product', 1)).toEqual([2 * first + 2, 2]);
  expect(await db.sql`select why from gift_stop where kind = 'loyalty-product'`).toEqual([
    { why: 'More was owed than the budget of of-loyalty-product held, and was added to it.' },
  ]);
});

test('what costs nothing is charged to no budget', async ({ world: { db } }) => {
  await charge(db, chargeOf('staff-gift', 'free', 0));
  expect(await db.sql`select from gift_budget where kind = 'staff-gift'`).toEqual([]);
});

test('a kind may still give the least of what its budget and its day have left', async ({
  world: { db },
}) => {
  const name = 'of-multi-boost';
  const left = async (one = name) => (await findLeft(db.sql, 'multi-boost', now))(one);
  const whole = initialBudget('multi-boost');
  expect(await left()).toBe(whole);
  // 500 euros a day are expected without any play, and three times as much may be given.
  await charge(db, chargeOf('multi-boost', 'a', 1_000));
  expect(await left()).toBe(149_000);
  expect(await left('another'), 'the day of the kind holds for all of its budgets').toBe(149_000);
  await db.sql`update gift_outflow set extra_cents = 1000000000 where kind = 'multi-boost'`;
  await db.sql`
    insert into gift_outflow (kind, day, expected_cents, most_cents) values ('multi-boost', ${at(-1)}, 0, 7)`;
  expect((await findLeft(db.sql, 'multi-boost', at(-1)))(name), 'of another day').toBe(7);
  expect([await left(), await left('another')]).toEqual([whole - 1_000, whole]);
  await charge(db, chargeOf('cashback', 'of-another-kind', 5));
  await db.sql`update gift_budget set name = ${name} where kind = 'cashback'`;
  expect(await left()).toBe(whole - 1_000);
  await db.sql`update gift_budget set name = 'of-cashback' where kind = 'cashback'`;
  await db.atomically((tx) => stopKind(tx, { kind: 'multi-boost', why: 'a test', by: 'staff', now }));
  expect(await left()).toBe(0);
  await db.atomically((tx) => reopenKind(tx, { kind: 'multi-boost', by: 'another', now }));
  expect(await left(), 'as much as on a whole day').toBe(150_000);
});

test('what is owed and comes to the limit of the day stops nothing, and one cent more stops its kind', async ({
  world: { db },
}) => {
  const later = at(10);
  await db.sql`
    insert into gift_outflow (kind, day, expected_cents, most_cents, extra_cents)
    values ('loyalty-program', ${later}, 0, 100, 50)`;
  const owe = (key: string, cost: number) =>
    charge(db, { ...chargeOf('loyalty-program', key, cost), isOwed: true }, later);
  await owe('to-the-limit', 150);
  expect(await isStopped(db.sql, 'loyalty-program')).toBe(false);
  await owe('a-cent-more', 1);
  expect(await db.sql`select why from gift_stop where kind = 'loyalty-program'`).toEqual([
    { why: 'Gifts beyond the limit of the day, by 1 euro cents.' },
  ]);
  expect(await givenOn(db, 'loyalty-program', 10)).toEqual([151, 2]);
});

test('what a kind exceeds its limit by is calculated from its own day, whatever other kinds were given', async ({
  world: { db },
}) => {
  await db.sql`
    insert into gift_outflow (kind, day, expected_cents, most_cents, given_cents)
    values ('boost', ${at(11)}, 0, 0, 900), ('staff-gift', ${at(11)}, 0, 100, 0)`;
  await expect(charge(db, chargeOf('staff-gift', 'a', 101), at(11))).rejects.toThrow('RewardUnavailable');
  await expect.poll(() => isStopped(db.sql, 'staff-gift'), { interval: 5 }).toBe(true);
  expect(await db.sql`select why from gift_stop where kind = 'staff-gift'`).toEqual([
    { why: 'Gifts beyond the limit of the day, by 1 euro cents.' },
  ]);
});
