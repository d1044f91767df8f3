// Keeps the tables going on this server. Any number of servers may do so: whoever comes first takes the step, and after one
// is killed the others go on.
import { isPlayable } from '#games/playable.ts';
import { type SharedTable, sharedTables } from '#games/shared-tables.ts';
import type { Vault } from '../at-rest/vault.ts';
import type { Db } from '../database/db.ts';
import { announceChain, findLastChain } from '../fairness/seed-chains.ts';
import type { Bus } from '../live/bus.ts';
import type { Clock } from '../plumbing/clock.ts';
import { log } from '../plumbing/log.ts';
import { isPassing } from '../plumbing/outage.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { advance, holdTable, markSettled } from './advance.ts';
import { settleSome } from './settle.ts';
import { later } from './shown-table.ts';
import { tellTable } from './tell-table.ts';

export interface TableTools {
  db: Db;
  bus: Bus;
  clock: Clock;
  vault: Vault;
}

/** A month of rounds; the next chain is announced more than a day before the last of them. */
const CHAIN = { length: 100_000, aheadBy: 6_000 };
/** So often a server looks at what others may have done. */
const LOOK_EVERY_MS = 1_000;
/** Seats that come within it are told together. */
const TOLD_EVERY_MS = 150;
/** Who left a flight and was heard before its end has so long until that is written down. */
const HEARD_WITHIN_MS = 500;

/** Takes what is due at one table; gives the moment at which there is more to do. */
export async function runOnce(tools: TableTools, table: SharedTable, chain = CHAIN): Promise<Date> {
  const { db, bus, vault, clock } = tools;
  const now = clock.now();
  const step = await db.atomically(async (tx) => {
    if (!(await holdTable(tx, table))) return null;
    const taken = await advance(tx, table, { vault, now });
    if (taken.round !== undefined) await tellTable(tx, table, taken.round, { bus, now });
    return taken;
  });
  if (step === null) return later(now, TOLD_EVERY_MS);
  const { round, dueAt } = step;
  if (round === undefined || round.phase === 'closed') await keepChains(tools, table, chain);
  if (round === undefined || round.ended_at === null || round.settled_at !== null) return dueAt;
  const settledFrom = later(round.ended_at, HEARD_WITHIN_MS);
  if (now < settledFrom) return settledFrom;
  for (let last: number | null = 0; last !== null; ) last = await settleSome(db, round, clock.now(), last);
  await markSettled(db, round, clock.now());
  return clock.now();
}

/** There is always a chain to go on with, and its anchor is told long before its first round. */
async function keepChains(tools: TableTools, { sysname }: SharedTable, { length, aheadBy }: typeof CHAIN) {
  const last = await findLastChain(tools.db.sql, sysname);
  if (last !== undefined && last.used < last.length - Math.min(aheadBy, last.length / 2)) return;
  const number = (last?.number ?? 0) + 1;
  await announceChain(tools, { game: sysname, length }, number, tools.clock.now());
}

interface RunningTables {
  /** Finishes what it is at. */
  close(): Promise<void>;
}

export function runTables(tools: TableTools): RunningTables {
  const lines = sharedTables
    .filter(({ sysname }) => isPlayable(sysname))
    .map((table) => new TableLine(tools, table));
  const unhear = tools.db.onSignal('tables', () => {
    for (const line of lines) line.wake();
  });
  return {
    async close() {
      unhear();
      await Promise.all(lines.map((line) => line.close()));
    },
  };
}

class TableLine {
  readonly #tools: TableTools;
  readonly #table: SharedTable;
  readonly #running: Promise<void>;
  #isClosed = false;
  #rouse: () => void = () => undefined;

  constructor(tools: TableTools, table: SharedTable) {
    this.#tools = tools;
    this.#table = table;
    this.#running = this.#run();
  }

  wake(): void {
    setTimeout(() => this.#rouse(), TOLD_EVERY_MS);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#rouse();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#isClosed) await this.#wait(await this.#step());
  }

  async #step(): Promise<number> {
    try {
      const dueAt = await runOnce(this.#tools, this.#table);
      return dueAt.getTime() - this.#tools.clock.now().getTime();
    } catch (error) {
      if (isPassing(error)) logOutage('database', `the table ${this.#table.sysname} waits`, error);
      else log.bug(error, { table: this.#table.sysname });
      return LOOK_EVERY_MS;
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(Math.max(ms, 0), LOOK_EVERY_MS));
      this.#rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
