// A boost: a better price than the model's on an outcome, before a match, shown as such. Up to what the outcome is worth one
// trader gives it; above that it is a gift of the house, and another must agree.
import * as z from 'zod/mini';
import { BOOST_MAX, boostBound } from '../../book/boosts.ts';
import { offeredBook } from '../../book/offered-book.ts';
import { changeTrading, type Trading } from '../../book/trading.ts';
import type { Tx } from '../../database/db.ts';
import { askApproval, defineApprovable, sayNo } from '../approvals/approvals.ts';
import type { StaffContext } from '../desk-context.ts';
import { namesOf } from './names.ts';
import { unknownMarket } from './set-price.ts';
import { findEvent } from './traded-book.ts';
import { setAt, withValue } from './trading-path.ts';

export const BOOST = 'trading.boost';

const payload = z.object({
  ...{ event: z.int(), market: z.string(), outcome: z.string(), odds: z.int() },
  /** The same in words, for whoever decides. */
  price: z.string(),
});
type Boost = z.output<typeof payload>;

interface Wish {
  event: number;
  market: string;
  outcome: string;
  /** Undefined: no boost. */
  odds: number | undefined;
}

/** Null where one trader may do it alone. */
export async function planBoost({ event: id, market: marketId, outcome, odds }: Wish, ctx: StaffContext) {
  const event = await findEvent(ctx.db.sql, id);
  const book = offeredBook(event);
  const market = book.markets.get(marketId);
  const found = market?.outcomes.find(({ code }) => code === outcome);
  if (market === undefined || found === undefined || found.oddsX1000 === null) throw unknownMarket();
  if (odds === undefined) return null;
  if (book.isLive) throw sayNo('Only a match that has not begun can be boosted.');
  const plain = found.wasX1000 ?? found.oddsX1000;
  if (odds <= plain) throw sayNo('A boost is more than the price of now.');
  if (odds > boostBound(plain)) throw sayNo(`A boost is at most ${BOOST_MAX} times the price of now.`);
  if ((odds / 1000) * found.chance <= 1) return null;
  const names = namesOf(ctx.content, event);
  const price = `${names.market(market)}, ${names.outcome(outcome)}: ${plain / 1000} → ${odds / 1000}`;
  const wish: Boost = { event: id, market: marketId, outcome, odds, price };
  return wish;
}

const pathOf = ({ market, outcome }: Pick<Wish, 'market' | 'outcome'>) =>
  ['markets', market, 'boosts', outcome] as const;

export async function setBoost(tx: Tx, wish: Wish, ctx: StaffContext) {
  const change = (trading: Trading) => withValue(trading, pathOf(wish), wish.odds);
  const { before, after } = await changeTrading(tx, ctx.rooms.desk.bus, wish.event, change, ctx.now);
  return { before: setAt(before, pathOf(wish)), after: setAt(after, pathOf(wish)) };
}

export const askBoost = (tx: Tx, wish: Boost, reason: string, ctx: StaffContext): Promise<number> =>
  askApproval(tx, { kind: BOOST, subject: `event ${wish.event}`, payload: wish, reason }, ctx);

export const boostApprovable = defineApprovable<Boost>({
  permission: 'trading.approve',
  payload,
  async carryOut(tx, wish, _asked, ctx) {
    const book = offeredBook(await findEvent(tx.sql, wish.event));
    if (book.isLive || !book.markets.has(wish.market)) throw sayNo('The match has begun, or is closed.');
    return setBoost(tx, wish, ctx);
  },
});
