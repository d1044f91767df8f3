import { expect } from 'vitest';
import { MICRO } from '#rules/loyalty.ts';
import { createWorld, test } from '#tests/world.ts';
import { auditLedger } from '../ledger/audit.ts';
import { addToEntries, findPurse, moveCoins, spendCoins } from './coins.ts';

const now = new Date('2026-03-01T12:00:00Z');

test('a key moves coins once, however often it is asked', async ({ world }) => {
  const { id: playerId } = await world.player();
  const move = { playerId, key: 'gift', microcoins: 5 * MICRO, reason: 'reward' } as const;
  const asked = Array.from({ length: 20 }, () => world.db.atomically((tx) => moveCoins(tx, [move], now)));
  const kept = await Promise.all(asked);
  expect(kept.filter((keys) => keys.size === 1)).toHaveLength(1);
  expect((await findPurse(world.db.sql, playerId))?.microcoins).toBe(5 * MICRO);
});

test('nobody spends more than they have, nor twice at once', async ({ world }) => {
  const { id: playerId } = await world.player();
  await world.db.atomically((tx) =>
    moveCoins(tx, [{ playerId, key: 'gift', microcoins: 10 * MICRO, reason: 'reward' }], now),
  );
  const spend = (key: string) =>
    world.db.atomically((tx) => spendCoins(tx, { playerId, key, coins: 4, reason: 'character' }, now));
  const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map(spend));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(outcomes.find((one) => one.status === 'rejected')?.reason).toMatchObject({
    reason: 'NotEnoughCoins',
    details: { error_data: { missing: 2 } },
  });
  expect((await findPurse(world.db.sql, playerId))?.microcoins).toBe(2 * MICRO);
});

test('what is taken back after it was spent is owed, and kept from what comes next', async ({ world }) => {
  const { id: playerId } = await world.player();
  const day = (microcoins: number) =>
    world.db.atomically((tx) =>
      addToEntries(tx, [{ playerId, key: 'play:2026-03-01', microcoins, reason: 'play' }], now),
    );
  await day(10 * MICRO);
  await world.db.atomically((tx) =>
    spendCoins(tx, { playerId, key: 's', coins: 8, reason: 'character' }, now),
  );
  await day(-10 * MICRO);
  expect((await findPurse(world.db.sql, playerId))?.microcoins).toBe(0);
  await day(11 * MICRO);
  expect((await findPurse(world.db.sql, playerId))?.microcoins).toBe(3 * MICRO);
  const entries = await world.db.sql<{ key: string; microcoins: number }>`
    select key, microcoins from coin_entry where player_id = ${playerId} order by key`;
  expect(entries).toEqual([
    { key: 'play:2026-03-01', microcoins: 11 * MICRO },
    { key: 's', microcoins: -8 * MICRO },
  ]);
});

test('a purse that is not what its entries say is found', async () => {
  await using world = await createWorld();
  world.leaveUnaudited();
  const { id: playerId } = await world.player();
  await world.db.atomically((tx) =>
    moveCoins(tx, [{ playerId, key: 'gift', microcoins: 5, reason: 'reward' }], now),
  );
  expect(await auditLedger(world.db.sql)).toEqual([]);
  await world.db.sql`update coin_purse set microcoins = 6`;
  expect(await auditLedger(world.db.sql)).toMatchObject([
    { invariant: 'L31', subject: `player ${playerId}`, detail: 'held 6, owed 0, moved 5' },
  ]);
});
