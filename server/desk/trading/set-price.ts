// A price that a trader sets by hand. Where it could cost the house more than one person should decide, another must agree.
import * as z from 'zod/mini';
import { Refusal } from '#contract/refusals.ts';
import { marginMost, marginOfPrices, needsSecondTrader } from '#rules/set-prices.ts';
import { marginOf } from '#sports/markets/offer.ts';
import { kindOf } from '#sports/settle/kinds.ts';
import { offeredBook } from '../../book/offered-book.ts';
import { changeTrading, type Trading } from '../../book/trading.ts';
import type { Tx } from '../../database/db.ts';
import { askApproval, defineApprovable, sayNo } from '../approvals/approvals.ts';
import type { StaffContext } from '../desk-context.ts';
import { namesOf } from './names.ts';
import { findEvent } from './traded-book.ts';
import { setAt, withValue } from './trading-path.ts';

export const PRICE = 'trading.price';

const payload = z.object({
  event: z.int(),
  market: z.string(),
  outcome: z.string(),
  odds: z.int(),
  /** How often the match had turned when it was asked for; null before it began. */
  decisive: z.nullable(z.int()),
  /** The same in words, for whoever decides. */
  price: z.string(),
});
type SetPrice = z.output<typeof payload>;

interface Wish {
  event: number;
  market: string;
  outcome: string;
  /** Undefined: the model's. */
  odds: number | undefined;
  reason: string;
}

/** Looked up before the transaction: whether it is allowed alone follows from the book as it stands. */
export async function planPrice({ event: id, market: marketId, outcome, odds }: Wish, ctx: StaffContext) {
  const event = await findEvent(ctx.db.sql, id);
  const book = offeredBook(event);
  const market = book.markets.get(marketId);
  const found = market?.outcomes.find(({ code }) => code === outcome);
  if (market === undefined || found === undefined || found.oddsX1000 === null) throw unknownMarket();
  const decisive = book.isLive ? book.decisive : null;
  if (odds === undefined) return { decisive, wish: null };
  const priced = market.outcomes.map(({ code, chance, oddsX1000 }) => ({
    chance,
    odds: code === outcome ? odds : oddsX1000,
  }));
  const margin = marginOfPrices(priced, kindOf(market.spec.kind).fairSum ?? 1);
  const most = marginMost(marginOf(market.type, book.isLive));
  const isAsked = needsSecondTrader({ chance: found.chance, odds }, { margin, most });
  const names = namesOf(ctx.content, event);
  const price = `${names.market(market)}, ${names.outcome(outcome, market.type.code)}: ${found.oddsX1000 / 1000} → ${odds / 1000}`;
  const wish: SetPrice = { event: id, market: marketId, outcome, odds, decisive, price };
  return { decisive, wish: isAsked ? wish : null };
}

export const unknownMarket = () =>
  new Refusal('InvalidParameter', { invalid_parameters: { market: ['unknown'] } });

const pathOf = ({ market, outcome }: Pick<Wish, 'market' | 'outcome'>) =>
  ['markets', market, 'prices', outcome] as const;

/** Prices that were set before the match last turned go: they would come back with the new one's moment. */
function withPrice(
  trading: Trading,
  wish: Pick<Wish, 'market' | 'outcome' | 'odds'>,
  decisive: number | null,
): Trading {
  const { prices_at: setAtTurn } = trading.markets?.[wish.market] ?? {};
  const isStale = setAtTurn !== undefined && setAtTurn !== decisive;
  const kept = isStale ? withValue(trading, ['markets', wish.market, 'prices'], undefined) : trading;
  const priced = withValue(kept, pathOf(wish), wish.odds);
  const left = priced.markets?.[wish.market]?.prices;
  return withValue(
    priced,
    ['markets', wish.market, 'prices_at'],
    left === undefined ? undefined : (decisive ?? undefined),
  );
}

export async function setPrice(
  tx: Tx,
  wish: Omit<Wish, 'reason'>,
  decisive: number | null,
  ctx: StaffContext,
) {
  const { bus } = ctx.rooms.desk;
  const change = (trading: Trading) => withPrice(trading, wish, decisive);
  const { before, after } = await changeTrading(tx, bus, wish.event, change, ctx.now);
  return { before: setAt(before, pathOf(wish)), after: setAt(after, pathOf(wish)) };
}

export const askPrice = (tx: Tx, wish: SetPrice, reason: string, ctx: StaffContext): Promise<number> =>
  askApproval(tx, { kind: PRICE, subject: `event ${wish.event}`, payload: wish, reason }, ctx);

export const priceApprovable = defineApprovable<SetPrice>({
  permission: 'trading.approve',
  payload,
  async carryOut(tx, wish, _asked, ctx) {
    const book = offeredBook(await findEvent(tx.sql, wish.event));
    if (!book.markets.has(wish.market)) throw sayNo('The market is closed by now.');
    if ((book.isLive ? book.decisive : null) !== wish.decisive)
      throw sayNo('The match has turned since it was asked for: ask again.');
    return setPrice(tx, wish, wish.decisive, ctx);
  },
});
