import { expect, test } from 'vitest';
import { claimBank } from '#sandbox/bank/one-bank.ts';
import { createWorld } from '#tests/world.ts';

test('what a server locks for as long as it runs is no player’s lock, whatever the player’s number', async () => {
  await using world = await createWorld();
  const giveUp = await claimBank(world.url, { isShared: false });
  // A lock by one number: its upper half is the class, its lower half the object.
  const held = await world.db.sql<{ key: number }>`
    select (classid::bigint << 32) | objid::bigint as key from pg_locks
    where locktype = 'advisory' and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())`;
  expect(held.length).toBeGreaterThan(0);
  for (const { key } of held) expect(key).toBeLessThan(0);
  await giveUp();
});
