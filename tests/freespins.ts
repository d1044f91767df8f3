// Free spins for tests, given as the house gives them.
import { type Cents, cents } from '#rules/money.ts';
import type { Player } from '#server/calls/context.ts';
import type { Product } from '#server/calls/product.ts';
import { grantFreespins } from '#server/freespins/grant.ts';
import { drawHex } from '#server/plumbing/chance.ts';

const DAY_MS = 86_400_000;

interface PackWish {
  game?: string;
  rounds?: number;
  stake?: Cents;
  winsTo?: 'main' | 'bonus';
}

/** Good for a day; gives its id. */
export async function givePack({ db, clock }: Pick<Product, 'db' | 'clock'>, player: Player, wish: PackWish) {
  const { game = 'triple-sevens', rounds = 3, stake = cents(100), winsTo = 'main' } = wish;
  const now = clock.now();
  const id = drawHex(12);
  const expiresAt = new Date(now.getTime() + DAY_MS);
  const grant = { id, player, game, rounds, stake, winsTo, expiresAt, source: 'test' };
  await db.atomically((tx) => grantFreespins(tx, grant, now));
  return id;
}
