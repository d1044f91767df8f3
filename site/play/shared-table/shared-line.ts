// A shared table as the frame knows it: how it stands is told by the live line, what is one's own is asked for.
import * as z from 'zod/mini';
import { channels } from '#contract/channels.ts';
import type { Output } from '#contract/define.ts';
import {
  type PastResult,
  type SeatView,
  type SharedRound,
  type TableEntry,
  tables,
} from '#contract/tables.ts';
import type { Asker } from '../../asking/ask.ts';
import { Watched } from '../../start/watched.ts';
import { isRoundOpen, type Table } from '../table.ts';

export type Seated = SeatView & { id: string };
type Chain = NonNullable<Output<typeof tables.get>['chain']>;

export interface SharedState {
  round: SharedRound | null;
  /** Everybody's, in the order they sat down. */
  seats: readonly Seated[];
  /** Newest first. */
  past: readonly PastResult[];
  chain: Chain | null;
  /** By so much the server's clock is ahead of this one. */
  aheadMs: number;
}

const empty: SharedState = { round: null, seats: [], past: [], chain: null, aheadMs: 0 };

interface SharedParts {
  table: Table;
  ask: Asker;
  /** Follows a channel until it is told to stop. */
  follow(name: string, hear: (data: Record<string, unknown>) => void): () => void;
  now(): number;
  drawSalt(): string;
}

/** After a round has ended, seats are settled so soon; until then one asks again. */
const ASK_AGAIN_MS = 800;

export class SharedLine {
  readonly state = new Watched(empty);
  readonly #parts: SharedParts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: (() => void) | undefined;

  constructor(parts: SharedParts) {
    this.#parts = parts;
  }

  /** Gives the way to leave. */
  start(sysname: string): () => void {
    this.#stop = this.#parts.follow(`tables.${sysname}`, (data) => this.#hear(data));
    void this.refresh();
    return () => {
      this.#stop?.();
      this.#stop = undefined;
      clearTimeout(this.#timer);
    };
  }

  async place(bet: { stake: number } & Readonly<Record<string, unknown>>): Promise<void> {
    const { round } = this.state.get();
    if (round === null) return;
    const { table } = this.#parts;
    await table.share(tables.place, { round: round.id, bet: { ...bet } });
    // One may sit here already, on another device.
    if (table.state.get().refusal !== null) await this.refresh();
  }

  async leave(): Promise<void> {
    const { round } = this.#parts.table.state.get();
    if (round !== null) await this.#parts.table.share(tables.leave, { round: round.id });
    await this.refresh();
  }

  /** Asks how the table stands, and what became of one's own seat. */
  async refresh(): Promise<void> {
    const { ask, table, now } = this.#parts;
    clearTimeout(this.#timer);
    const askedAt = now();
    const told = await ask(tables.get, {}).catch(() => null);
    if (told === null) return this.#again();
    const aheadMs = Date.parse(told.now) - (askedAt + now()) / 2;
    this.#set({ chain: told.chain, aheadMs, ...(this.state.get().round === null && { round: told.round }) });
    if (told.chain?.salt === null) await this.#salt();
    const own = table.state.get().round;
    if (told.seat !== null && told.balance !== null && (own?.id !== told.seat.id || !own.is_over))
      table.tell({ round: told.seat, balance: told.balance });
    else if (told.seat === null && isRoundOpen(table.state.get())) await table.open();
    if (this.#isAwaited()) this.#again();
  }

  /** A chain waits for somebody outside of the house to add to it. */
  async #salt(): Promise<void> {
    const { ask, drawSalt } = this.#parts;
    await ask(tables.salt, { salt: drawSalt() }).catch(() => null);
    this.#again();
  }

  #hear(data: Record<string, unknown>): void {
    const entries = Object.entries(data).map(
      ([key, value]) => [key, z.decode(channels['tables.rocket-run'].entry, value as never)] as const,
    );
    this.#set({
      round: (entries.find(([key]) => key === 'round')?.[1] as SharedRound | undefined) ?? null,
      seats: entries.flatMap(([key, entry]) =>
        entry.kind === 'seat' ? [{ ...entry, id: key.slice('seat:'.length) }] : [],
      ),
      past: entries
        .flatMap(([, entry]) => (isPast(entry) ? [entry] : []))
        .toSorted((a, b) => b.position - a.position),
    });
    if (this.#isAwaited()) this.#again();
  }

  /** One sits in a round that has ended, or is gone, and has not heard what became of it. */
  #isAwaited(): boolean {
    const { round } = this.state.get();
    return isRoundOpen(this.#parts.table.state.get()) && (round === null || hasEnded(round));
  }

  #again(): void {
    clearTimeout(this.#timer);
    if (this.#stop !== undefined) this.#timer = setTimeout(() => void this.refresh(), ASK_AGAIN_MS);
  }

  #set(change: Partial<SharedState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}

const isPast = (entry: TableEntry): entry is PastResult => entry.kind === 'past';

const hasEnded = ({ phase }: SharedRound): boolean => phase === 'over' || phase === 'void';
