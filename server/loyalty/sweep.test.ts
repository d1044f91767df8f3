// What time brings about: quests end or are claimed for their players, and coins that nobody moves run out.
import { expect, test } from 'vitest';
import { createWorld } from '#tests/world.ts';
import type { Player } from '../calls/context.ts';
import { lockPlayer } from '../database/db.ts';
import { sweepLoyalty } from './sweep.ts';

const now = new Date('2026-03-10T12:00:00Z');
const DAY_MS = 86_400_000;
const ago = (days: number, more = 0) => new Date(now.getTime() - days * DAY_MS + more);
const coins = [{ kind: 'coins', coins: 20 }];

async function open() {
  const world = await createWorld();
  // Purses and quests are written as if play had filled them.
  world.leaveUnaudited();
  const { db } = world;
  return Object.assign(world, {
    sweep: () => sweepLoyalty({ db, content: world.as(null).content, now }),
    quest: (player: Player, quest: string, state: string, at: Date, rewards: object[] = coins) => db.sql`
      insert into loyalty_quest (player_id, quest, turn, state, terms, started_at, ends_at, completed_at)
      values (${player.id}, ${quest}, '', ${state},
        ${JSON.stringify({ repeats: 'once', steps: [], rewards })}::text::jsonb, ${ago(90)}, ${at},
        ${state === 'completed' ? at : null})`,
    statesOf: (player: Player) =>
      db.sql<{ quest: string; state: string }>`
          select quest, state from loyalty_quest where player_id = ${player.id} order by quest`.then((rows) =>
        Object.fromEntries(rows.map(({ quest, state }) => [quest, state])),
      ),
    purse: (player: Player, microcoins: number, moved_at: Date, warned_days: number | null = null) => db.sql`
      insert into coin_purse (player_id, microcoins, owed_microcoins, moved_at, warned_days)
      values (${player.id}, ${microcoins}, 0, ${moved_at}, ${warned_days})`,
    noticesOf: (player: Player) =>
      db.sql<{ trigger: string; data: object; made_at: Date }>`
          select trigger, data, made_at from loyalty_notice where player_id = ${player.id} order by id`.then(
        (rows) => rows.map(({ trigger, data, made_at }) => [trigger, data, made_at]),
      ),
    eventsOf: (player: Player) => db.sql`select name from live_outbox where player_id = ${player.id}`,
  });
}

test('quests end on their minute, and what was completed a week ago is claimed for its player, the oldest first', async () => {
  await using house = await open();
  const [anna, ben] = [await house.player(), await house.player()];
  await house.quest(anna, 'over', 'started', now);
  await house.quest(anna, 'going-on', 'started', ago(0, 1));
  await house.quest(anna, 'paid', 'claimed', ago(20));
  await house.quest(anna, 'done-7', 'completed', ago(7), []);
  await house.quest(anna, 'done-8', 'completed', ago(8));
  await house.quest(anna, 'done-6', 'completed', ago(7, 1));
  await house.quest(ben, 'done-9', 'completed', ago(9));
  await house.db.sql`update player set bonus_blocked_at = ${now} where id = ${ben.id}`;
  await house.db.sql`
    insert into loyalty_notice (player_id, trigger, data, made_at) values (${ben.id}, 'level', '{}', ${ago(31)})`;
  for (const _ of [1, 2]) await house.sweep();
  expect(await house.statesOf(anna)).toEqual({
    ...{ over: 'expired', 'going-on': 'started', paid: 'claimed' },
    ...{ 'done-6': 'completed', 'done-7': 'claimed', 'done-8': 'claimed' },
  });
  expect(await house.statesOf(ben)).toEqual({ 'done-9': 'completed' });
  expect(await house.noticesOf(anna)).toEqual([
    ['quest_claimed', { quest: 'done-8', reward: coins[0] }, now],
    ['quest_claimed', { quest: 'done-7' }, now],
  ]);
  expect(await house.noticesOf(ben), 'old notices are gone').toEqual([]);
  const changed = { name: 'loyalty.changed' };
  expect(await house.eventsOf(anna), 'two claims, and the coins of one').toEqual([changed, changed, changed]);
  expect(await house.db.sql`select player_id, key from coin_entry`).toEqual([
    { player_id: anna.id, key: `reward:quest:quest:${anna.id}:done-8::0` },
  ]);
});

test('whoever claims their quest while it would be claimed for them is told nothing more', async () => {
  await using house = await open();
  const anna = await house.player();
  await house.quest(anna, 'done', 'completed', ago(8));
  const swept = await house.db.atomically(async (tx) => {
    await lockPlayer(tx, anna.id);
    const under = house.sweep();
    await expect
      .poll(
        () => house.db.sql`
          select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
      )
      .toHaveLength(1);
    await tx.sql`update loyalty_quest set state = 'claimed' where player_id = ${anna.id}`;
    return [under];
  });
  await Promise.all(swept);
  expect([await house.noticesOf(anna), await house.eventsOf(anna)]).toEqual([[], []]);
});

test('players are told of coins that run out, 30 and 7 days before and when they have, each once', async () => {
  await using house = await open();
  const cases = [
    ['30 days before', 1_500_000, ago(150), null, [['coins_end', { coins: 1, days: 30 }, now]]],
    ['not a moment earlier', 1_500_000, ago(150, 1), null, []],
    ['told already', 1_500_000, ago(160), 30, []],
    ['7 days before again', 2_000_000, ago(173), 30, [['coins_end', { coins: 2, days: 7 }, now]]],
    ['not a moment earlier again', 2_000_000, ago(173, 1), 30, []],
    ['told twice already', 2_000_000, ago(179), 7, []],
    ['one whole coin', 1_000_000, ago(150), null, [['coins_end', { coins: 1, days: 30 }, now]]],
    ['less than a coin', 999_999, ago(150), null, []],
    ['run out', 3_700_000, ago(180), 7, [['coins_ended', { coins: 3 }, now]]],
    ['nearly run out', 3_700_000, ago(180, 1), 7, []],
    ['an empty purse', 0, ago(200), 7, []],
    ['moved today', 5_000_000, now, null, []],
  ] as const;
  const players = new Map<string, Player>();
  for (const [name, microcoins, movedAt, warned] of cases) {
    const player = await house.player();
    players.set(name, player);
    await house.purse(player, microcoins, movedAt, warned);
  }
  for (const _ of [1, 2]) await house.sweep();
  for (const [name, microcoins, , , told] of cases) {
    const player = players.get(name)!;
    expect(await house.noticesOf(player), name).toEqual(told);
    const left = name === 'run out' ? 0 : microcoins;
    expect(
      await house.db.sql`select microcoins::int as microcoins from coin_purse where player_id = ${player.id}`,
      name,
    ).toEqual([{ microcoins: left }]);
  }
  const entry = { key: 'expiry:2026-03-10', microcoins: -3_700_000, reason: 'expiry' };
  expect(
    await house.db.sql`select player_id, key, microcoins::int as microcoins, reason from coin_entry`,
  ).toEqual([{ player_id: players.get('run out')!.id, ...entry }]);
});

test('purses that are in use are left for the next time, and hold up no other', async () => {
  await using house = await open();
  const players = [await house.player(), await house.player(), await house.player(), await house.player()];
  const [warned, ended, usedWarned, usedEnded] = players as [Player, Player, Player, Player];
  for (const player of [warned, usedWarned]) await house.purse(player, 2_000_000, ago(160));
  for (const player of [ended, usedEnded]) await house.purse(player, 2_000_000, ago(190), 7);
  const triggers = async () =>
    Promise.all(players.map(async (player) => (await house.noticesOf(player)).map(([trigger]) => trigger)));
  await house.db.atomically(async (tx) => {
    await tx.sql`
      select from coin_purse where player_id in (${usedWarned.id}, ${usedEnded.id}) for update`;
    await house.sweep();
  });
  expect(await triggers()).toEqual([['coins_end'], ['coins_ended'], [], []]);
  await house.sweep();
  expect(await triggers()).toEqual([['coins_end'], ['coins_ended'], ['coins_end'], ['coins_ended']]);
});
