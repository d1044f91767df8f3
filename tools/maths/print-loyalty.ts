// Says what quests and the day streak may cost a week for a player who stakes the least: the bound of a budget.
import { weekOfQuests } from './loyalty-cost.ts';
import { LEAST_STAKE, shippedProducts, shippedQuests } from './shipped-loyalty.ts';

const euro = (amount: number) => `€ ${(amount / 100).toFixed(2)}`;

export function printLoyalty(): void {
  const [quests, products] = [shippedQuests(), shippedProducts()];
  const levels = new Set([...quests, ...products].map(({ level }) => level));
  console.log(
    `quests and the day streak, a week at the least stakes (${euro(LEAST_STAKE)} where a quest asks no more):`,
  );
  for (const level of [...levels].toSorted((one, other) => one - other)) {
    const { coins, worth, staked } = weekOfQuests(quests, products, { level, least: LEAST_STAKE });
    console.log(`  level ${level}: ${coins} coins, ${euro(worth)}, for ${euro(staked)} staked`);
  }
}
