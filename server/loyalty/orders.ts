// What was bought: an order takes its coins and its piece of the stock in one transaction, and is delivered or paid back.
import type { LoyaltyOrder } from '#contract/loyalty/shop.ts';
import { Refusal } from '#contract/refusals.ts';
import { MICRO, wholeCoins } from '#rules/loyalty.ts';
import type { PlayerContext } from '../calls/context.ts';
import { atomicallyOnce } from '../calls/idempotency.ts';
import { spendCoins } from '../coins/coins.ts';
import { lockPlayer, type Sql, type Tx } from '../database/db.ts';
import { schedule } from '../jobs/tasks.ts';
import { drawHex } from '../plumbing/chance.ts';
import { type DefinedProduct, type DefinedReward, productsOf } from './definitions.ts';
import { orderTask } from './deliver.ts';
import { type Into, shownReward } from './in-currency.ts';
import { requireGiven } from './require-given.ts';
import { type OwnShop, ownShop, whyNot } from './shop.ts';

/** Should the server go away between the two, it is delivered this much later. */
const DELIVERED_AFTER_MS = 30_000;

/** Gives the order; the caller delivers it. */
export async function orderProduct(ctx: PlayerContext, id: number): Promise<string> {
  const { player, content, now } = ctx;
  const product = productsOf(content).find((one) => one.id === id);
  if (product === undefined)
    throw new Refusal('InvalidParameter', { invalid_parameters: { id: ['unknown'] } });
  const order = drawHex(12);
  return atomicallyOnce(ctx, `product:${id}`, async (tx) => {
    await lockPlayer(tx, player.id);
    await requireGiven(tx, player.id, now);
    const own = await ownShop(tx.sql, { player, content });
    refuse(product, own, now);
    await spendCoins(
      tx,
      { playerId: player.id, key: `order:${order}`, coins: product.price, reason: 'order' },
      now,
    );
    await takeFromStock(tx, product);
    await tx.sql`
      insert into loyalty_order (id, player_id, product_id, microcoins, reward, state, made_at)
      values (${order}, ${player.id}, ${id}, ${product.price * MICRO}, ${JSON.stringify(product.reward)}::text::jsonb,
        'new', ${now})`;
    await schedule(tx, orderTask, { player: player.id, order }, new Date(now.getTime() + DELIVERED_AFTER_MS));
    return order;
  });
}

function refuse(product: DefinedProduct, own: OwnShop, now: Date): void {
  const why = whyNot(product, own, now);
  if (why === 'owned') throw new Refusal('ProductUnavailable', { error_data: { why: 'limit' } });
  if (why !== null) throw new Refusal('ProductUnavailable', { error_data: { why } });
}

/** Whoever comes too late finds none left, and nothing has changed. */
async function takeFromStock({ sql }: Tx, { id, stock }: DefinedProduct): Promise<void> {
  const taken = await sql<{ sold: number }>`
    insert into loyalty_stock as kept (product_id, sold)
    select ${id}::int, 1 where ${stock ?? null}::int is null or ${stock ?? null}::int > 0
    on conflict (product_id) do update set sold = kept.sold + 1
    where ${stock ?? null}::int is null or kept.sold < ${stock ?? null}::int
    returning sold`;
  if (taken.length === 0) throw new Refusal('ProductUnavailable', { error_data: { why: 'sold_out' } });
}

interface OrderRow {
  id: string;
  product_id: number;
  microcoins: number;
  reward: DefinedReward;
  state: 'new' | 'delivered' | 'failed' | 'refunded';
  made_at: Date;
  total: number;
}

interface Span {
  offset: number;
  limit: number;
}

export async function listOrders(
  sql: Sql,
  playerId: number,
  { offset, limit }: Span,
  into: Into,
): Promise<{ items: LoyaltyOrder[]; total: number }> {
  const rows = await sql<OrderRow>`
    select id, product_id, microcoins, reward, state, made_at, (count(*) over ())::int as total
    from loyalty_order where player_id = ${playerId} order by made_at desc, id offset ${offset} limit ${limit}`;
  return {
    items: rows.map(({ id, product_id, microcoins, reward, state, made_at }) => ({
      ...{ id, product: product_id, price: wholeCoins(microcoins), made_at: made_at.toISOString() },
      reward: shownReward(reward, into),
      // A failed one is about to be paid back.
      state: state === 'failed' ? 'new' : state,
    })),
    total: rows[0]?.total ?? 0,
  };
}
