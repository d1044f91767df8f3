// The trader's room: what is open and what it may cost, every price with the way to change it, results by two people, and
// how much of the usual limits a player gets.
import * as z from 'zod/mini';
import { LIMIT_FACTOR_MOST } from '#rules/limit-factors.ts';
import { isOnLadder } from '#sports/odds/ladder.ts';
import { endings } from '#sports/settle/match-result.ts';
import { SportName } from '../betting/event.ts';
import { get, post } from '../define.ts';
import { json } from '../json-field.ts';
import { amount, Done, flag, list } from '../wire.ts';
import { keyset, reason, rowId, rowsOf } from './fields.ts';
import {
  BettorFactor,
  Effect,
  LargeBet,
  Producer,
  TradedBook,
  TradedEvent,
  TradedLeague,
  TradingChange,
} from './trading-shapes.ts';

export const tradingViews = ['live', 'soon', 'paused', 'results', 'over'] as const;
export const tradingOrders = ['risk', 'start'] as const;

const market = z.string().check(z.regex(/^[a-z][\w|=.,:+ -]{0,79}$/i));
const marketCode = z.string().check(z.regex(/^[a-z][a-z\d-]{0,39}$/));

/** "1.25": by what the usual is multiplied; without it, the usual itself. */
const factorText = (least: number, most: number) =>
  z.codec(
    z.string().check(z.regex(/^\d{1,2}(\.\d{1,3})?$/)),
    z.number().check(z.minimum(least), z.maximum(most)),
    {
      decode: Number,
      encode: String,
    },
  );

const marginFactor = factorText(0.25, 4);
const limitFactor = factorText(0, LIMIT_FACTOR_MOST);

/** "1.36", a step of the ladder. */
const price = z.codec(
  z.string().check(z.regex(/^\d{1,4}(\.\d{1,3})?$/)),
  z.int().check(z.refine(isOnLadder)),
  { decode: (text) => Math.round(Number(text) * 1000), encode: (x1000) => String(x1000 / 1000) },
);

const tallyName = z.string().check(z.regex(/^[a-z][a-z\d-]{0,19}$/));
const count = z.int().check(z.minimum(0), z.maximum(999));

/** Counts by name. What is not among them is not known, and bets on it are void. */
const tallies = json(z.record(tallyName, z.strictObject({ home: count, away: count })), 8_000);

/** When it really began, where that was not when it was to: bets made from then on were no bets before its start. */
const began = z.optional(z.iso.datetime());

const looks = { who: { staff: 'trading.see' }, shows: ['desk-trading'] } as const;
const acts = {
  who: { staff: 'trading.act' },
  about: 'event',
  refuses: ['InvalidParameter', 'EventNotFound'],
  changes: ['desk-trading'],
} as const;
/** Another person must agree. */
const asks = { ...acts, changes: ['desk-trading', 'desk-approvals'], needsProof: true } as const;
const asked = z.object({ approval: z.int() });

/** A limit above the usual waits for a person who agrees to limits. */
const limits = {
  output: z.object({ approval: z.nullable(z.int()) }),
  changes: ['desk-trading', 'desk-approvals'],
} as const;

/** An outcome gets another price, at once or once a second trader agrees. */
const priced = {
  ...acts,
  input: z.object({
    event: rowId,
    market,
    outcome: z.string().check(z.minLength(1), z.maxLength(20)),
    price: z.optional(price),
    reason,
  }),
  output: z.object({ approval: z.nullable(z.int()) }),
  changes: ['desk-trading', 'desk-approvals'],
} as const;

export const trading = {
  events: get('trading.events', {
    ...looks,
    input: z.object({
      view: z.optional(z.enum(tradingViews)),
      order: z.optional(z.enum(tradingOrders)),
      sport: z.optional(SportName),
      q: z.optional(z.string().check(z.maxLength(60))),
    }),
    output: z.object({
      items: z.array(TradedEvent),
      counts: z.record(z.string(), z.int()),
      producers: z.array(Producer),
      /** Of all that is open: the worst of each event together, as far as it is below zero. */
      risk: amount,
    }),
    refuses: ['InvalidParameter'],
  }),
  get: get('trading.get', {
    ...looks,
    about: 'event',
    /** All markets, and not only those with bets, with something set, and the main ones. */
    input: z.object({ event: rowId, all: z.optional(flag) }),
    output: TradedBook,
    refuses: ['InvalidParameter', 'EventNotFound'],
  }),
  /** The largest of the event, the latest first. */
  bets: get('trading.bets', {
    ...looks,
    about: 'event',
    /** Of a bet by its name, or of a player by their number; without it the largest. */
    input: z.object({ event: rowId, find: z.optional(z.string().check(z.maxLength(40))) }),
    output: z.object({ items: z.array(LargeBet), count: z.int() }),
    refuses: ['InvalidParameter', 'EventNotFound'],
  }),
  /** Everything that was changed on an event, the latest first. */
  changes: get('trading.changes', {
    ...looks,
    about: 'event',
    input: z.object({ event: rowId }),
    output: z.object({ items: z.array(TradingChange) }),
    refuses: ['InvalidParameter', 'EventNotFound'],
  }),

  /** Nobody can bet on the market any more; without one, on nothing of the event. */
  suspend: post('trading.suspend', {
    ...acts,
    input: z.object({ event: rowId, market: z.optional(market), reason }),
    output: Done,
  }),
  reopen: post('trading.reopen', {
    ...acts,
    input: z.object({ event: rowId, market: z.optional(market) }),
    output: Done,
  }),
  /** Tells which it has suspended: those that were already are not among them. */
  suspendLive: post('trading.suspendLive', {
    who: { staff: 'trading.act' },
    input: z.object({ reason }),
    output: z.object({ events: z.array(z.int()) }),
    refuses: ['InvalidParameter'],
    changes: ['desk-trading'],
  }),
  reopenMany: post('trading.reopenMany', {
    who: { staff: 'trading.act' },
    input: z.object({ events: list }),
    output: Done,
    refuses: ['InvalidParameter'],
    changes: ['desk-trading'],
  }),
  setMargin: post('trading.setMargin', {
    ...acts,
    input: z.object({ event: rowId, market: z.optional(market), margin: z.optional(marginFactor), reason }),
    output: Done,
  }),
  setLimit: post('trading.setLimit', {
    ...acts,
    input: z.object({ event: rowId, market: z.optional(market), limit: z.optional(limitFactor), reason }),
    ...limits,
  }),
  /** Without a price it is the model's again. What takes the market's margin out of bounds waits for a second trader. */
  setPrice: post('trading.setPrice', priced),
  /** A better price before the match, shown as such; without a price there is none. Above what it is worth two agree. */
  setBoost: post('trading.setBoost', priced),
  /** Puts back what a change of the list has set, as long as it still stands so. */
  undo: post('trading.undo', {
    ...acts,
    input: z.object({ event: rowId, change: rowId }),
    output: Done,
  }),

  /** What a result would do; for a void, without counts. */
  preview: get('trading.preview', {
    ...looks,
    about: 'event',
    input: z.object({
      event: rowId,
      ending: z.optional(z.enum(endings)),
      tallies: z.optional(tallies),
      began,
      market: z.optional(market),
    }),
    output: Effect,
    refuses: ['InvalidParameter', 'EventNotFound'],
  }),
  askResult: post('trading.askResult', {
    ...asks,
    input: z.object({ event: rowId, ending: z.enum(endings), tallies, began, reason }),
    output: asked,
  }),
  /** All bets on the market return their stakes; without one, all on the event. */
  askVoid: post('trading.askVoid', {
    ...asks,
    input: z.object({ event: rowId, market: z.optional(market), reason }),
    output: asked,
  }),

  /** One bet returns its stake, and what it has paid is taken back. */
  askCancelBet: post('trading.askCancelBet', {
    ...asks,
    input: z.object({ event: rowId, bet: z.string().check(z.regex(/^[0-9a-f]{24}$/)), reason }),
    output: asked,
  }),

  leagues: get('trading.leagues', {
    ...looks,
    input: z.object({ sport: z.optional(SportName) }),
    output: z.object({ items: z.array(TradedLeague) }),
  }),
  /** For all its events, and, where a market is named, for that one of theirs. Without a figure: as usual. */
  setLeague: post('trading.setLeague', {
    ...acts,
    about: 'league',
    input: z.object({
      league: rowId,
      market: z.optional(marketCode),
      margin: z.optional(marginFactor),
      limit: z.optional(limitFactor),
      reason,
    }),
    ...limits,
    refuses: ['InvalidParameter'],
  }),

  /** Players who get another share of the limits than others. */
  factors: get('trading.factors', {
    ...looks,
    isPersonal: true,
    input: z.object({ ...keyset, player: z.optional(rowId) }),
    output: rowsOf(BettorFactor),
  }),
  /** 1 is what everybody has, and takes the player off the list. */
  setFactor: post('trading.setFactor', {
    ...acts,
    about: 'player',
    input: z.object({ player: rowId, factor: factorText(0.01, LIMIT_FACTOR_MOST), reason }),
    ...limits,
    refuses: ['InvalidParameter'],
  }),
};
