// What climbed rows pay, apart from the game, so that a stage can show the next prices without it.
import { TIMES_1 } from '../kind.ts';
import type { TowerFigures } from './tower.ts';

/** In ten-thousandths of the stake, rounded down. */
export function towerTimes({ edgeX10000, levels }: TowerFigures, level: string, climbed: number): number {
  if (climbed === 0) return 0;
  const { safe, places } = levels[level]!;
  // In whole numbers: a float at the edge of a cent would pay two players differently.
  const over = BigInt(TIMES_1 - edgeX10000) * BigInt(places) ** BigInt(climbed);
  return Number(over / BigInt(safe) ** BigInt(climbed));
}
