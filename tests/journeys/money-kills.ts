// Kills the server, its database and its bank while players' money moves.
import { faultsOf } from './money-faults.ts';
import { startLives } from './money-lives.ts';
import { openMortalHouse } from './mortal-house.ts';

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
  await lives.workNow();
  await lives.workNow();
  await house.killServer();
  // Awaited here: the house is cleared away when this returns.
  return await faultsOf(house, lives.told);
}
