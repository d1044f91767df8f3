// What the trader's room shows: events with what they may cost, every market with what is owed on its outcomes, and what a
// change of a result would do. Sums are in euros; odds are decimal, in thousandths.
import * as z from 'zod/mini';
import { Competitor, eventStatuses, pauses, Score, SportName } from '../betting/event.ts';
import { amount, Money } from '../wire.ts';

const Exposure = {
  bets: z.int(),
  staked: amount,
  /** For the operator, in the worst scenario of all bets together; below zero it pays more than it has taken. */
  worst: amount,
};

export const TradedEvent = z.object({
  id: z.int(),
  sport: SportName,
  league: z.object({ id: z.int(), name: z.string(), tier: z.int(), is_virtual: z.boolean() }),
  home: Competitor,
  away: Competitor,
  starts_at: z.string(),
  status: z.enum(eventStatuses),
  clock: z.nullable(z.string()),
  score: Score,
  /** Why nobody can bet on any of it. */
  pause: z.nullable(z.enum(pauses)),
  is_trader_pause: z.boolean(),
  ...Exposure,
  /** Its start is long past, and nobody has told how it ended. */
  lacks_result: z.boolean(),
});
export type TradedEvent = z.output<typeof TradedEvent>;

export const Producer = z.object({
  name: z.string(),
  is_down: z.boolean(),
  /** Seconds since it was last heard. */
  silent: z.number(),
});

const TradedOutcome = z.object({
  code: z.string(),
  name: z.string(),
  /** What it is worth, between 0 and 1. */
  chance: z.number(),
  /** Null: not offered now. */
  odds: z.nullable(z.int()),
  /** A trader has set the price. */
  is_set: z.boolean(),
  /** Of a boosted one: what it was before. */
  was: z.nullable(z.int()),
  bets: z.int(),
  staked: amount,
  /** For the house, if it wins. */
  if_wins: amount,
});
export type TradedOutcome = z.output<typeof TradedOutcome>;

export const TradedMarket = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  /** What its prices add up to beyond what is fair, as a share; above the other, or below nothing, two traders agree. */
  margin_now: z.number(),
  margin_most: z.number(),
  /** What fair chances of it add up to. */
  fair_sum: z.number(),
  pause: z.nullable(z.enum(pauses)),
  is_trader_pause: z.boolean(),
  is_void: z.boolean(),
  /** By which the usual is multiplied: by a trader for this market, and in all. */
  margin: z.nullable(z.number()),
  limit: z.nullable(z.number()),
  margin_in_all: z.number(),
  limit_in_all: z.number(),
  /** How full the fullest of its outcomes is, as a share of what it may cost. */
  fullness: z.number(),
  outcomes: z.array(TradedOutcome),
});
export type TradedMarket = z.output<typeof TradedMarket>;

const Tally = z.object({ name: z.string(), label: z.string(), home: z.int(), away: z.int() });

/** What the operator has in the scenarios of counts that markets ask about together; below zero it loses. */
const ScenarioRisk = z.object({
  name: z.string(),
  label: z.string(),
  worst: amount,
  expected: z.nullable(amount),
  /** The final counts that cause the worst case, in words. */
  cause: z.string(),
  axes: z.enum(['scores', 'leads']),
  rows: z.array(z.string()),
  columns: z.array(z.string()),
  /** By row, then by column. Null: cannot happen any more. */
  cells: z.array(z.array(z.nullable(z.object({ worst: amount, chance: z.nullable(z.number()) })))),
});
export type ScenarioRisk = z.output<typeof ScenarioRisk>;

export const TradedBook = z.object({
  event: TradedEvent,
  /** The operator's expectation over all scenarios; null where no model gives their probabilities. */
  expected: z.nullable(amount),
  margin: z.nullable(z.number()),
  limit: z.nullable(z.number()),
  markets: z.array(TradedMarket),
  /** The most that the event may lose. */
  cap: amount,
  /** The largest loss first. */
  risks: z.array(ScenarioRisk),
  /** How it stands, count by count: from this a result is entered. */
  tallies: z.array(Tally),
  ending: z.nullable(z.string()),
  result_revision: z.int(),
  /** What waits for a second person. */
  waiting: z.array(z.object({ id: z.int(), kind: z.string(), asked_by: z.string() })),
});
export type TradedBook = z.output<typeof TradedBook>;

export const LargeBet = z.object({
  id: z.string(),
  at: z.string(),
  player: z.int(),
  player_name: z.string(),
  says: z.string(),
  odds: z.int(),
  staked: Money,
  status: z.string(),
});
export type LargeBet = z.output<typeof LargeBet>;

export const TradingChange = z.object({
  id: z.int(),
  at: z.string(),
  by: z.string(),
  call: z.string(),
  /** Which market and outcome; empty for the event as a whole. */
  about: z.string(),
  reason: z.string(),
  before: z.string(),
  after: z.string(),
  /** It still stands as it was set then: it can be put back. */
  can_undo: z.boolean(),
});
export type TradingChange = z.output<typeof TradingChange>;

export const TradedLeague = z.object({
  id: z.int(),
  sport: SportName,
  name: z.string(),
  category: z.string(),
  tier: z.int(),
  events: z.int(),
  margin: z.number(),
  limit: z.number(),
  markets: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      margin: z.nullable(z.number()),
      limit: z.nullable(z.number()),
    }),
  ),
});
export type TradedLeague = z.output<typeof TradedLeague>;

/** What a result, or a void, would do to the bets on an event. */
export const Effect = z.object({
  bets: z.int(),
  players: z.int(),
  /** There are more than were looked at. */
  is_partial: z.boolean(),
  /** Of those that are settled already and would be settled anew. */
  resettled: z.int(),
  /** More than was paid so far, and what would be taken back of it. */
  pays: amount,
  takes_back: amount,
  /** How bets would stand after it, by status. */
  statuses: z.record(z.string(), z.int()),
  largest: z.array(
    z.object({
      bet: z.string(),
      player: z.int(),
      before: amount,
      after: amount,
      status: z.string(),
    }),
  ),
});
export type Effect = z.output<typeof Effect>;

export const BettorFactor = z.object({
  id: z.int(),
  name: z.string(),
  factor: z.number(),
  reason: z.string(),
  set_by: z.string(),
  set_at: z.string(),
  /** What the player was sent about it, in English; null where they have no less than others. */
  notice: z.nullable(z.string()),
  /** Of bets that are settled. */
  staked: Money,
  paid: Money,
});
export type BettorFactor = z.output<typeof BettorFactor>;
