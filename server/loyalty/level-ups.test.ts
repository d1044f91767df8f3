// Levels that are reached: each once, in their order, with what was promised for it.
import { expect } from 'vitest';
import { test } from '#tests/world.ts';
import type { Content } from '../content/content.ts';
import type { DefinedReward } from './definitions.ts';
import { levelUp } from './level-ups.ts';

const now = new Date('2026-03-01T12:00:00Z');
const frame: DefinedReward = { kind: 'frame', frame: 'silver' };
const some: DefinedReward = { kind: 'coins', coins: 30 };
const more: DefinedReward = { kind: 'coins', coins: 40 };

test('each level is noted, given, told and recorded once, the lower before the higher', async ({ world }) => {
  const { db } = world;
  const [anna, ben] = [await world.player({ currency: 'EUR' }), await world.player({ currency: 'EUR' })];
  const { cms, ...files } = world.as(null).content;
  const gifts: DefinedReward[][] = [[], [frame, some, more], [], [more]];
  const program = {
    ...{ id: 1, sysname: 'test', title: 'Test', text: '', image: '' },
    levels: gifts.map((gift, at) => ({ name: `L${at + 1}`, points: at * 100, coinRate: 100, gift })),
  };
  const content: Content = {
    ...files,
    cms: <T>(name: string) => (name === 'loyalty-programs' ? [program] : cms(name)) as T,
  };
  const reach = (...reached: [player: { id: number }, level: number][]) =>
    db.atomically((tx) =>
      levelUp(
        tx,
        reached.map(([{ id: playerId }, level]) => ({ playerId, level })),
        { content, clock: { now: () => now } },
      ),
    );
  expect(await reach([anna, 2])).toEqual([anna.id]);
  expect(await reach([ben, 4], [ben, 2], [anna, 3], [anna, 2])).toEqual([anna.id, ben.id, ben.id]);
  expect(await reach([anna, 2], [ben, 4])).toEqual([]);
  expect(await reach()).toEqual([]);

  expect(await db.sql`select * from loyalty_level_up order by player_id, level`).toEqual([
    { player_id: anna.id, level: 2, reached_at: now, gift: [frame, some, more] },
    { player_id: anna.id, level: 3, reached_at: now, gift: [] },
    { player_id: ben.id, level: 2, reached_at: now, gift: [frame, some, more] },
    { player_id: ben.id, level: 4, reached_at: now, gift: [more] },
  ]);
  const given = await db.sql`
    select player_id, key, microcoins::int / 1000000 as coins from coin_entry order by player_id, key`;
  const of = ({ id }: { id: number }, level: number, at: number, coins: number) => ({
    ...{ player_id: id, key: `reward:level:level:test:${id}:${level}:${at}`, coins },
  });
  expect(given, 'a frame is only told').toEqual([
    of(anna, 2, 1, 30),
    of(anna, 2, 2, 40),
    of(ben, 2, 1, 30),
    of(ben, 2, 2, 40),
    of(ben, 4, 0, 40),
  ]);
  expect(await db.sql`select player_id, at, data from fact where name = 'level.reached' order by id`).toEqual(
    [
      { player_id: anna.id, at: now, data: { level: 2 } },
      { player_id: anna.id, at: now, data: { level: 3 } },
      { player_id: ben.id, at: now, data: { level: 2 } },
      { player_id: ben.id, at: now, data: { level: 4 } },
    ],
  );
  expect(await db.sql`select player_id, trigger, data, made_at from loyalty_notice order by id`).toEqual(
    [
      [anna, { level: 2, reward: frame }] as const,
      [anna, { level: 3 }] as const,
      [ben, { level: 2, reward: frame }] as const,
      [ben, { level: 4, reward: more }] as const,
    ].map(([{ id }, data]) => ({ player_id: id, trigger: 'level', data, made_at: now })),
  );
});
