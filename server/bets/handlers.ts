import type { bets as contract } from '#contract/betting/bets.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { Refusal } from '#contract/refusals.ts';
import { cents } from '#rules/money.ts';
import { findPayingBonuses } from '../bonuses/paying-bonus.ts';
import { prepareAnswers } from '../book/prepared-answers.ts';
import { findPriced } from '../book/priced-events.ts';
import type { HandlersOf } from '../calls/context.ts';
import { atomicallyOnce } from '../calls/idempotency.ts';
import type { Sql } from '../database/db.ts';
import { listFreebets } from '../freebets/freebets.ts';
import { judgedAtCaps } from './at-caps.ts';
import { findBets, type KeptBet } from './bet-rows.ts';
import { whyOf } from './bet-why.ts';
import { holdBet, sellBet } from './cash-out.ts';
import { saleQuestions, shownQuote, worthOf } from './cash-out-quote.ts';
import { listBets, listOpenBets, summaryOf } from './history.ts';
import { placeBet } from './place.ts';
import { quoteSlip } from './quote.ts';
import { offerFor } from './received.ts';
import { listWishes } from './sale-wishes.ts';
import { sellableParts } from './sellable-parts.ts';
import { shownBets } from './shown-bet.ts';
import { updateBets } from './update-bets.ts';

export const bets: HandlersOf<typeof contract> = {
  quote: ({ slip }, ctx) => quoteSlip(ctx, slip),

  place: ({ slip }, ctx) => placeBet(ctx, slip),

  async getHistory({ offset = 0, count = PAGE_SIZE, ...filter }, { db, player }) {
    const found = await listBets(db.sql, player.id, filter, { offset, count });
    return { items: await shownBets(db.sql, found.bets), count: found.count };
  },

  async getBet({ id }, { db, player }) {
    const bet = await getBet(db.sql, player.id, id);
    const [[shown], why] = await Promise.all([shownBets(db.sql, [bet]), whyOf(db.sql, bet)]);
    return { bet: shown!, why };
  },

  async getCashOuts(_input, { db, player, now }) {
    const open = await listOpenBets(db.sql, player.id);
    const ids = new Set(open.flatMap(({ legs }) => legs.map(({ event_id }) => event_id)));
    const betIds = open.map(({ id }) => id);
    const [found, wishes, isBonusInPlay] = await Promise.all([
      findPriced(db.sql, [...ids], 'bets'),
      listWishes(db.sql, player.id, betIds),
      findPayingBonuses(db.sql, 'betting', open),
    ]);
    await prepareAnswers(saleQuestions(open, found), 'bets');
    const events = new Map(found.map((event) => [event.id, event]));
    const offered = open.map((bet) => ({ bet, offer: offerFor(bet, worthOf(bet, events), isBonusInPlay) }));
    const parts = await sellableParts(db.sql, offered, found, now);
    return {
      items: offered.map(({ bet, offer }) =>
        shownQuote(bet, offer, { wish: wishes.get(bet.id), percentMax: parts.get(bet.id) }),
      ),
    };
  },

  async cashOut({ id, percent, seen }, ctx) {
    if (percent < 1 || percent > 100) throw new Refusal('InvalidParameter', WRONG_PERCENT);
    const wish = { playerId: ctx.player.id, id, percent, seen: cents(Number(seen)) };
    const sold = () =>
      atomicallyOnce(ctx, id, async (tx) => {
        const sale = await sellBet(tx, wish, ctx.now);
        const decides_at = sale.decidesAt?.toISOString() ?? null;
        return { bet: sale.bet.id, paid: sale.paid, offer: sale.offer, decides_at };
      });
    const { bet, paid, offer, decides_at } = await judgedAtCaps(sold, () => {
      throw new Refusal('CashOutLimit');
    });
    const [shown] = await shownBets(ctx.db.sql, [await getBet(ctx.db.sql, ctx.player.id, bet)]);
    return { bet: shown!, paid, offer, decides_at };
  },

  setAutoCashOut: ({ id, at }, { db, player, now }) =>
    db.atomically(async (tx) => {
      const { bet, offer, events } = await holdBet(tx, player.id, id);
      if (bet.status !== 'open' || bet.freebet_id !== null) throw new Refusal('CashOutClosed');
      const wanted = at === undefined ? null : cents(Number(at));
      if (wanted === 0) throw new Refusal('InvalidParameter', WRONG_AMOUNT);
      const changed = { ...bet, auto_at_cents: wanted };
      await updateBets(tx, [changed]);
      tx.signal('events');
      const wish = (await listWishes(tx.sql, player.id, [id])).get(id);
      const parts = await sellableParts(tx.sql, [{ bet: changed, offer }], events, now);
      return shownQuote(changed, offer, { wish, percentMax: parts.get(id) });
    }),

  async getSummary(_input, { db, player, now }) {
    const { staked, paid, open, since } = await summaryOf(db.sql, player.id, now);
    const { currency } = player;
    return { staked: { amount: staked, currency }, paid: { amount: paid, currency }, open, since };
  },

  async getFreebets(_input, { db, player, now }) {
    const rows = await listFreebets(db.sql, player.id, now);
    return {
      items: rows.map(({ id, value_cents: amount, currency, odds_min_x1000, expires_at }) => ({
        ...{ id, value: { amount, currency }, odds_min: odds_min_x1000 },
        expires_at: expires_at.toISOString(),
      })),
    };
  },
};

const WRONG_PERCENT = { invalid_parameters: { percent: ['format'] } };
const WRONG_AMOUNT = { invalid_parameters: { at: ['format'] } };

async function getBet(sql: Sql, playerId: number, id: string): Promise<KeptBet> {
  const [bet] = await findBets(sql, [playerId], [id]);
  if (bet === undefined) throw new Refusal('BetNotFound');
  return bet;
}
