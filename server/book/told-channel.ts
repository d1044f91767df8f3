// What followers of a channel of events were told, and what has changed since.
import type { ChannelState } from '../channels/channels.ts';
import type { EventRecord } from './event-rows.ts';
import { BOARD, entriesOf, type LiveEntries, type LiveEntry } from './live-entries.ts';

export class ToldChannel {
  /** When followers were last told, as `performance.now()` counts. */
  toldAt = Number.NEGATIVE_INFINITY;
  readonly #name: string;
  #version = 1;
  readonly #entries = new Map<string, LiveEntry>();
  /** By event, the version of the row that was told. */
  readonly #events = new Map<number, number>();

  constructor(name: string, rows: readonly EventRecord[], now: Date) {
    this.#name = name;
    this.#apply(this.changesBy(rows, now), rows);
  }

  get state(): ChannelState {
    const data = Object.fromEntries([...this.#entries].map(([key, { value }]) => [key, value]));
    return { version: this.#version, data };
  }

  /** Of these the rows have changed, or are gone from it. */
  staleIn(rows: readonly { id: number; version: number }[]): number[] {
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    return [...new Set([...versions.keys(), ...this.#events.keys()])].filter(
      (id) => versions.get(id) !== this.#events.get(id),
    );
  }

  /** What differs from what was told: of the board the events given, of an event all of it. */
  changesBy(rows: readonly EventRecord[], now: Date): LiveEntries {
    const entries: LiveEntries = new Map();
    if (this.#name !== BOARD) for (const key of this.#entries.keys()) entries.set(key, null);
    for (const row of rows)
      for (const [key, entry] of entriesOf(this.#name, row, now)) entries.set(key, entry);
    for (const [key, entry] of entries) if (entry?.mark === this.#entries.get(key)?.mark) entries.delete(key);
    return entries;
  }

  /** Whether nothing but prices differs, so that nobody would bet on what is not offered any more. */
  arePricesAlone(changes: LiveEntries): boolean {
    return [...changes].every(([key, entry]) => {
      const known = this.#entries.get(key);
      return entry !== null && known !== undefined && entry.pause === known.pause;
    });
  }

  /** The version that followers have with these changes. */
  change(changes: LiveEntries, rows: readonly EventRecord[]): number {
    this.#apply(changes, rows);
    this.toldAt = performance.now();
    this.#version += 1;
    return this.#version;
  }

  #apply(changes: LiveEntries, rows: readonly EventRecord[]): void {
    for (const [key, entry] of changes) {
      if (entry === null) this.#entries.delete(key);
      else this.#entries.set(key, entry);
    }
    for (const { id, version } of rows) {
      const isGone = this.#name === BOARD && !this.#entries.has(String(id));
      if (isGone) this.#events.delete(id);
      else this.#events.set(id, version);
    }
  }
}
