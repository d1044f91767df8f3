import { expect } from 'vitest';
import { test } from '#tests/world.ts';
import { mayBeGiven, setBonusBlock } from './may-be-given.ts';

test('nothing is given to whoever is banned, excluded or blocked, nor to nobody', async ({ world }) => {
  const { sql } = world.db;
  const now = new Date('2026-03-01T12:00:00Z');
  const [plain, banned, excluded, back, blocked, away] = await Promise.all([
    world.player(),
    world.player({ status: 'banned' }),
    world.player(),
    world.player(),
    world.player(),
    world.player(),
  ]);
  await sql`
    insert into self_exclusion (player_id, period, set_at, ends_at)
    values (${excluded.id}, 'permanent', ${now}, null), (${back.id}, '1_day', ${now}, ${now}),
      (${away.id}, '1_day', ${now}, ${new Date(now.getTime() + 1)})`;
  await world.player();
  const block = (at: Date | null) => world.db.atomically((tx) => setBonusBlock(tx, blocked.id, at));
  await block(now);
  const ids = [plain, banned, excluded, back, blocked, away].map(({ id }) => id);
  expect(await mayBeGiven(sql, [...ids, 999_999], now)).toEqual(new Set([plain.id, back.id]));
  await block(null);
  expect(await mayBeGiven(sql, ids, now)).toEqual(new Set([plain.id, back.id, blocked.id]));
});
