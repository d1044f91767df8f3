// The channels of events on this server. Nothing of them is kept: they are made from the rows of events, for as long as
// somebody follows them. News says only which events have changed; their rows are read, many at once, and followers are
// told what differs from what they know. So a goal costs one row written, however many servers and followers there are.
import type { ChannelChange } from '../channels/channel-hub.ts';
import type { ChannelState } from '../channels/channels.ts';
import type { Db } from '../database/db.ts';
import { logTrouble } from '../plumbing/outage-log.ts';
import type { EventRecord } from './event-rows.ts';
import {
  BOARD,
  eventChannel,
  eventOfChannel,
  type LiveEntries,
  listOnBoard,
  listVersions,
  rowsOf,
} from './live-entries.ts';
import { findPriced } from './priced-events.ts';
import { ToldChannel } from './told-channel.ts';

/** Changes within this time go together. The first is told at once. */
const EVERY_MS = 500;
/** Before the start prices alone are in no hurry. */
const BEFORE_START_MS = 5_000;
/** After the database could not be asked. */
const AGAIN_MS = 1_000;

interface LiveBookParts {
  db: Pick<Db, 'sql'>;
  now(): Date;
  tell(change: ChannelChange): void;
}

/** Events of a channel whose rows are to be read again, and from when on. */
interface Due {
  ids: Set<number>;
  at: number;
}

export class LiveBook {
  readonly #parts: LiveBookParts;
  readonly #told = new Map<string, ToldChannel>();
  readonly #due = new Map<string, Due>();
  /** Channels that are being read, and what has changed meanwhile. */
  readonly #opening = new Map<string, Set<number>>();
  #timer: NodeJS.Timeout | undefined;
  #isTelling = false;

  constructor(parts: LiveBookParts) {
    this.#parts = parts;
  }

  makes(name: string): boolean {
    return name === BOARD || eventOfChannel(name) !== null;
  }

  async read(name: string): Promise<ChannelState> {
    const known = this.#told.get(name);
    if (known !== undefined) return known.state;
    const { db, now } = this.#parts;
    const missed = new Set<number>();
    this.#opening.set(name, missed);
    const rows = await rowsOf(db.sql, name, now()).finally(() => this.#opening.delete(name));
    const told = this.#told.get(name) ?? new ToldChannel(name, rows, now());
    this.#told.set(name, told);
    this.#mark(name, [...missed]);
    this.#wake();
    return told.state;
  }

  /** Nobody follows it any more. */
  forget(name: string): void {
    this.#told.delete(name);
    this.#due.delete(name);
  }

  hear(ids: readonly number[]): void {
    for (const id of ids) for (const name of [BOARD, eventChannel(id)]) this.#mark(name, [id]);
    this.#wake();
  }

  /** News may have been lost, and an event comes to the board by time alone. */
  async look(): Promise<void> {
    const { db, now } = this.#parts;
    const followed = [...this.#told.keys()].flatMap((name) => eventOfChannel(name) ?? []);
    const [versions, onBoard] = await Promise.all([
      followed.length === 0 ? [] : listVersions(db.sql, followed),
      this.#told.has(BOARD) ? listOnBoard(db.sql, now()) : [],
    ]);
    this.#mark(BOARD, this.#told.get(BOARD)?.staleIn(onBoard) ?? []);
    for (const row of versions) {
      const name = eventChannel(row.id);
      this.#mark(name, this.#told.get(name)?.staleIn([row]) ?? []);
    }
    this.#wake();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#told.clear();
    this.#due.clear();
  }

  #mark(name: string, ids: readonly number[]): void {
    const told = this.#told.get(name);
    for (const id of ids) this.#opening.get(name)?.add(id);
    if (told !== undefined && ids.length > 0) this.#later(name, ids, told.toldAt + EVERY_MS);
  }

  #later(name: string, ids: Iterable<number>, at: number): void {
    this.#due.set(name, { ids: new Set([...ids, ...(this.#due.get(name)?.ids ?? [])]), at });
  }

  #wake(): void {
    if (this.#isTelling || this.#due.size === 0) return;
    clearTimeout(this.#timer);
    const first = Math.min(...[...this.#due.values()].map(({ at }) => at));
    this.#timer = setTimeout(() => void this.#tellDue(), Math.max(0, first - performance.now()));
  }

  async #tellDue(): Promise<void> {
    this.#isTelling = true;
    const due = [...this.#due].filter(([, { at }]) => at <= performance.now());
    for (const [name] of due) this.#due.delete(name);
    try {
      const ids = new Set(due.flatMap(([, one]) => [...one.ids]));
      const rows = new Map(
        (await findPriced(this.#parts.db.sql, [...ids], 'live')).map((row) => [row.id, row]),
      );
      for (const [name, one] of due) this.#tellOne(name, one, rows);
    } catch (error) {
      logTrouble(error, { what: 'events' });
      for (const [name, { ids }] of due)
        if (this.#told.has(name)) this.#later(name, ids, performance.now() + AGAIN_MS);
    }
    this.#isTelling = false;
    this.#wake();
  }

  #tellOne(name: string, { ids }: Due, found: ReadonlyMap<number, EventRecord>): void {
    const told = this.#told.get(name);
    const rows = [...ids].flatMap((id) => found.get(id) ?? []);
    if (told === undefined || rows.length === 0) return;
    const changes = told.changesBy(rows, this.#parts.now());
    const mayWait = name !== BOARD && rows[0]!.status === 'scheduled' && told.arePricesAlone(changes);
    const waitsUntil = told.toldAt + BEFORE_START_MS;
    if (mayWait && performance.now() < waitsUntil) this.#later(name, ids, waitsUntil);
    else if (changes.size > 0) this.#tellChanges(name, told, changes, rows);
  }

  #tellChanges(name: string, told: ToldChannel, changes: LiveEntries, rows: readonly EventRecord[]): void {
    const patch = Object.fromEntries([...changes].map(([key, entry]) => [key, entry?.value ?? null]));
    this.#parts.tell({ channel: name, version: told.change(changes, rows), patch });
  }
}
