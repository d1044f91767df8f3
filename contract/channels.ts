// What may be followed live, by name: how it stands first, then what changes. A change is a patch of the top level: a key
// with null goes, any other is replaced.
import * as z from 'zod/mini';
import { EventRow, EventState, IncidentShown, MarketShown } from './betting/event.ts';
import { PayoutTime } from './cashier/withdrawals.ts';
import { JackpotPot } from './jackpots.ts';
import { Win } from './leaderboard.ts';
import { TableEntry } from './tables.ts';
import { LiveBoard } from './tournaments.ts';

interface ChannelTerms {
  /** Who may follow it. */
  who: 'anyone' | 'player';
  /** Each key of its data is one of these. */
  entry: z.ZodMiniType;
  /** Changes within this time go together. */
  everyMs: number;
}

/** A table: its round, who sits at it, and its last results. */
const table = { who: 'anyone', entry: TableEntry, everyMs: 100 } as const;

export const channels = {
  /** By event: all that is in play, or begins within the hour. */
  'betting.board': { who: 'anyone', entry: EventRow, everyMs: 0 },
  /** By method: what players really waited for their money. */
  'cashier.payout_times': { who: 'anyone', entry: PayoutTime, everyMs: 1_000 },
  /** By kind of entry: with which revision of the content it was last changed. */
  'content.changed': { who: 'anyone', entry: z.int(), everyMs: 100 },
  /** By jackpot: what is in its pot, in euros, and in which cycle. */
  jackpots: { who: 'anyone', entry: JackpotPot, everyMs: 1_000 },
  'tables.baccarat-salon': table,
  'tables.brass-wheel': table,
  'tables.rocket-run': table,
  'tables.roulette-hour': table,
  /** By the number of a run that goes on: its first places. */
  'tournaments.boards': { who: 'anyone', entry: LiveBoard, everyMs: 1_000 },
  /** Under `latest` and `top`: wins, the first of each list. */
  'winners.live': { who: 'anyone', entry: z.array(Win), everyMs: 1_000 },
} as const satisfies Record<string, ChannelTerms>;

/** Many of a kind, each by its number: "betting.event.17". */
const families = {
  /**
   * An event: under `state` how it stands, under `m:` and its id each market, under `i:` and its number each incident.
   * Changes of a match in play go together for half a second, those before its start for five; the first is told at once.
   */
  'betting.event': {
    who: 'anyone',
    entry: z.union([EventState, MarketShown, IncidentShown]),
    everyMs: 0,
  },
} as const satisfies Record<string, ChannelTerms>;

type FamilyName = keyof typeof families;
export type FixedChannelName = keyof typeof channels;
export type ChannelName = FixedChannelName | `${FamilyName}.${number}`;

export type ChannelEntry<N extends ChannelName> = N extends FixedChannelName
  ? z.output<(typeof channels)[N]['entry']>
  : N extends `${infer F extends FamilyName}.${number}`
    ? z.output<(typeof families)[F]['entry']>
    : never;
export type ChannelData<N extends ChannelName> = Record<string, ChannelEntry<N>>;
export type ChannelPatch<N extends ChannelName> = Record<string, ChannelEntry<N> | null>;

/** A frame of the live socket about a channel: all of it, or what changed since version `from`. */
export type ChannelFrame =
  | { channel: string; version: number; data: Record<string, unknown> }
  | { channel: string; from: number; version: number; patch: Record<string, unknown> };

export const isChannelName = (name: unknown): name is ChannelName =>
  typeof name === 'string' && (Object.hasOwn(channels, name) || familyOf(name) !== undefined);

export const termsOfChannel = (name: ChannelName): ChannelTerms =>
  Object.hasOwn(channels, name) ? channels[name as FixedChannelName] : families[familyOf(name)!];

function familyOf(name: string): FamilyName | undefined {
  const [, family] = /^([a-z.]+)\.[1-9]\d{0,14}$/.exec(name) ?? [];
  return family !== undefined && Object.hasOwn(families, family) ? (family as FamilyName) : undefined;
}
