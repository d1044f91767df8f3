// What play brings: points, coins, days and levels, each counted once.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { test } from '#tests/doors.ts';
import { factsReadable } from '#tests/facts.ts';
import { happen, played, readAll } from '#tests/loyalty.ts';
import type { Player } from '../calls/context.ts';
import type { Sql } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { readSome, replay } from '../facts/read-facts.ts';
import { loyaltyReader } from './read-play.ts';

const euro = { currency: 'EUR' } as const;
const at = (day: string) => new Date(`2026-03-${day}T12:00:00Z`);

async function standingOf(sql: Sql, { id }: Player) {
  const [player] = await sql<{ points: number; days: number }>`
    select micropoints / 1000000 as points, streak_days as days from loyalty_player where player_id = ${id}`;
  const [purse] = await sql<{ coins: number }>`
    select microcoins / 1000000 as coins from coin_purse where player_id = ${id}`;
  return { points: player?.points ?? 0, coins: purse?.coins ?? 0, days: player?.days ?? 0 };
}

test('a round brings points and coins by what it costs, in every currency alike', async ({
  doors,
  world,
}) => {
  const [anna, ben] = [await world.player(euro), await world.player({ currency: 'USD' })];
  await happen(
    doors.product,
    played(anna, { at: at('01') }),
    played(ben, { at: at('01'), staked: cents(108_00) }),
  );
  // 100 euros at 3 %: 3 euros, 30 points, 24 coins, and 4 for the first day.
  const expected = { points: 30, coins: 28, days: 1 };
  expect(await standingOf(doors.product.db.sql, anna)).toEqual(expected);
  expect(await standingOf(doors.product.db.sql, ben)).toEqual(expected);
});

test('bonus money counts a fifth, free spins nothing, and a game counts by its own sheet', async ({
  doors,
  world,
}) => {
  const [bonus, pack, slot] = [await world.player(euro), await world.player(euro), await world.player(euro)];
  await happen(
    doors.product,
    played(bonus, { stakedBonus: cents(100_00) }),
    played(pack, { pack: 'a pack' }),
    played(slot, { game: 'fox-trot', staked: cents(1000_00) }),
  );
  const { sql } = doors.product.db;
  expect((await standingOf(sql, bonus)).points).toBe(6);
  expect(await standingOf(sql, pack)).toEqual({ points: 0, coins: 0, days: 0 });
  // Its return is 96.8 %.
  expect((await standingOf(sql, slot)).points).toBe(319);
});

test('what is played beyond the bound of a day brings nothing more on that day', async ({ doors, world }) => {
  const player = await world.player(euro);
  const big = { staked: cents(60_000_00) };
  await happen(
    doors.product,
    played(player, { ...big, at: at('01') }),
    played(player, { ...big, at: at('01') }),
  );
  expect((await standingOf(doors.product.db.sql, player)).points).toBe(20_000);
  await happen(doors.product, played(player, { at: at('02') }));
  expect((await standingOf(doors.product.db.sql, player)).points).toBe(20_030);
});

test('a corrected round takes its points and its coins with it, whole or in part', async ({
  doors,
  world,
}) => {
  const player = await world.player(euro);
  const { sql } = doors.product.db;
  const [whole, part] = [`whole-${player.id}`, `part-${player.id}`];
  const less = (round: string, euros: number) =>
    played(player, { round, at: at('05'), isCorrection: true, staked: cents(-euros * 100) });
  await happen(
    doors.product,
    played(player, { round: whole, at: at('01') }),
    played(player, { round: part, at: at('01') }),
  );
  expect(await standingOf(sql, player)).toEqual({ points: 60, coins: 52, days: 1 });
  await happen(doors.product, less(part, 50));
  expect(await standingOf(sql, player)).toEqual({ points: 45, coins: 40, days: 1 });
  await happen(doors.product, less(whole, 100), less(part, 50), less(part, 50));
  expect(await standingOf(sql, player)).toEqual({ points: 0, coins: 4, days: 1 });
});

test('a round settled and corrected in the same batch has brought nothing', async ({ doors, world }) => {
  const player = await world.player(euro);
  const round = `quick-${player.id}`;
  await happen(
    doors.product,
    played(player, { round }),
    played(player, { round, isCorrection: true, staked: cents(-100_00) }),
  );
  expect((await standingOf(doors.product.db.sql, player)).points).toBe(0);
});

test('a reader that dies in the midst of its transaction has counted nothing, and then everything once', async ({
  doors,
  world,
}) => {
  const player = await world.player(euro);
  const { db } = doors.product;
  const reader = loyaltyReader(doors.product);
  const dying = {
    ...reader,
    async read(...given: Parameters<typeof reader.read>) {
      await reader.read(...given);
      throw new Error('killed');
    },
  };
  await readAll(doors.product);
  await db.atomically((tx) => recordFacts(tx, [played(player), played(player)]));
  await factsReadable(db);
  await expect(readSome(db, dying, 1000)).rejects.toThrow('killed');
  expect((await standingOf(db.sql, player)).points).toBe(0);
  await readAll(doors.product);
  await readAll(doors.product);
  expect((await standingOf(db.sql, player)).points).toBe(60);
});

test('read again from the beginning, it makes the same of them, and gives nothing twice', async ({
  doors,
  world,
}) => {
  const player = await world.player(euro);
  const { db } = doors.product;
  await happen(
    doors.product,
    played(player, { staked: cents(2000_00) }),
    played(player, { staked: cents(500_00) }),
  );
  const before = await standingOf(db.sql, player);
  expect(before.points).toBe(750);
  await db.atomically((tx) => replay(tx, loyaltyReader(doors.product)));
  expect((await standingOf(db.sql, player)).points).toBe(0);
  await readAll(doors.product);
  expect(await standingOf(db.sql, player)).toEqual(before);
  const packs = await db.sql`select from freespin_pack where player_id = ${player.id}`;
  expect(packs).toHaveLength(1);
});

test('a level brings its package once, though its points are taken back and earned again', async ({
  doors,
  world,
}) => {
  const player = await world.player(euro);
  const { sql } = doors.product.db;
  const round = `level-${player.id}`;
  await happen(doors.product, played(player, { round, staked: cents(1500_00) }));
  await happen(doors.product, played(player, { round, isCorrection: true, staked: cents(-1500_00) }));
  await happen(doors.product, played(player, { staked: cents(4000_00) }));
  const packs = await sql<{ game: string; source: string }>`
    select game, source from freespin_pack where player_id = ${player.id}`;
  expect(packs).toEqual([{ game: 'fox-trot', source: 'level:2' }]);
  const levels = await sql<{ level: number }>`
    select level from loyalty_level_up where player_id = ${player.id} order by level`;
  expect(levels).toEqual([{ level: 2 }, { level: 3 }]);
  const [given] = await sql<{ coins: number }>`
    select microcoins / 1000000 as coins from coin_entry where player_id = ${player.id} and key like 'reward:level:%'`;
  expect(given).toEqual({ coins: 100 });
});

test('each day counts once its play has earned enough, more each time, and a missed one takes nothing', async ({
  doors,
  world,
}) => {
  const player = await world.player(euro);
  const { sql } = doors.product.db;
  const play = (day: string, euros: number) =>
    happen(doors.product, played(player, { staked: cents(euros * 100), at: at(day) }));
  // At 3 % these are 4.8 points, and five are needed.
  await play('01', 16);
  expect(await standingOf(sql, player)).toEqual({ points: 4, coins: 3, days: 0 });
  await play('01', 1);
  expect((await standingOf(sql, player)).days).toBe(1);
  await play('01', 17);
  await play('02', 17);
  await play('09', 17);
  await play('10', 1);
  // 69 euros at 3 % bring 16.56 coins, and the days 4, 5 and 6.
  expect(await standingOf(sql, player)).toEqual({ points: 20, coins: 31, days: 3 });
});

test('whoever has excluded themselves gets nothing', async ({ doors, world }) => {
  const player = await world.player(euro);
  const { sql } = doors.product.db;
  await sql`
    insert into self_exclusion (player_id, period, set_at, ends_at) values (${player.id}, 'forever', now(), null)`;
  await happen(doors.product, played(player));
  expect(await standingOf(sql, player)).toEqual({ points: 0, coins: 0, days: 0 });
});
