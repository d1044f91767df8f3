// What a producer of events says over its socket, one message of JSON a frame. Messages are numbered by one sequence that
// only grows, over all events; who misses one asks for what came since, and what cannot be told message by message any
// more is told as it stands now, event by event. Times are ISO 8601 in UTC.
import * as z from 'zod/mini';
import { endings } from '#sports/settle/match-result.ts';
import { Competitor, SportName } from '../betting/event.ts';
import { INCIDENTS_MAX } from './incidents.ts';

const text = z.string().check(z.minLength(1), z.maxLength(120));
const sequence = z.int().check(z.minimum(0));
const time = z.iso.datetime();
/** When its producer created the message, by a synchronized clock. Bets in play wait for a message created after them. */
const at = z.optional(time);

/** An event as its producer knows it. */
const event = z.string().check(z.regex(/^[\w:.-]{1,80}$/));

const Score = z.strictObject({ home: z.int(), away: z.int() });

const League = z.strictObject({
  sysname: z.string().check(z.regex(/^[\w-]{1,60}$/)),
  sport: SportName,
  name: text,
  category: text,
  tier: z.int().check(z.minimum(1), z.maximum(5)),
  is_virtual: z.boolean(),
  season: z.int().check(z.minimum(1)),
});

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const Side = z.strictObject({ ...Competitor.shape, name: text, colours: z.tuple([colour, colour]) });

/** What outcomes are worth, by market and outcome: of a producer that knows no strengths. */
const Chances = z.record(
  z.string().check(z.maxLength(80)),
  z.record(z.string().check(z.maxLength(20)), z.number().check(z.minimum(0), z.maximum(1))),
);

const fixture = {
  sequence,
  event,
  league: League,
  home: Side,
  away: Side,
  starts_at: time,
  status: z.enum(['scheduled', 'postponed']),
  /** Of the home side over its guest, in standard deviations of a league. */
  strength: z.number().check(z.minimum(-5), z.maximum(5)),
  chances: z.nullable(Chances),
  /** Of a season as a whole: who may win it. In no match. */
  runners: z.optional(z.array(text).check(z.minLength(2), z.maxLength(64))),
  /** Of a virtual match: the hash of the seed that it will be played from and its strength (sports/match-commit.ts). */
  commit: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
};

const moment = z.int().check(z.minimum(0), z.maximum(1_000));
const incidents = z.array(z.looseObject({ type: z.string() })).check(z.maxLength(INCIDENTS_MAX));
/** Why nobody can bet on it; null: they can again. */
const pause = z.nullable(z.enum(['incident', 'review']));
const seed = z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/)));
/** When it really began, where that is known: bets from then on were no bets before its start. */
const began_at = z.optional(time);

/** Of a producer that sends chances and no incidents: how the match stands. */
const score = z.optional(Score);

/** Of a producer that tells no incidents: what was counted. */
const tallies = z.optional(z.record(z.string().check(z.maxLength(40)), Score));

const Fixture = z.strictObject({ type: z.literal('fixture'), at, ...fixture });

/** It goes on: it has come to this moment, and these have happened, the first of them in this place. */
const Incidents = z.strictObject({
  type: z.literal('incidents'),
  ...{ sequence, event, at, moment, incidents, began_at },
  from: z.int().check(z.minimum(0)),
});

const BetStop = z.strictObject({ type: z.literal('bet-stop'), ...{ sequence, event, at, pause, began_at } });

const ChancesChange = z.strictObject({
  type: z.literal('chances'),
  ...{ sequence, event, at, score },
  chances: Chances,
});

const Result = z.strictObject({
  type: z.literal('result'),
  ...{ sequence, event, at, seed, tallies, began_at },
  ending: z.enum(endings),
  retired: z.optional(z.enum(['home', 'away'])),
});

const Cancel = z.strictObject({ type: z.literal('cancel'), sequence, event, at, reason: text });

/** The result, or that it was cancelled, is taken back. */
const Rollback = z.strictObject({ type: z.literal('rollback'), sequence, event, at });

/** All of an event, in place of whatever was told of it before. */
const Snapshot = z.strictObject({
  type: z.literal('snapshot'),
  ...fixture,
  is_begun: z.boolean(),
  ...{ moment, incidents, pause, seed, tallies, began_at, score },
  ending: z.nullable(z.enum(endings)),
});

/** The first thing that it says: who it is, and how far it has come. */
const Hello = z.strictObject({ type: z.literal('hello'), producer: event, sequence });

const Alive = z.strictObject({ type: z.literal('alive'), producer: event, sequence, at: time });

/** What was asked for has been told; whole: every event that it knows was among it. */
const Recovered = z.strictObject({ type: z.literal('recovered'), sequence, is_whole: z.boolean() });

const EventMessage = z.discriminatedUnion('type', [
  Fixture,
  Incidents,
  BetStop,
  ChancesChange,
  Result,
  Cancel,
  Rollback,
  Snapshot,
]);
export type EventMessage = z.output<typeof EventMessage>;
export type FixtureMessage = z.output<typeof Fixture>;
export type SnapshotMessage = z.output<typeof Snapshot>;
export type MessageOf<Type extends EventMessage['type']> = Extract<EventMessage, { type: Type }>;

export type HeartbeatMessage = z.output<typeof Alive>;

/** One that has no number yet. */
export type Untold = {
  [Type in EventMessage['type']]: Omit<MessageOf<Type>, 'sequence'>;
}[EventMessage['type']];

export const FeedMessage = z.discriminatedUnion('type', [
  ...EventMessage.def.options,
  Hello,
  Alive,
  Recovered,
]);
export type FeedMessage = z.output<typeof FeedMessage>;

/**
 * What the house may ask: whatever came after this sequence; null: everything as it stands. Then it says which events it
 * has not seen the end of: the producer tells of those too, however long ago they were.
 */
export const FeedRequest = z.strictObject({
  type: z.literal('recover'),
  since: z.nullable(sequence),
  open: z.array(event).check(z.maxLength(5_000)),
});
export type FeedRequest = z.output<typeof FeedRequest>;

/** A producer sends a heartbeat this often, whatever else it sends. A bet in play waits for it at most. */
export const ALIVE_EVERY_MS = 2_000;
