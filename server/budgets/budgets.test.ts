// A definition gives away no more than its budget, however many grants come at once.
import { expect } from 'vitest';
import { isRefusal } from '#contract/refusals.ts';
import { cents } from '#rules/money.ts';
import { liftDayLimit } from '#tests/budgets.ts';
import { untilBlocked } from '#tests/database.ts';
import { undone } from '#tests/undone.ts';
import { test } from '#tests/world.ts';
import { auditLedger } from '../ledger/audit.ts';
import { type BudgetName, initialBudget } from './budget-name.ts';
import { chargeBudget, fundBudget } from './charge-budget.ts';

const now = new Date('2026-03-01T12:00:00Z');
const offer = (name: string): BudgetName => ({ kind: 'offer', name });
const whole = initialBudget('offer');

test('of grants that come at once as many succeed as the budget holds, and the books agree', async ({
  world,
}) => {
  const { db } = world;
  const budget = offer('crowd');
  await liftDayLimit({ db, clock: { now: () => now } }, 'offer');
  const players = await Promise.all(Array.from({ length: 20 }, () => world.player()));
  const cost = cents(whole / 8);
  const outcomes = await Promise.allSettled(
    players.map(({ id }) =>
      db.atomically((tx) => chargeBudget(tx, { budget, key: `crowd:${id}`, player: id, cost }, now)),
    ),
  );
  const rejected = outcomes.filter((one) => one.status === 'rejected');
  expect(rejected).toHaveLength(12);
  for (const { reason } of rejected) expect(isRefusal(reason, 'RewardUnavailable')).toBe(true);
  const [row] = await db.sql`select granted_cents, spent_cents from gift_budget where name = 'crowd'`;
  expect(row).toEqual({ granted_cents: whole, spent_cents: whole });
});

test('a key is charged once, also when it comes many times at once', async ({ world }) => {
  const { db } = world;
  const { id: player } = await world.player();
  const charge = { budget: offer('once'), key: 'same', player, cost: cents(700) };
  await Promise.all(Array.from({ length: 10 }, () => db.atomically((tx) => chargeBudget(tx, charge, now))));
  const [row] = await db.sql`select spent_cents from gift_budget where name = 'once'`;
  expect(row).toEqual({ spent_cents: 700 });
});

test('what is undone is not charged, and what is added can be given', async ({ world }) => {
  const { db } = world;
  const { id: player } = await world.player();
  const budget = offer('added');
  await liftDayLimit({ db, clock: { now: () => now } }, 'offer');
  const charge = (key: string, cost: number) =>
    db.atomically((tx) => chargeBudget(tx, { budget, key, player, cost: cents(cost) }, now));
  const undoing = db.atomically(async (tx) => {
    await chargeBudget(tx, { budget, key: 'undone', player, cost: whole }, now);
    throw new Error('undone');
  });
  await expect(undoing).rejects.toThrow('undone');
  await charge('all', whole);
  await expect(charge('more', 1)).rejects.toThrow('RewardUnavailable');
  const funds = { key: 'approval-1', amount: cents(500) };
  await db.atomically((tx) => fundBudget(tx, budget, funds, now));
  await db.atomically((tx) => fundBudget(tx, budget, funds, now));
  await charge('more', 500);
  await expect(charge('yet more', 1)).rejects.toThrow('RewardUnavailable');
});

test('the audit finds a budget that was raised, or a charge that was forgotten, by hand', async ({
  world,
}) => {
  const { db } = world;
  const { id: player } = await world.player();
  await db.atomically((tx) =>
    chargeBudget(tx, { budget: offer('raided'), key: 'raid', player, cost: cents(10) }, now),
  );
  const rulesAfter = (change: (sql: typeof db.sql) => Promise<unknown>) =>
    undone(db, async ({ sql }) => {
      await change(sql);
      return (await auditLedger(sql)).map(({ invariant, subject }) => `${invariant} ${subject}`);
    });
  const found = ['L41 house:budget-offer-raided'];
  expect(
    await rulesAfter(
      (sql) => sql`update gift_budget set granted_cents = granted_cents + 1 where name = 'raided'`,
    ),
  ).toEqual(found);
  expect(
    await rulesAfter((sql) => sql`update gift_budget set spent_cents = 0 where name = 'raided'`),
  ).toEqual(found);
  expect(await rulesAfter((sql) => sql`delete from gift_budget where name = 'raided'`)).toEqual(found);
});

test('what was promised is charged though it exceeds the budget: the rest is added, and the kind is stopped', async ({
  world,
}) => {
  const { db } = world;
  const budget: BudgetName = { kind: 'multi-boost', name: 'owed' };
  const first = initialBudget('multi-boost');
  const charge = { budget, key: 'owed-more', cost: cents(first + 500), isOwed: true };
  for (let times = 0; times < 2; times += 1) await db.atomically((tx) => chargeBudget(tx, charge, now));
  const [row] = await db.sql`
    select granted_cents - spent_cents as left, spent_cents as spent from gift_budget where name = 'owed'`;
  expect(row).toEqual({ left: first, spent: first + 500 });
  expect(await db.sql`select from gift_stop where kind = 'multi-boost'`).toHaveLength(1);
});

test('a budget is opened and raised under its own kind and name, and the ledger says by how many euro cents', async ({
  world,
}) => {
  const { db } = world;
  const [raised, alike] = [offer('twin'), { kind: 'cashback', name: 'twin' } as const];
  for (const budget of [raised, alike, offer('other')])
    await db.atomically((tx) =>
      chargeBudget(tx, { budget, key: `twin:${budget.kind}:${budget.name}`, cost: cents(1) }, now),
    );
  await db.atomically((tx) => fundBudget(tx, raised, { key: 'approval-2', amount: cents(300) }, now));
  const rows = await db.sql`
    select kind, name, granted_cents as granted from gift_budget where name in ('twin', 'other') order by kind, name`;
  expect(rows).toEqual([
    { kind: 'cashback', name: 'twin', granted: initialBudget('cashback') },
    { kind: 'offer', name: 'other', granted: whole },
    { kind: 'offer', name: 'twin', granted: whole + 300 },
  ]);
  const moves = await db.sql`
    select key, reason, from_path, currency, cents from ledger_entry join ledger_move using (player_id, number)
    where to_path = 'house:budget-offer-twin' order by key`;
  expect(moves).toEqual([
    {
      ...{ key: 'budget:offer:twin:approval-2', reason: 'budget.funded', from_path: 'house:gifts' },
      ...{ currency: 'EUR', cents: 300 },
    },
    {
      ...{ key: 'budget:offer:twin:opened', reason: 'budget.funded', from_path: 'house:gifts' },
      ...{ currency: 'EUR', cents: whole },
    },
  ]);
});

test('a grant that comes a second time at the same moment is not refused though its first took all that was left', async ({
  world,
}) => {
  const { db } = world;
  const budget = offer('last');
  await liftDayLimit({ db, clock: { now: () => now } }, 'offer');
  const charge = (key: string, cost: number) => ({ budget, key, cost: cents(cost) });
  await db.atomically((tx) => chargeBudget(tx, charge('last:most', whole - 500), now));
  let second: Promise<void> | undefined;
  await db.atomically(async (tx) => {
    await chargeBudget(tx, charge('last:rest', 500), now);
    second = db.atomically((own) => chargeBudget(own, charge('last:rest', 500), now));
    await untilBlocked(db.sql, second);
  });
  await second;
  const [row] = await db.sql`select granted_cents - spent_cents as left from gift_budget where name = 'last'`;
  expect(row).toEqual({ left: 0 });
});
