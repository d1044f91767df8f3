// What closing a period writes, books and charges, for several rules and players of several currencies.
import { expect, test, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { addToBudget, budgetNow, drainBudget } from '#tests/budgets.ts';
import { untilBlocked } from '#tests/database.ts';
import { createWorld } from '#tests/world.ts';
import type { Player } from '../calls/context.ts';
import { readContent } from '../content/content.ts';
import { lockPlayer } from '../database/db.ts';
import { house, pocket } from '../ledger/accounts.ts';
import { balancesOf } from '../ledger/purse.ts';
import { record, WrongEntry } from '../ledger/record.ts';
import { systemClock } from '../plumbing/clock.ts';
import { log } from '../plumbing/log.ts';
import { endPeriods } from './end-periods.ts';
import { keepCashbacks } from './keep-cashbacks.ts';
import { openCashbacks } from './open-cashbacks.ts';

const DAY_MS = 86_400_000;
const files = readContent('content');
const [WEEKLY, DAILY, WITHDRAWN] = [1, 2, 3];

const terms = { minimum_cents: 100, cap_cents: 50_000, games_ppm: 1_000_000, sports_ppm: 1_000_000 };
const rule = { ...terms, is_offered: true, description: 'Back', is_bound_by_deposits: false, claim_days: 7 };
const rates = [
  { from_level: 1, rate_ppm: 50_000 },
  { from_level: 2, rate_ppm: 100_000 },
];
const definitions = [
  { ...rule, id: WEEKLY, period: 'week', rates, is_automatic: false },
  {
    ...{ ...rule, id: DAILY, period: 'day', is_automatic: true, minimum_cents: 1 },
    rates: [{ from_level: 1, rate_ppm: 20_000 }],
  },
  { ...rule, id: WITHDRAWN, period: 'day', rates, is_automatic: true, is_offered: false },
];
const content = {
  ...files,
  hasCms: () => true,
  cms: <T>(name: string) => (name === 'cashback' ? (definitions as T) : files.cms<T>(name)),
};

/** A house with two rules of cashback under way. */
async function openHouse() {
  const world = await createWorld();
  const { db } = world;
  const levels = new Map<number, number>();
  const begun = systemClock.now();
  const rooms = { cashbacks: openCashbacks({ levelsOf: async () => levels }) };
  const keep = (now: Date, with_ = rooms) => keepCashbacks({ db, content, rooms: with_, now });
  await keep(begun);
  return {
    ...{ world, db, levels, keep, begun },
    product: { db, clock: { now: () => begun } },
    player: (currency: 'EUR' | 'USD' = 'EUR', more: object = {}) =>
      world.player({ currency, balances: { main: cents(200_00) }, ...more }),
    /** Loses so much at games. */
    lose: ({ id, currency }: Player, amount: number) =>
      db.atomically((tx) =>
        record(tx, {
          ...{ key: `stake:${id}`, reason: 'studio.played' },
          moves: [{ from: pocket(id, 'main'), to: house('games'), amount: cents(amount), currency }],
        }),
      ),
    /** Ends all periods a moment from now, and returns when. */
    end: () => endPeriods(db, systemClock.now()),
    given: (of = WEEKLY) => db.sql`
      select player_id, currency, status, base_cents, rate_ppm, amount_cents, expires_at, closed_at from cashback
      where rule = ${of} order by player_id`,
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

test('a period is closed at its end for every player who has lost: by their level, in their currency', async () => {
  await using cashbacks = await openHouse();
  const { db, keep, given, lose } = cashbacks;
  const [plain, dollar, vip] = [
    await cashbacks.player(),
    await cashbacks.player('USD'),
    await cashbacks.player(),
  ];
  const [banned, little] = [await cashbacks.player('EUR', { status: 'banned' }), await cashbacks.player()];
  await cashbacks.player();
  cashbacks.levels.set(vip.id, 3);
  for (const player of [plain, vip, banned]) await lose(player, 100_00);
  await lose(dollar, 50_00);
  await lose(little, 10_00);
  const budget = { kind: 'cashback', name: String(WEEKLY) } as const;
  const before = (await budgetNow(cashbacks.product, budget)).spent;
  const end = await cashbacks.end();
  await keep(new Date(end.getTime() - 1));
  expect(await given(), 'not yet').toEqual([]);
  await keep(end);
  const active = { status: 'active', closed_at: end, expires_at: new Date(end.getTime() + 7 * DAY_MS) };
  const none = { status: 'skipped', closed_at: end, expires_at: null, amount_cents: 0, rate_ppm: 50_000 };
  const of = (player: Player, base_cents: number) => ({
    player_id: player.id,
    currency: player.currency,
    base_cents,
  });
  const weekly = [
    { ...of(plain, 100_00), ...active, rate_ppm: 50_000, amount_cents: 5_00 },
    { ...of(dollar, 50_00), ...active, rate_ppm: 50_000, amount_cents: 2_50 },
    { ...of(vip, 100_00), ...active, rate_ppm: 100_000, amount_cents: 10_00 },
    { ...of(banned, 100_00), ...none },
    { ...of(little, 10_00), ...none },
  ];
  expect(await given()).toEqual(weekly);
  // 2.50 dollars are 2.32 euros.
  expect((await budgetNow(cashbacks.product, budget)).spent - before).toBe(5_00 + 2_32 + 10_00);
  const entries = await db.sql<{ player_id: number; reason: string }>`
    select player_id, reason from ledger_entry where key like 'cashback:1:%:granted' order by player_id`;
  expect(entries).toEqual(
    [plain, dollar, vip].map(({ id }) => ({ player_id: id, reason: 'cashback.granted' })),
  );
  const listed = await db.sql`
    select player_id, giver, name, reward, given_at from given_reward where name = '1' order by player_id`;
  expect(listed).toEqual(
    [
      [plain, 5_00],
      [dollar, 2_50],
      [vip, 10_00],
    ].map(([player, amount]) => ({
      ...{ player_id: (player as Player).id, giver: 'cashback', name: '1', given_at: end },
      reward: { kind: 'cash', amount },
    })),
  );
  const told = await db.sql<{ player_id: number }>`
    select player_id from live_outbox where name = 'cashbacks.changed' and player_id in (${plain.id}, ${little.id})`;
  // The weekly one of the first, and of both the daily one as it is granted and as it is paid.
  expect(told.filter(({ player_id }) => player_id === plain.id)).toHaveLength(3);
  expect(told.filter(({ player_id }) => player_id === little.id)).toHaveLength(2);

  expect(await given(DAILY), 'paid at once').toMatchObject([
    { player_id: plain.id, status: 'paid_out', amount_cents: 2_00, expires_at: null },
    { player_id: dollar.id, status: 'paid_out', amount_cents: 1_00 },
    { player_id: vip.id, status: 'paid_out', amount_cents: 2_00 },
    { player_id: banned.id, status: 'skipped' },
    { player_id: little.id, status: 'paid_out', amount_cents: 20 },
  ]);
  expect((await balancesOf(db.sql, plain.id)).main).toBe(102_00);
  expect(await given(WITHDRAWN)).toEqual([]);
  const marks = await db.sql`
    select player_id, rule, number, carry_cents from cashback_mark where rule = ${WEEKLY} order by player_id`;
  expect(marks).toHaveLength(6);
  expect(marks[0]).toEqual({ player_id: plain.id, rule: WEEKLY, number: 2, carry_cents: 0 });
  await keep(end);
  expect(await given(), 'closed once').toEqual(weekly);
});

test('the next period of a rule begins where its last has ended, whenever those of other rules do', async () => {
  await using cashbacks = await openHouse();
  const { db, keep } = cashbacks;
  const periods = () => db.sql<{ rule: number; starts_at: Date; ends_at: Date; closed_at: Date | null }>`
    select rule, starts_at, ends_at, closed_at from cashback_period where rule <> 0 order by rule, starts_at`;
  expect((await periods()).map((period) => period.rule)).toEqual([WEEKLY, DAILY]);
  await keep(cashbacks.begun);
  expect(await periods(), 'a period is under way').toHaveLength(2);
  const end = await cashbacks.end();
  const later = new Date(end.getTime() + 5);
  await db.sql`
    update cashback_period set ends_at = ${later},
      starts_at = (select starts_at from cashback_period where rule = ${WEEKLY})
    where rule = ${DAILY}`;
  await keep(end);
  const [weekly, next, daily] = await periods();
  expect(weekly).toMatchObject({ rule: WEEKLY, ends_at: end, closed_at: end });
  expect(next).toMatchObject({ rule: WEEKLY, starts_at: end, closed_at: null });
  expect(daily).toMatchObject({ rule: DAILY, ends_at: later, closed_at: null });
  const secondEnd = await cashbacks.end();
  await keep(secondEnd);
  const ofWeekly = (await periods()).filter((period) => period.rule === WEEKLY);
  expect(ofWeekly.map(({ starts_at, closed_at }) => [starts_at, closed_at]).slice(1)).toEqual([
    [end, secondEnd],
    [secondEnd, null],
  ]);
  expect(ofWeekly[0]!.closed_at, 'it was closed before').toEqual(end);
});

test('a cashback without a budget waits, which staff read in the log, and holds up no other; a bug is no wait', async () => {
  await using cashbacks = await openHouse();
  using warned = vi.spyOn(log, 'warn').mockReturnValue();
  const { keep, given } = cashbacks;
  await cashbacks.lose(await cashbacks.player(), 100_00);
  const budget = { kind: 'cashback', name: String(WEEKLY) } as const;
  await drainBudget(cashbacks.product, budget, 499);
  const end = await cashbacks.end();
  await keep(end);
  expect(warned.mock.calls).toEqual([['a cashback waits for its budget', { rule: WEEKLY }]]);
  expect([(await given()).length, (await given(DAILY)).length]).toEqual([0, 1]);
  const broken = { cashbacks: openCashbacks({ levelsOf: () => Promise.reject(new Error('no levels')) }) };
  await expect(keep(end, broken)).rejects.toThrow('no levels');
  await addToBudget(cashbacks.product, budget, 1);
  await keep(end);
  expect(await given()).toMatchObject([{ status: 'active', amount_cents: 5_00 }]);
  const charged = await cashbacks.db.sql<{ key: string }>`
    select key from ledger_entry where key like 'budget:cashback:%' and reason = 'budget.charged' order by key`;
  const ids = await cashbacks.db.sql<{ id: number }>`select id from cashback`;
  const keys = ids.map(({ id }) => `budget:cashback:${id}`);
  expect(
    charged.map(({ key }) => key),
    'each closing once',
  ).toEqual(keys.toSorted());
});

test('a closing whose entry names another fact already is undone, and is a bug', async () => {
  await using cashbacks = await openHouse();
  cashbacks.world.leaveUnaudited();
  const { db } = cashbacks;
  const player = await cashbacks.player();
  await cashbacks.lose(player, 100_00);
  const [period] = await db.sql<{ starts_at: Date }>`
    select starts_at from cashback_period where rule = ${WEEKLY}`;
  await db.atomically((tx) =>
    record(tx, {
      key: `cashback:${WEEKLY}:${period!.starts_at.getTime()}:${player.id}:granted`,
      ...{ player: player.id, reason: 'cashback.granted' },
      moves: [{ from: house('bonuses'), to: house('pool-cashback'), amount: cents(1), currency: 'EUR' }],
    }),
  );
  await expect(cashbacks.keep(await cashbacks.end())).rejects.toBeInstanceOf(WrongEntry);
  expect(await cashbacks.given()).toEqual([]);
});

test.for(['its player', 'the balance of its player', 'another closing of it'] as const)(
  'a closing waits for %s before it gives anything',
  async (what) => {
    await using cashbacks = await openHouse();
    const { db } = cashbacks;
    const player = await cashbacks.player();
    await cashbacks.lose(player, 100_00);
    const end = await cashbacks.end();
    const { closing } = await db.atomically(async (tx) => {
      if (what === 'its player') await lockPlayer(tx, player.id);
      else if (what === 'the balance of its player')
        await tx.sql`select from ledger_purse where player_id = ${player.id} for update`;
      else await tx.sql`select from cashback_period where rule = ${WEEKLY} for update`;
      const started = cashbacks.keep(end);
      await untilBlocked(db.sql, started);
      expect(await cashbacks.given()).toEqual([]);
      return { closing: started };
    });
    await closing;
    expect(await cashbacks.given()).toMatchObject([{ status: 'active' }]);
  },
);
