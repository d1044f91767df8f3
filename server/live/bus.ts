// How one server tells the others. Live events go to whichever server holds the player's socket; changed topics go to
// all, which drop what they kept; changes of channels to all, which tell their followers. Messages of one publisher arrive in the order they were published.
import type { EventName } from '#contract/events.ts';
import type { Topic } from '#contract/topics.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/db.ts';
import { openPostgresBus } from './postgres.ts';
import { openProcessBus } from './process.ts';

/** A live event as it goes over the wire. */
export interface WireEvent {
  name: EventName;
  data: unknown;
}

export type BusMessage =
  | { to: number; event: WireEvent }
  | { changed: readonly Topic[] }
  | { channel: string; version: number; patch: Record<string, unknown> }
  /** Events that have changed, by number, and when. */
  | { events: readonly number[]; at: number }
  /** Never published: a server says it to itself after a break, for what it may not have heard meanwhile. */
  | { missed: true };

export interface Bus {
  /** Done when the messages are out of our hands. Rejects when they are not; then they may be published again. */
  publish(...messages: readonly BusMessage[]): Promise<void>;
  subscribe(hear: (message: BusMessage) => void): () => void;
  close(): Promise<void>;
}

/** LIVE_BUS: 'process' for one server alone, 'postgres' for several on one database. */
export const openBus = async (kind: Config['liveBus'], db: Db): Promise<Bus> =>
  kind === 'process' ? openProcessBus() : openPostgresBus(db);
