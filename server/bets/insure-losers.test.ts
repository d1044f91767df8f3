// The free bet of an accumulator that missed by one leg: given once, within its budget, to those who may be given anything.
import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { RULES } from '#sports/bets/extras.ts';
import { LOST, WON } from '#sports/settle/outcome-result.ts';
import { test } from '#tests/world.ts';
import { log } from '../plumbing/log.ts';
import type { KeptBet } from './bet-rows.ts';
import { insurancesGiven, insureLosers } from './insurance.ts';

const now = new Date('2026-03-01T12:00:00Z');
const DAY_MS = 86_400_000;

/** What is read of a bet here is all that it has: a stake of 10.01, a fifth of which comes back. */
const lost = (
  id: string,
  player: { id: number; currency: KeptBet['currency'] },
  more: Partial<KeptBet> = {},
) =>
  ({
    ...{ id, player_id: player.id, currency: player.currency, euro_rate: 0.5, rules: RULES, status: 'lost' },
    ...{ kind: { type: 'accumulator' }, freebet_id: null, bonus_cents: 0, unit_cents: cents(1_001) },
    ...{ combos: [[0, 1, 2, 3, 4]] },
    legs: [LOST, WON, WON, WON, WON].map((result) => ({ odds_x1000: 2_000, result })),
    ...more,
  }) as unknown as KeptBet;

test('each insured bet brings its player one free bet for a week, charged in euros and listed as given', async ({
  world,
}) => {
  const { db } = world;
  const [player, other, blocked] = await Promise.all([world.player(), world.player(), world.player()]);
  await db.sql`update player set bonus_blocked_at = ${now} where id = ${blocked.id}`;
  const bets = [
    ...[lost('a', player), lost('b', player), lost('c', other), lost('d', blocked)],
    lost('e', other, { status: 'won' }),
  ];
  for (let times = 0; times < 2; times += 1)
    await db.atomically((tx) =>
      insureLosers(
        tx,
        bets.map((after) => ({ after }) as Parameters<typeof insureLosers>[1][number]),
        now,
      ),
    );
  const given = await db.sql`
    select freebet.key, player_id, freebet.currency, value_cents, expires_at, source, reward, name, giver
    from freebet join given_reward using (player_id) where given_reward.key = 'insurance:' || freebet.key
    order by freebet.key`;
  expect(given).toEqual(
    [
      ['a', player.id],
      ['b', player.id],
      ['c', other.id],
    ].map(([bet, id]) => ({
      ...{ key: `insurance:${bet}`, player_id: id, currency: 'USD', value_cents: 200, source: 'insurance' },
      ...{ expires_at: new Date(now.getTime() + 7 * DAY_MS), name: bet, giver: 'insurance' },
      reward: { kind: 'freebet', value: 200, days: 7 },
    })),
  );
  expect(await db.sql`select count(*)::int as all from freebet`).toEqual([{ all: 3 }]);
  expect(
    await db.sql`select name, spent_cents::int as spent from gift_budget where kind = 'insurance'`,
  ).toEqual([{ name: 'accumulators', spent: 300 }]);
});

test('while insurances are stopped they wait, and what else fails is not taken for that', async ({
  world,
}) => {
  const { db } = world;
  const player = await world.player();
  await db.sql`
    insert into gift_stop (kind, why, stopped_by, stopped_at) values ('insurance', 'a test', 'staff', ${now})`;
  const insure = (bet: KeptBet) =>
    db.atomically((tx) =>
      insureLosers(tx, [{ after: bet } as Parameters<typeof insureLosers>[1][number]], now),
    );
  using warned = vi.spyOn(log, 'warn').mockReturnValue();
  await insure(lost('w', player));
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.any(String), { bet: 'w' });
  expect(
    await db.sql`
      select key, giver, kind, currency, cents::int as cents, count from held_reward where player_id = ${player.id}`,
  ).toEqual([
    { key: 'insurance:w', giver: 'insurance', kind: 'freebet', currency: 'USD', cents: 200, count: null },
  ]);
  const tasks = await db.sql<{
    payload: unknown;
  }>`select payload, due_at, ends_at from task where name = 'bet.insurance'`;
  expect(tasks).toEqual([
    {
      ...{ payload: { bet: 'w', player: player.id }, due_at: now },
      ends_at: new Date(now.getTime() + 90 * DAY_MS),
    },
  ]);
  await db.sql`update gift_stop set reopened_at = ${now}, reopened_by = 'staff'`;
  const worker = insurancesGiven({ clock: { now: () => now } });
  for (let times = 0; times < 2; times += 1) {
    const effect = await worker.run(tasks[0]!.payload, AbortSignal.timeout(1_000));
    await db.atomically(async (tx) => effect?.(tx));
  }
  expect(await db.sql`select key, value_cents from freebet where player_id = ${player.id}`).toEqual([
    { key: 'insurance:w', value_cents: 200 },
  ]);
  expect(await db.sql`select from held_reward where player_id = ${player.id}`).toEqual([]);
  await expect(insure(lost('x', player, { currency: null as never }))).rejects.toThrow('currency');
});

test('an insurance that waited is not given to a player who was blocked from rewards meanwhile', async ({
  world,
}) => {
  const { db } = world;
  const player = await world.player();
  await db.sql`
    insert into gift_stop (kind, why, stopped_by, stopped_at) values ('insurance', 'a test', 'staff', ${now})`;
  const change = { after: lost('blocked', player) } as Parameters<typeof insureLosers>[1][number];
  await db.atomically((tx) => insureLosers(tx, [change], now));
  await db.sql`update gift_stop set reopened_at = ${now}, reopened_by = 'staff' where reopened_at is null`;
  await db.sql`update player set bonus_blocked_at = ${now} where id = ${player.id}`;
  const effect = await insurancesGiven({ clock: { now: () => now } }).run(
    { bet: 'blocked', player: player.id },
    AbortSignal.timeout(1_000),
  );
  await db.atomically(async (tx) => effect?.(tx));
  expect(await db.sql`select from freebet where player_id = ${player.id}`).toEqual([]);
  expect(await db.sql`select from held_reward where player_id = ${player.id}`).toEqual([]);
});
