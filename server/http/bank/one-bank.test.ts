import { expect, test } from 'vitest';
import { createWorld } from '#tests/world.ts';
import { claimBank } from './one-bank.ts';

test('of the servers on one database one may bring a bank; the next is told how to share one', async () => {
  await using world = await createWorld();
  const giveUp = await claimBank(world.url);
  await expect(claimBank(world.url, 0)).rejects.toThrow(/SANDBOX_BANK/);
  const waiting = claimBank(world.url, 30_000);
  await giveUp();
  await (await waiting)();
});

test('servers on different databases have nothing to do with each other', async () => {
  await using one = await createWorld();
  await using two = await createWorld();
  const claims = [await claimBank(one.url, 0), await claimBank(two.url, 0)];
  for (const giveUp of claims) await giveUp();
});
