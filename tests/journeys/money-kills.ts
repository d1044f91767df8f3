// Kills the server, its database and its bank while players' money moves.
import { expect } from 'vitest';
import { bankFaults, faultsOf, paymentsOf } from './money-faults.ts';
import { startLives } from './money-lives.ts';
import { type MortalHouse, openMortalHouse } from './mortal-house.ts';

/** Who is killed, and after how many more payments that players were told of. */
export type Kill = readonly [victim: 'server' | 'database' | 'bank' | 'all', after: number];

/** What players were told and is not so once all is over. */
export async function findFaultsAfter(kills: readonly Kill[]): Promise<string[]> {
  await using house = await openMortalHouse();
  const lives = await startLives(house);
  for (const [victim, after] of kills) {
    await lives.toBeTold(after);
    if (victim === 'bank' || victim === 'all') await house.killBank();
    if (victim === 'database' || victim === 'all') await house.killDatabase();
    if (victim === 'server' || victim === 'all') {
      await house.killServer();
      await house.startServer();
    }
    await lives.workNow();
  }
  await lives.toBeTold(5);
  await lives.end();
  await settled(house, lives);
  await house.killServer();
  // Awaited here: the house is cleared away when this returns.
  return await faultsOf(house, lives.told);
}

/**
 * What the bank has taken is credited by its notice or by a sweep, though perhaps not by the next one: that leaves alone
 * what a notice is at work on, and a bank that did not answer a moment ago.
 */
async function settled(house: MortalHouse, lives: Awaited<ReturnType<typeof startLives>>): Promise<void> {
  const isSettled = async () => {
    await lives.workNow();
    return bankFaults(house, await paymentsOf(house));
  };
  await expect.poll(isSettled, { timeout: 60_000 }).toEqual([]);
}
