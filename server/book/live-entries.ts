// What the live line tells of events: the entries of their channels, from their rows.
import type { EventState, IncidentShown, MarketShown } from '#contract/betting/event.ts';
import type { Sql } from '../database/db.ts';
import type { EventRecord } from './event-rows.ts';
import { offeredBook } from './offered-book.ts';
import { findPriced } from './priced-events.ts';
import { lastIncidents, shownMarkets, shownRow, shownState } from './shown-event.ts';

export const BOARD = 'betting.board';
const OF_EVENT = 'betting.event.';

export const eventChannel = (id: number): string => `${OF_EVENT}${id}`;

/** Null for other channels. */
export const eventOfChannel = (name: string): number | null =>
  name.startsWith(OF_EVENT) ? Number(name.slice(OF_EVENT.length)) : null;

export interface LiveEntry {
  value: object;
  /** By which it is known whether it has changed. */
  mark: string;
  pause: string | null;
}

/** Of one event in a channel, by key; null where the channel has it no more. */
export type LiveEntries = Map<string, LiveEntry | null>;

export const entriesOf = (name: string, event: EventRecord, now: Date): LiveEntries =>
  name === BOARD ? boardEntries(event, now) : eventEntries(event);

function boardEntries(event: EventRecord, now: Date): LiveEntries {
  if (!isOnBoard(event, now)) return new Map([[String(event.id), null]]);
  const value = shownRow(event);
  return new Map([[String(event.id), { value, mark: String(event.version), pause: value.state.pause }]]);
}

function eventEntries(event: EventRecord): LiveEntries {
  const book = offeredBook(event);
  const incidents = lastIncidents(book, event.incidents.length);
  return new Map([
    ['state', entryOf(shownState(event, book))],
    ...shownMarkets(book).map((market) => [`m:${market.id}`, entryOf(market)] as const),
    ...incidents.map((incident) => [`i:${incident.number}`, entryOf(incident)] as const),
  ]);
}

const entryOf = (value: EventState | MarketShown | IncidentShown): LiveEntry => ({
  value,
  mark: JSON.stringify(value),
  pause: 'pause' in value ? value.pause : null,
});

const BOARD_AHEAD_MS = 3_600_000;

const boardUntil = (now: Date) => new Date(now.getTime() + BOARD_AHEAD_MS);

/** In play, or about to begin. */
const isOnBoard = ({ status, starts_at, runners }: EventRecord, now: Date): boolean =>
  runners === null &&
  (status === 'live' || status === 'interrupted' || (status === 'scheduled' && starts_at < boardUntil(now)));

/** Of all events of a channel, as they are kept. */
export async function rowsOf(sql: Sql, name: string, now: Date): Promise<EventRecord[]> {
  const id = eventOfChannel(name);
  const ids = id === null ? (await listOnBoard(sql, now)).map((row) => row.id) : [id];
  return findPriced(sql, ids, 'live');
}

interface EventVersion {
  id: number;
  version: number;
}

export const listVersions = (sql: Sql, ids: readonly number[]): Promise<EventVersion[]> =>
  sql<EventVersion>`select id, version from event where id = any(${ids}::bigint[])`;

export const listOnBoard = (sql: Sql, now: Date): Promise<EventVersion[]> => sql<EventVersion>`
  select id, version from event where status in ('live', 'interrupted')
  union all
  select id, version from event where runners is null and status = 'scheduled' and starts_at < ${boardUntil(now)}`;
