// The shop as it stands, and as one player finds it: what is left, what they may have, and what is missing.
import type { Product } from '#contract/loyalty/shop.ts';
import { levelAt, wholeCoins } from '#rules/loyalty.ts';
import type { Player } from '../calls/context.ts';
import { findPurse } from '../coins/coins.ts';
import type { Content } from '../content/content.ts';
import type { Sql } from '../database/db.ts';
import { type DefinedProduct, programOf } from './definitions.ts';
import { type Into, shownReward } from './in-currency.ts';
import { findPlayers } from './player-rows.ts';

const DAY_MS = 86_400_000;

interface Bought {
  product_id: number;
  count: number;
  last_at: Date;
}

export interface OwnShop {
  coins: number;
  level: number;
  wornProduct: number | null;
  bought: ReadonlyMap<number, Bought>;
}

export async function findSold(sql: Sql, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await sql<{ product_id: number; sold: number }>`
    select product_id, sold from loyalty_stock where product_id = any(${ids}::int[])`;
  return new Map(rows.map(({ product_id, sold }) => [product_id, sold]));
}

export async function ownShop(
  sql: Sql,
  { player, content }: { player: Pick<Player, 'id'>; content: Content },
): Promise<OwnShop> {
  const [purse, players, bought] = await Promise.all([
    findPurse(sql, player.id),
    findPlayers(sql, [player.id]),
    sql<Bought>`
      select product_id, count(*)::int as count, max(made_at) as last_at
      from loyalty_order where player_id = ${player.id} and state in ('new', 'delivered') group by product_id`,
  ]);
  const own = players.get(player.id)!;
  return {
    coins: wholeCoins(purse?.microcoins ?? 0),
    level: levelAt(own.micropoints, programOf(content).levels),
    wornProduct: own.frame_product_id,
    bought: new Map(bought.map((row) => [row.product_id, row])),
  };
}

/** What stands in the way besides coins and stock; null: nothing. */
export function whyNot(
  { id, level, limit, cooldownDays, reward }: DefinedProduct,
  own: OwnShop,
  now: Date,
): 'level' | 'limit' | 'owned' | 'cooling' | null {
  const before = own.bought.get(id);
  if (own.level < level) return 'level';
  if (before === undefined) return null;
  if (reward.kind === 'frame') return 'owned';
  if (limit !== undefined && before.count >= limit) return 'limit';
  return availableAt({ cooldownDays }, before, now) === null ? null : 'cooling';
}

function availableAt(
  { cooldownDays = 0 }: { cooldownDays?: number | undefined },
  { last_at }: Bought,
  now: Date,
): Date | null {
  const at = new Date(last_at.getTime() + cooldownDays * DAY_MS);
  return at > now ? at : null;
}

interface View {
  sold: number;
  into: Into;
  own: OwnShop | null;
  now: Date;
}

export function productView(product: DefinedProduct, { sold, into, own, now }: View): Product {
  const { id, image, tone, reward, price, level, stock, limit = null, cooldownDays = null } = product;
  const left = stock === undefined ? null : Math.max(0, stock - sold);
  return {
    ...{ id, kind: reward.kind, image, tone, price, left, level, limit, cooldown_days: cooldownDays },
    reward: shownReward(reward, into),
    ...(own !== null && { own: ownView(product, own, { left, now }) }),
  };
}

function ownView(
  product: DefinedProduct,
  own: OwnShop,
  { left, now }: { left: number | null; now: Date },
): NonNullable<Product['own']> {
  const missing = Math.max(0, product.price - own.coins);
  const before = own.bought.get(product.id);
  const state = whyNot(product, own, now) ?? (left === 0 ? 'sold_out' : missing > 0 ? 'short' : 'open');
  const at = state === 'cooling' && before !== undefined ? availableAt(product, before, now) : null;
  return {
    ...{ state, missing, available_at: at?.toISOString() ?? null },
    is_worn: own.wornProduct === product.id,
  };
}
