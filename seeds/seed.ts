// Everything a fresh sandbox starts with. Without the sandbox a product starts empty.
import type { Product } from '#server/product.ts';
import { seedPlayers } from './players.ts';

export async function seed({ config, db, clock }: Product): Promise<void> {
  if (config.isSandbox) await seedPlayers(db, clock.now());
}
