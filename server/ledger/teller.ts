// The teller: group settlement. Whoever waits at the same moment makes one trip to the ledger together; a lone request
// goes at once. Every entry is still recorded or refused on its own, once by its key, and a player's entries keep the
// order in which they were asked for.
//
// For entries that are a transaction of their own. Whoever must record together with something else uses `record`.
import { setTimeout as pause } from 'node:timers/promises';
import { isOutage, OutcomeUnknown } from '../plumbing/outage.ts';
import type { Sql } from '../database/db.ts';
import { type Entry, playerOf, type Recorded, readOutcome, recordAll } from './record.ts';
import { type Lane, type Ticket, Waiting } from './waiting.ts';

export interface TellerOptions {
  /** How many may wait for an answer; whoever comes then is told so at once. */
  pendingMax?: number;
  /** How many make one trip. */
  tripMax?: number;
  /** How long somebody waits for a database that is away. */
  patienceMs?: number;
}

/** Nothing was recorded, and nothing will be: too many wait, or the house is closing. */
export class TellerIsFull extends Error {
  override readonly name = 'TellerIsFull';
}

/**
 * How many trips are under way at once. Together: while one is being written to the disk, the next is being reckoned;
 * more would only make them smaller. Apart: for players whose purse another transaction has; nobody else waits for it.
 */
const LANES = { together: 2, apart: 2 };
const TRY_AGAIN_AFTER_MS = 50;

export class Teller {
  readonly #sql: Sql;
  readonly #options: Required<TellerOptions>;
  readonly #waiting = new Waiting();
  readonly #free = { ...LANES };
  #pending = 0;
  #isAwake = false;
  #isClosed = false;
  #onIdle: (() => void) | undefined;

  constructor(sql: Sql, { pendingMax = 10_000, tripMax = 512, patienceMs = 10_000 }: TellerOptions = {}) {
    this.#sql = sql;
    this.#options = { pendingMax, tripMax, patienceMs };
  }

  /**
   * Refuses as `record` does. 'already recorded' may speak of our own first try, when its answer was lost on the way.
   * Throws `TellerIsFull` when nothing was tried, and `OutcomeUnknown` when the database stayed away: the same key may
   * be asked again.
   */
  async record(entry: Entry): Promise<Recorded> {
    if (this.#isClosed) throw new TellerIsFull('the teller is closed');
    if (this.#pending >= this.#options.pendingMax) throw new TellerIsFull(`${this.#pending} wait already`);
    const playerId = playerOf(entry);
    this.#pending += 1;
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.add({ entry, playerId, askedAt: performance.now(), resolve, reject });
        this.#wake();
      });
    } finally {
      this.#pending -= 1;
      if (this.#pending === 0) this.#onIdle?.();
    }
  }

  /** Takes no more, and is done when everybody was answered. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#pending === 0) return;
    await new Promise<void>((resolve) => {
      this.#onIdle = resolve;
    });
  }

  /** At the end of this turn of the event loop, so that all who ask within it go together. */
  #wake(): void {
    if (this.#isAwake) return;
    this.#isAwake = true;
    setImmediate(() => {
      this.#isAwake = false;
      this.#dispatch('together');
      this.#dispatch('apart');
    });
  }

  #dispatch(lane: Lane): void {
    while (this.#free[lane] > 0) {
      const trip = this.#waiting.take(lane, this.#options.tripMax);
      if (trip.length === 0) return;
      this.#free[lane] -= 1;
      void this.#go(trip, lane).finally(() => {
        this.#free[lane] += 1;
        this.#waiting.done(trip);
        this.#wake();
      });
    }
  }

  /** Answers every ticket of the trip, but for those whose purse is busy. */
  async #go(trip: readonly Ticket[], lane: Lane): Promise<void> {
    let outcomes: readonly string[];
    try {
      const entries = trip.map(({ entry }) => entry);
      outcomes = await recordAll(this.#sql, entries, { isPatient: lane === 'apart' });
    } catch (error) {
      return isAway(error) ? this.#goAgain(trip, lane, error) : this.#goOneByOne(trip, lane, error);
    }
    for (const [at, ticket] of trip.entries()) this.#answer(ticket, outcomes[at]!);
  }

  #answer(ticket: Ticket, outcome: string): void {
    if (outcome === 'busy') this.#waiting.setApart(ticket);
    else
      try {
        ticket.resolve(readOutcome(ticket.entry, outcome));
      } catch (refusal) {
        ticket.reject(refusal);
      }
  }

  /** Whether the trip arrived nobody knows, but keys make it safe to go again. */
  async #goAgain(trip: readonly Ticket[], lane: Lane, cause: unknown): Promise<void> {
    const oldest = performance.now() - this.#options.patienceMs;
    for (const { entry, reject, askedAt } of trip)
      if (askedAt <= oldest)
        reject(new OutcomeUnknown(`whether ${entry.key} was recorded is not known`, { cause }));
    const patient = trip.filter(({ askedAt }) => askedAt > oldest);
    if (patient.length === 0) return;
    await pause(TRY_AGAIN_AFTER_MS);
    await this.#go(patient, lane);
  }

  /** The database undid the whole trip because of one in it. Alone, each gets its own answer. */
  async #goOneByOne(trip: readonly Ticket[], lane: Lane, error: unknown): Promise<void> {
    if (trip.length === 1) trip[0]!.reject(error);
    else
      for (const ticket of trip)
        if (this.#waiting.isApart(ticket.playerId)) this.#waiting.setApart(ticket);
        else await this.#go([ticket], lane);
  }
}

/** A statement that took too long was undone, and would take as long again. */
const isAway = (error: unknown): boolean =>
  isOutage(error) && (error as { code?: unknown }).code !== STATEMENT_CANCELLED;

const STATEMENT_CANCELLED = '57014';
