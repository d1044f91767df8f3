import { expect, test } from 'vitest';
import { createWorld } from '#tests/world.ts';
import { claimBank } from './one-bank.ts';

test('of the servers on one database one may bring a bank; the next is told how to share one', async () => {
  await using world = await createWorld();
  const giveUp = await claimBank(world.url, { isShared: false });
  await expect(claimBank(world.url, { isShared: false, waitMs: 0 })).rejects.toThrow(/SANDBOX_BANK/);
  const waiting = claimBank(world.url, { isShared: false, waitMs: 30_000 });
  await giveUp();
  await (await waiting)();
});

test('servers on different databases have nothing to do with each other', async () => {
  await using one = await createWorld();
  await using two = await createWorld();
  const own = { isShared: false, waitMs: 0 };
  const claims = [await claimBank(one.url, own), await claimBank(two.url, own)];
  for (const giveUp of claims) await giveUp();
});

test('servers that share a bank stand beside each other, and beside none that has its own', async () => {
  await using world = await createWorld();
  const [own, shared] = [false, true].map((isShared) => ({ isShared, waitMs: 0 }));
  const sharers = [await claimBank(world.url, shared!), await claimBank(world.url, shared!)];
  await expect(claimBank(world.url, own!)).rejects.toThrow('has a sandbox bank already');
  for (const giveUp of sharers) await giveUp();
  const giveUp = await claimBank(world.url, { ...own!, waitMs: 30_000 });
  await expect(claimBank(world.url, shared!)).rejects.toThrow('has a sandbox bank of its own');
  await giveUp();
});
