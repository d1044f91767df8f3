// Everything a fresh sandbox starts with. Without the sandbox a product starts empty.
import type { Product } from '#server/calls/product.ts';
import { seedPlayers } from './players.ts';

export async function seed(product: Product): Promise<void> {
  if (product.config.isSandbox) await seedPlayers(product);
}
