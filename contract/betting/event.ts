// Events that can be bet on, as pages and the live line tell them. Odds are decimal, in thousandths; times are ISO 8601 in
// UTC. A market is known within its event by its id ("total|line=2.5"), an outcome by its code.
import * as z from 'zod/mini';
import { marketGroups, sports } from '#sports/markets/market.ts';

export const eventStatuses = [
  'scheduled',
  'live',
  'interrupted',
  'ended',
  'resulted',
  'postponed',
  'abandoned',
  'cancelled',
] as const;
export type EventStatus = (typeof eventStatuses)[number];

export const SportName = z.enum(sports);

type Two = [string, string];
/** No tuple: code that reads one would be loaded with every page. */
const Pair = z
  .array(z.string())
  .check(z.minLength(2), z.maxLength(2)) as z.ZodMiniType<unknown> as z.ZodMiniType<Two, Two>;

export const Competitor = z.object({
  name: z.string(),
  short: z.string(),
  /** Two of the emblem, as #rrggbb. */
  colours: Pair,
  /** From which the emblem is drawn. */
  emblem: z.string(),
});
export type Competitor = z.output<typeof Competitor>;

export const OutcomePrice = z.object({
  code: z.string(),
  /** Null: not offered now. */
  odds: z.nullable(z.int()),
  /** Of a boosted price: what it was before. */
  was: z.optional(z.int()),
});

/** Why nobody can bet on it at the moment. */
export const pauses = ['incident', 'review', 'feed', 'trader', 'outdated', 'ended'] as const;
export type Pause = (typeof pauses)[number];

export const MarketShown = z.object({
  id: z.string(),
  /** Names, rules and outcomes in words follow from it (sports/markets/words.ts). */
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])),
  group: z.enum(marketGroups),
  outcomes: z.array(OutcomePrice),
  pause: z.nullable(z.enum(pauses)),
  has_cash_out: z.boolean(),
  is_for_builder: z.boolean(),
});
export type MarketShown = z.output<typeof MarketShown>;

export const Score = z.object({ home: z.int(), away: z.int() });

/** Something that happened in a match, as its tracker shows it. */
export const IncidentShown = z.object({
  /** Its place in the match, from 0: a later one has a higher number. */
  number: z.int(),
  type: z.string(),
  side: z.nullable(z.enum(['home', 'away'])),
  /** As the sport counts time: a minute, a set. */
  clock: z.string(),
  score: Score,
});
export type IncidentShown = z.output<typeof IncidentShown>;

export const EventState = z.object({
  /** Grows with every change of the event or its prices. */
  version: z.int(),
  status: z.enum(eventStatuses),
  /** "63'", "2nd set", "Q3 4:00": what the sport shows for time; null before the start and after the end. */
  clock: z.nullable(z.string()),
  score: Score,
  /** By period, in the order of play: halves, sets, quarters. */
  periods: z.array(Score),
  /** Who serves or has the ball, where the sport has it. */
  serving: z.nullable(z.enum(['home', 'away'])),
  pause: z.nullable(z.enum(pauses)),
  /** How many markets are open. */
  markets: z.int(),
});
export type EventState = z.output<typeof EventState>;

export const League = z.object({
  id: z.int(),
  sysname: z.string(),
  sport: SportName,
  name: z.string(),
  category: z.string(),
  is_virtual: z.boolean(),
});
export type League = z.output<typeof League>;

/** As lists show it: the main market, the main handicap and the main total, where the sport has them. */
export const EventRow = z.object({
  id: z.int(),
  league: League,
  home: Competitor,
  away: Competitor,
  starts_at: z.string(),
  state: EventState,
  main: z.array(MarketShown),
});
export type EventRow = z.output<typeof EventRow>;
