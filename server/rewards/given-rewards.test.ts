// What each kind of reward leaves with its player, where it came from, and what staff see of it.
import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { allowGifts } from '#tests/budgets.ts';
import { untilBlocked } from '#tests/database.ts';
import { test } from '#tests/doors.ts';
import { reopenKind, stopKind } from '../budgets/stop-kind.ts';
import { lockPlayer } from '../database/db.ts';
import { log } from '../plumbing/log.ts';
import { budgetKindOf } from './charge-reward.ts';
import { giveOrWait, waitingRewardsGiven } from './give-or-wait.ts';
import { giveReward } from './give-reward.ts';
import { findGiven } from './given-rewards.ts';
import type { Given, Reward, RewardSource } from './reward.ts';

const rewards: readonly Reward[] = [
  { kind: 'cash', amount: cents(500) },
  { kind: 'bonus', template: 'gift', amount: cents(600) },
  { kind: 'freebet', value: cents(700), days: 3 },
  {
    ...{ kind: 'freespins', game: 'triple-sevens', rounds: 10 },
    ...{ stake: cents(100), winsTo: 'main', days: 7 },
  },
  { kind: 'coins', coins: 100 },
];

const DAY_MS = 86_400_000;

test('a reward names what gave it, lasts its days, and stands among all that its player was given', async ({
  doors,
  world,
}) => {
  const { db, clock, content } = doors.product;
  const player = await world.player({ currency: 'EUR' });
  const other = await world.player({ currency: 'EUR' });
  const source = { giver: 'quest', name: 'all-kinds' } as const;
  await allowGifts(doors.product, { kind: 'loyalty-quest', name: source.name });
  const now = clock.now();
  const give = (to: typeof player, reward: Reward, at: Date) => {
    const given = { key: `${reward.kind}-${to.id}`, player: to, reward, source };
    return db.atomically((tx) => giveReward(tx, given, at, content));
  };
  for (const [place, reward] of rewards.entries())
    await give(player, reward, new Date(now.getTime() + place));
  await give(other, rewards[0]!, now);
  const given = await findGiven(db.sql, player.id, 4);
  expect(given.map(({ giver, name, reward }) => [giver, name, reward.kind])).toEqual(
    ['coins', 'freespins', 'freebet', 'bonus'].map((kind) => ['quest', 'all-kinds', kind]),
  );
  const [ends] = await db.sql<Record<'spins' | 'spins_of' | 'bet' | 'bet_of', unknown>>`
    select pack.expires_at as spins, pack.source as spins_of, freebet.expires_at as bet, freebet.source as bet_of
    from freespin_pack as pack join freebet using (player_id) where player_id = ${player.id}`;
  expect(ends).toEqual({
    ...{ spins: new Date(now.getTime() + 3 + 7 * DAY_MS), spins_of: 'quest:all-kinds' },
    ...{ bet: new Date(now.getTime() + 2 + 3 * DAY_MS), bet_of: 'quest:all-kinds' },
  });
  expect(await db.sql`select key, reason from coin_entry where player_id = ${player.id}`).toEqual([
    { key: `reward:quest:coins-${player.id}`, reason: 'reward' },
  ]);
});

test('each gift of coins counts once, and its player’s page is told that the coins have changed', async ({
  doors,
  world,
}) => {
  const { db, clock, content } = doors.product;
  const player = await world.player({ currency: 'EUR' });
  const source = { giver: 'level', name: '2' } as const;
  const give = (key: string) =>
    db.atomically(async (tx) => {
      const given = { key, player, reward: { kind: 'coins', coins: 20 }, source } as const;
      await giveReward(tx, given, clock.now(), content);
      return tx.sql`select name from live_outbox where player_id = ${player.id}`;
    });
  expect(await give('first-coins')).toContainEqual({ name: 'loyalty.changed' });
  await give('first-coins');
  await give('second-coins');
  const [purse] = await db.sql`select microcoins from coin_purse where player_id = ${player.id}`;
  expect(purse).toEqual({ microcoins: 40_000_000 });
});

test('cash is booked as a reward, and its player is told what they hold since', async ({ doors, world }) => {
  const { db, clock, content } = doors.product;
  const player = await world.player({ currency: 'EUR' });
  const source = { giver: 'staff', name: 'a gift' } as const;
  const given = { key: 'told', player, reward: { kind: 'cash', amount: cents(500) }, source } as const;
  // Read before the commit: after it the message is sent and gone.
  const told = await db.atomically(async (tx) => {
    await giveReward(tx, given, clock.now(), content);
    return tx.sql`
      select data -> 'balance_main' ->> 'amount' as main from live_outbox
      where player_id = ${player.id} and name = 'account.balance_updated'`;
  });
  expect(told).toEqual([{ main: '5' }]);
  expect(await db.sql`select reason from ledger_entry where key = 'reward:staff:told'`).toEqual([
    { reason: 'reward.paid' },
  ]);
});

/** By giver: the kind of the budget that pays, and of which it is where all of the giver's share one. */
const budgets: Readonly<Record<RewardSource['giver'], readonly [kind: string, name: string]>> = {
  offer: ['offer', 'of-a-name'],
  'promo-code': ['offer', 'of-a-name'],
  level: ['loyalty-program', 'all'],
  quest: ['loyalty-quest', 'of-a-name'],
  shop: ['loyalty-product', 'of-a-name'],
  tournament: ['tournament', 'of-a-name'],
  cashback: ['cashback', 'of-a-name'],
  jackpot: ['jackpot', 'of-a-name'],
  staff: ['staff-gift', 'all'],
};

test('each giver has a budget for each of its names, but all levels share one and so do all gifts of staff', async ({
  doors,
  world,
}) => {
  const { db, clock, content } = doors.product;
  const player = await world.player({ currency: 'EUR' });
  for (const [giver, [kind, name]] of Object.entries(budgets)) {
    const source = { giver, name: 'of-a-name' } as RewardSource;
    const given = { key: `b-${giver}`, player, reward: { kind: 'coins', coins: 10 }, source } as Given;
    await db.atomically((tx) => giveReward(tx, given, clock.now(), content));
    const [row] = await db.sql`select from gift_budget where kind = ${kind} and name = ${name}`;
    expect(row, giver).toBeDefined();
    expect(budgetKindOf[source.giver]).toBe(kind);
  }
});

test('a coin costs what the setting says, and what it did where a release has no setting yet', async ({
  doors,
  world,
}) => {
  const { db, clock, content } = doors.product;
  const player = await world.player({ currency: 'EUR' });
  const costAt = async (key: string, setting: object | null) => {
    const at = Object.assign(Object.create(content), {
      hasCms: (name: string) => name === 'gift-limits' && setting !== null,
      cms: (name: string) => (name === 'gift-limits' ? setting : content.cms(name)),
    });
    const source = { giver: 'offer', name: key } as const;
    const given: Given = { key, player, reward: { kind: 'coins', coins: 1_000 }, source };
    await db.atomically((tx) => giveReward(tx, given, clock.now(), at));
    const [row] = await db.sql<{ spent: number }>`
      select spent_cents::int as spent from gift_budget where kind = 'offer' and name = ${key}`;
    return row!.spent;
  };
  expect(await costAt('dear', { coinHundredths: 250 })).toBe(2_500);
  expect(await costAt('unset', null)).toBe(1_300);
});

test('rewards that wait are seen by their player with amount or count, and given to no one who may not have them', async ({
  doors,
  world,
}) => {
  const { db, clock, content } = doors.product;
  const now = clock.now();
  const player = await world.player({ currency: 'EUR' });
  const source = { giver: 'jackpot', name: 'waits' } as const;
  await db.sql`
    insert into gift_stop (kind, why, stopped_by, stopped_at) values ('jackpot', 'a test', 'staff', ${now})`;
  using warned = vi.spyOn(log, 'warn').mockReturnValue();
  for (const reward of rewards)
    await db.atomically((tx) =>
      giveOrWait(tx, { key: `w-${reward.kind}`, player, reward, source }, now, content),
    );
  expect(warned).toHaveBeenCalledTimes(rewards.length);
  const told = { giver: 'jackpot', name: 'waits', player: player.id };
  expect(warned).toHaveBeenLastCalledWith('a reward waits for its budget', told);
  expect(
    await db.sql`
      select distinct due_at, ends_at from task
      where name = 'reward.waiting' and payload @> ${JSON.stringify({ player: player.id })}::text::jsonb`,
    'it is tried at once, and for a quarter of a year',
  ).toEqual([{ due_at: now, ends_at: new Date(now.getTime() + 90 * DAY_MS) }]);
  const held = await db.sql`
    select kind, cents::int as cents, count from held_reward where player_id = ${player.id} order by kind`;
  expect(held).toEqual([
    { kind: 'bonus', cents: 600, count: null },
    { kind: 'cash', cents: 500, count: null },
    { kind: 'coins', cents: null, count: 100 },
    { kind: 'freebet', cents: 700, count: null },
    { kind: 'freespins', cents: null, count: 10 },
  ]);
  await db.sql`update gift_stop set reopened_at = ${now}, reopened_by = 'staff' where reopened_at is null`;
  await db.sql`update player set bonus_blocked_at = ${now} where id = ${player.id}`;
  const work = await waitingRewardsGiven(doors.product).run(
    { player: player.id, key: 'jackpot:w-cash' },
    AbortSignal.timeout(1_000),
  );
  await db.atomically(async (tx) => work?.(tx));
  expect(await findGiven(db.sql, player.id, 10)).toEqual([]);
  const broken = { kind: 'bonus', template: 'no-such-template', amount: cents(1) } as const;
  const giving = db.atomically((tx) =>
    giveOrWait(tx, { key: 'broken', player, reward: broken, source }, now, content),
  );
  await expect(giving).rejects.toThrow('no-such-template');
});

test('a reward that waited is not given to a player who is barred from gifts in the same moment', async ({
  doors,
  world,
}) => {
  const { db, clock, content } = doors.product;
  const now = clock.now();
  const player = await world.player({ currency: 'EUR' });
  const source = { giver: 'cashback', name: 'barred' } as const;
  const stop = { kind: 'cashback', why: 'a test', by: 'staff', now } as const;
  await db.atomically((tx) => stopKind(tx, stop));
  const reward = { kind: 'cash', amount: cents(500) } as const;
  await db.atomically((tx) => giveOrWait(tx, { key: 'barred', player, reward, source }, now, content));
  await db.atomically((tx) => reopenKind(tx, stop));
  const effect = await waitingRewardsGiven(doors.product).run(
    { player: player.id, key: 'cashback:barred' },
    AbortSignal.timeout(1_000),
  );
  let giving: Promise<unknown> | undefined;
  await db.atomically(async (tx) => {
    await lockPlayer(tx, player.id);
    await tx.sql`update player set bonus_blocked_at = ${now} where id = ${player.id}`;
    giving = db.atomically(async (own) => effect?.(own));
    await untilBlocked(db.sql, giving);
  });
  await giving;
  expect(await findGiven(db.sql, player.id, 10)).toEqual([]);
});
