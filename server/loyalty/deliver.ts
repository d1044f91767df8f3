// Delivering what was bought. What cannot be given is paid back at once, and said so; a passing trouble is tried again by the
// task, which also finds what a server has left behind.
import * as z from 'zod/mini';
import { isRefusal } from '#contract/refusals.ts';
import type { Currency } from '#rules/money.ts';
import { moveCoins } from '../coins/coins.ts';
import type { Content } from '../content/content.ts';
import { ratesOf } from '../content/rates.ts';
import { type Db, lockPlayer, type Tx } from '../database/db.ts';
import { defineTask, type Worker, workerOf } from '../jobs/tasks.ts';
import { tell } from '../live/outbox.ts';
import type { Clock } from '../plumbing/clock.ts';
import { log } from '../plumbing/log.ts';
import { isPassing } from '../plumbing/outage.ts';
import { giveReward } from '../rewards/give-reward.ts';
import type { DefinedReward } from './definitions.ts';
import { rewardIn } from './in-currency.ts';
import { addNotices } from './notice-rows.ts';

const LASTS_MS = 30 * 86_400_000;
const AT_ONCE = 4;

export const orderTask = defineTask('loyalty.order', z.object({ player: z.int(), order: z.string() }), {
  lastsMs: LASTS_MS,
});

interface Tools {
  db: Db;
  content: Content;
  clock: Clock;
}

export const ordersDelivered = ({ db, content, clock }: Tools): Worker =>
  workerOf(orderTask, {
    width: AT_ONCE,
    async run({ player, order }) {
      await deliver({ db, content, now: clock.now() }, player, order);
      return undefined;
    },
  });

interface Delivering {
  db: Db;
  content: Content;
  now: Date;
}

/** Throws where it may succeed later; whoever asks again finds it delivered, paid back or new. */
export async function deliver(tools: Delivering, playerId: number, order: string): Promise<void> {
  const { db } = tools;
  try {
    await db.atomically((tx) => hand(tx, tools, playerId, order));
  } catch (error) {
    if (isPassing(error)) throw error;
    if (isRefusal(error, 'RewardUnavailable'))
      log.warn('an order is paid back: its budget is used up', { order });
    else log.bug(error, { order });
    const trouble = error instanceof Error ? error.message : String(error);
    await db.atomically((tx) => payBack(tx, { ...tools, playerId, order, trouble }));
  }
}

interface Taken {
  product_id: number;
  reward: DefinedReward;
  currency: Currency;
}

async function hand(tx: Tx, { content, now }: Delivering, playerId: number, order: string): Promise<void> {
  await lockPlayer(tx, playerId);
  const [taken] = await tx.sql<Taken>`
    update loyalty_order set state = 'delivered', ended_at = ${now}
    from player
    where loyalty_order.id = ${order} and player_id = ${playerId} and state = 'new' and player.id = player_id
    returning product_id, reward, player.currency`;
  if (taken === undefined) return;
  const { product_id: product, reward: defined, currency } = taken;
  const reward = rewardIn(defined, { currency, rates: ratesOf(content) });
  const player = { id: playerId, currency };
  const source = { giver: 'shop', name: String(product) } as const;
  if (reward === null) await wear(tx, playerId, product);
  else await giveReward(tx, { key: `order:${order}`, player, reward, source }, now, content);
  await addNotices(tx, [{ playerId, trigger: 'product', data: { product, reward: defined } }], now);
  await tell(tx, playerId, { name: 'loyalty.changed', data: {} });
}

/** A frame is put on as soon as it is bought. */
async function wear({ sql }: Tx, playerId: number, product: number): Promise<void> {
  await sql`
    insert into loyalty_player (player_id, frame_product_id) values (${playerId}, ${product})
    on conflict (player_id) do update set frame_product_id = excluded.frame_product_id`;
}

interface Failed extends Delivering {
  playerId: number;
  order: string;
  trouble: string;
}

async function payBack(tx: Tx, { playerId, order, trouble, now }: Failed): Promise<void> {
  await lockPlayer(tx, playerId);
  const [failed] = await tx.sql<{ product_id: number; microcoins: number; reward: DefinedReward }>`
    update loyalty_order set state = 'refunded', ended_at = ${now}, trouble = ${trouble.slice(0, 500)}
    where id = ${order} and player_id = ${playerId} and state = 'new' returning product_id, microcoins, reward`;
  if (failed === undefined) return;
  const { product_id: product, microcoins, reward } = failed;
  await moveCoins(tx, [{ playerId, key: `order:${order}:back`, microcoins, reason: 'refund' }], now);
  await tx.sql`update loyalty_stock set sold = sold - 1 where product_id = ${product}`;
  await addNotices(
    tx,
    [{ playerId, trigger: 'refund', data: { product, reward, coins: microcoins / 1_000_000 } }],
    now,
  );
  await tell(tx, playerId, { name: 'loyalty.changed', data: {} });
}
