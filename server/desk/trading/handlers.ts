import { ROWS_A_PAGE } from '#contract/desk/fields.ts';
import type { trading as contract } from '#contract/desk/trading.ts';
import { Refusal } from '#contract/refusals.ts';
import { DONE } from '#contract/wire.ts';
import { changeTrading, type Trading } from '../../book/trading.ts';
import type { Tx } from '../../database/db.ts';
import type { DeskHandlersOf, StaffContext } from '../desk-context.ts';
import { askCancelBet } from './cancel-bet.ts';
import { listChanges, undo } from './changes.ts';
import { previewEffect } from './effect.ts';
import { listFactors, lockBettor, storeFactor } from './factors.ts';
import { largeBets } from './large-bets.ts';
import { listLeagues, setLeague } from './leagues.ts';
import { askRaise, limitPath } from './limit-raise.ts';
import { findMarket } from './names.ts';
import { askResult, askVoid } from './results.ts';
import { askBoost, planBoost, setBoost } from './set-boost.ts';
import { askPrice, planPrice, setPrice, unknownMarket } from './set-price.ts';
import { reopenMany, suspendLive } from './suspend-many.ts';
import { findEvent, tradedBook } from './traded-book.ts';
import { listTraded } from './traded-events.ts';
import { type Path, setAt, withValue } from './trading-path.ts';

const EVENTS_AT_ONCE = 500;

export const trading: DeskHandlersOf<typeof contract> = {
  events: ({ view = 'live', order = 'risk', sport, q = '' }, { db, now }) =>
    listTraded(db.sql, { view, order, sport: sport ?? null, q }, now),
  get: ({ event, all = false }, ctx) => tradedBook(event, all, ctx),
  bets: ({ event, find = '' }, ctx) => largeBets(event, find.trim(), ctx),
  changes: ({ event }, ctx) => listChanges(event, ctx),

  suspend: ({ event, market, reason }, ctx) =>
    setting(ctx, event, market, {
      path: market === undefined ? ['pause'] : ['markets', market, 'is_paused'],
      value: market === undefined ? { reason } : true,
    }),
  reopen: ({ event, market }, ctx) =>
    setting(ctx, event, market, {
      path: market === undefined ? ['pause'] : ['markets', market, 'is_paused'],
      value: undefined,
    }),
  suspendLive:
    ({ reason }, ctx) =>
    async (tx) => {
      const events = await suspendLive(tx, reason, ctx);
      return { answer: { events }, on: `${events.length} live events`, after: { events } };
    },
  reopenMany({ events }, ctx) {
    const ids = events.map(Number);
    if (
      ids.length === 0 ||
      ids.length > EVENTS_AT_ONCE ||
      !ids.every((id) => Number.isSafeInteger(id) && id > 0)
    )
      throw new Refusal('InvalidParameter', { invalid_parameters: { events: ['format'] } });
    return async (tx) => {
      const reopened = await reopenMany(tx, ids, ctx);
      return { answer: DONE, on: `${reopened.length} events`, after: { events: reopened } };
    };
  },
  setMargin: ({ event, market, margin }, ctx) =>
    setting(ctx, event, market, {
      path: market === undefined ? ['margin'] : ['markets', market, 'margin'],
      value: margin,
    }),
  async setLimit({ event, market, limit, reason }, ctx) {
    const target = { of: 'event', id: event, market: market ?? null } as const;
    const set = await setting(ctx, event, market, { path: limitPath(target.market), value: limit });
    return async (tx) => {
      const { approval, asked } = await askRaise(tx, { target, to: limit, reason }, ctx);
      if (approval !== null) return { answer: { approval }, after: { asked } };
      return { ...(await set(tx)), answer: { approval } };
    };
  },
  async setPrice({ event, market, outcome, price, reason }, ctx) {
    const wish = { event, market, outcome, odds: price, reason };
    const { decisive, wish: asked } = await planPrice(wish, ctx);
    return async (tx) => {
      if (asked !== null) {
        const approval = await askPrice(tx, asked, reason, ctx);
        return { answer: { approval }, after: { asked: asked.price } };
      }
      return { answer: { approval: null }, ...(await setPrice(tx, wish, decisive, ctx)) };
    };
  },
  async setBoost({ event, market, outcome, price, reason }, ctx) {
    const wish = { event, market, outcome, odds: price };
    const asked = await planBoost(wish, ctx);
    return async (tx) => {
      if (asked === null) return { answer: { approval: null }, ...(await setBoost(tx, wish, ctx)) };
      const approval = await askBoost(tx, asked, reason, ctx);
      return { answer: { approval }, after: { asked: asked.price } };
    };
  },
  undo: (change, ctx) => async (tx) => ({ answer: DONE, ...(await undo(tx, change, ctx)) }),

  preview: (wish, ctx) => previewEffect(wish, ctx),
  askResult: (wish, ctx) => async (tx) => {
    const approval = await askResult(tx, wish, ctx);
    return { answer: { approval }, after: { ending: wish.ending, tallies: wish.tallies } };
  },
  askVoid:
    ({ event, market, reason }, ctx) =>
    async (tx) => {
      const approval = await askVoid(tx, { event, market, reason }, ctx);
      return { answer: { approval }, after: { void: market ?? 'all of it' } };
    },

  askCancelBet:
    ({ event, bet, reason }, ctx) =>
    async (tx) => {
      const approval = await askCancelBet(tx, { event, bet, reason }, ctx);
      return { answer: { approval }, after: { asked: `bet ${bet}` } };
    },

  leagues: async ({ sport }, { db, content }) => ({
    items: await listLeagues(db.sql, sport ?? null, content),
  }),
  setLeague:
    ({ league, market, margin, limit, reason }, ctx) =>
    (tx) =>
      setLeague(tx, { league, market, margin, limit, reason }, ctx),
  factors: ({ after, count = ROWS_A_PAGE, player }, { db, content }) =>
    listFactors(db.sql, { after: after ?? null, count, player: player ?? null }, content),
  setFactor:
    ({ player, factor, reason }, ctx) =>
    async (tx) => {
      await lockBettor(tx, player);
      const target = { of: 'player', id: player, market: null } as const;
      const { approval, asked } = await askRaise(tx, { target, to: factor, reason }, ctx);
      if (approval !== null) return { answer: { approval }, after: { asked } };
      return {
        answer: { approval },
        ...(await storeFactor(tx, { player, factor, reason }, ctx.staff, ctx)),
      };
    },
};

/** One thing of an event is set, or, by undefined, no longer set; the log keeps what stood there before. */
async function setting(
  ctx: StaffContext,
  event: number,
  market: string | undefined,
  { path, value }: { path: Path; value: unknown },
) {
  if (market !== undefined) await requireMarket(ctx, event, market);
  return async (tx: Tx) => {
    const { bus } = ctx.rooms.desk;
    const change = (kept: Trading) => withValue(kept, path, value);
    const { before, after } = await changeTrading(tx, bus, event, change, ctx.now);
    return { answer: DONE, before: setAt(before, path), after: setAt(after, path) };
  };
}

async function requireMarket({ db }: StaffContext, event: number, market: string): Promise<void> {
  const { sport } = await findEvent(db.sql, event);
  if (findMarket(sport, market) === undefined) throw unknownMarket();
}
