// The outflow breaker: gifts of a kind beyond a multiple of their expectation stop the kind, and nothing else.
import { expect } from 'vitest';
import { isRefusal } from '#contract/refusals.ts';
import type { BudgetKind } from '#rules/gifts/budget-kinds.ts';
import { cents } from '#rules/money.ts';
import { openDesk } from '#tests/desk.ts';
import { test } from '#tests/doors.ts';
import { factsReadable } from '#tests/facts.ts';
import type { Db } from '../database/db.ts';
import { watchOutflow } from '../desk/budgets/watch-outflow.ts';
import { type NewFact, recordFacts } from '../facts/facts.ts';
import { readSome } from '../facts/read-facts.ts';
import { giveOrWait, waitingRewardsGiven } from '../rewards/give-or-wait.ts';
import { dailyTotals } from '../totals/daily-totals.ts';
import { chargeBudget } from './charge-budget.ts';
import { reopenKind } from './stop-kind.ts';

interface Charge {
  kind: BudgetKind;
  key: string;
  cost: number;
  isOwed?: boolean;
}

const chargeOf = (db: Db, { kind, key, cost, isOwed = false }: Charge, now: Date) =>
  db.atomically((tx) =>
    chargeBudget(tx, { budget: { kind, name: 'breaker' }, key, cost: cents(cost), isOwed }, now),
  );

const stopsOf = (db: Db, kind: BudgetKind) => db.sql<{ why: string; stopped_by: string }>`
  select why, stopped_by from gift_stop where kind = ${kind} and reopened_at is null`;

const untilStopped = (db: Db, kind: BudgetKind) =>
  expect.poll(async () => (await stopsOf(db, kind)).length, { interval: 5 }).toBe(1);

test('of grants that come at once no more are given than three times what is expected, and the kind is stopped', async ({
  doors,
}) => {
  const { db, clock, content } = doors.product;
  const [kind, now] = ['loyalty-quest', clock.now()] as const;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 25 }, (_, at) => chargeOf(db, { kind, key: `crowd:${at}`, cost: 10_000 }, now)),
  );
  const rejected = outcomes.filter((one) => one.status === 'rejected');
  // 500 euros a day are expected without any play.
  expect(rejected).toHaveLength(10);
  for (const { reason } of rejected) expect(isRefusal(reason, 'RewardUnavailable')).toBe(true);
  await untilStopped(db, kind);
  await expect(chargeOf(db, { kind, key: 'a-small-one', cost: 1 }, now)).rejects.toThrow('RewardUnavailable');
  await chargeOf(db, { kind: 'offer', key: 'another-kind', cost: 10_000 }, now);

  await watchOutflow({ db, content, now });
  await watchOutflow({ db, content, now });
  const audit = await openDesk(doors).audit('budgets.stopKind');
  expect(audit).toMatchObject([{ member_name: '', subject: 'kind loyalty-quest', outcome: 'done' }]);
});

test('what players staked and paid in raises the limit, and what the operator staked for them does not', async ({
  doors,
  world,
}) => {
  const { db, clock, content } = doors.product;
  const now = clock.now();
  const { id: playerId } = await world.player();
  const most = async (kind: BudgetKind) => {
    await watchOutflow({ db, content, now });
    const [row] = await db.sql<{ most: number }>`
      select most_cents::int as most from gift_outflow where kind = ${kind} order by day desc limit 1`;
    return row!.most;
  };
  const round = {
    round: 'r',
    game: 'limbo',
    currency: 'EUR',
    stakedBonus: cents(0),
    paid: cents(0),
  } as const;
  const played = (more: object): NewFact => ({
    ...{ name: 'round.settled', playerId, at: now },
    data: { ...round, staked: cents(10_000_000), ...more },
  });
  expect([await most('cashback'), await most('offer')]).toEqual([300_000, 300_000]);
  const deposit = { transaction: 'a', method: 'card', currency: 'EUR', amount: cents(70_000) } as const;
  await db.atomically((tx) =>
    recordFacts(tx, [
      played({}),
      played({ pack: 'of free spins' }),
      played({ stakedBonus: cents(10_000_000) }),
      played({ opposed: cents(10_000_000) }),
      { name: 'deposit.settled', playerId, at: now, data: deposit },
    ]),
  );
  await factsReadable(db);
  await readSome(db, dailyTotals, 100);
  // 1.2 % of the stakes for cashback, and all that was paid in for offers, three times each.
  expect([await most('cashback'), await most('offer')]).toEqual([660_000, 510_000]);
});

test('a reward that was promised waits while its kind is stopped, where its player sees it, and is given once it is reopened: bonuses.getHeld', async ({
  doors,
  world,
}) => {
  const { db, clock, content } = doors.product;
  const now = clock.now();
  const kind = 'staff-gift';
  // What is owed is charged though it exceeds the limit, and stops the kind.
  await chargeOf(db, { kind, key: 'owed', cost: 350_000, isOwed: true }, now);
  expect(await stopsOf(db, kind)).toEqual([
    { why: 'Gifts beyond the limit of the day, by 50000 euro cents.', stopped_by: '' },
  ]);
  const player = await world.player({ currency: 'EUR' });
  const reward = { kind: 'cash', amount: cents(500) } as const;
  const given = { key: 'stopped', player, reward, source: { giver: 'staff', name: 'x' } } as const;
  await db.atomically((tx) => giveOrWait(tx, given, now, content));
  const visitor = await doors.signIn(player);
  const held = async () => (await doors.ask('bonuses.getHeld', {}, visitor)).result.items;
  expect(await held()).toEqual([
    { giver: 'staff', kind: 'cash', amount: { amount: 5, currency: 'EUR' }, count: null },
  ]);
  const [task] = await db.sql<{ payload: unknown }>`select payload from task where name = 'reward.waiting'`;
  const work = async () => {
    const effect = await waitingRewardsGiven(doors.product).run(task!.payload, AbortSignal.timeout(1_000));
    await db.atomically(async (tx) => effect?.(tx));
  };
  await expect(work()).rejects.toThrow('RewardUnavailable');
  expect(await db.atomically((tx) => reopenKind(tx, { kind, by: 'a member of staff', now }))).toBe(true);
  await work();
  await work();
  const [purse] = await db.sql`select main::int as main from ledger_purse where player_id = ${player.id}`;
  expect(purse).toEqual({ main: 500 });
  expect(await held()).toEqual([]);
  const most = 300_000;
  await expect(chargeOf(db, { kind, key: 'beyond', cost: most }, now)).rejects.toThrow('RewardUnavailable');
  await untilStopped(db, kind);
});
