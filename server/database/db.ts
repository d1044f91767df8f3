// The database, reduced to two verbs: ask it something (`sql`) and do several things as one (`atomically`).
import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { log } from '../plumbing/log.ts';
import { configOf } from './connect.ts';
import { type Ears, listen } from './listen.ts';
import { requireSettings, type SessionSettings, sessionSettings } from './session-settings.ts';
import { SharedLine } from './shared-line.ts';
import { asker } from './statement.ts';
import { inTransaction, type PoolLine, type TransactionTerms } from './transaction.ts';

/** `db.sql` and `tx.sql` read the same; the row type is stated by whoever asks. */
export type Sql = <Row extends object>(
  text: TemplateStringsArray,
  ...values: readonly unknown[]
) => Promise<Row[]>;

/** Of a row that may be missing, where it stands beside another. */
export type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null };

/** Inside a transaction. A function that takes a `Tx` cannot be called without one. */
export interface Tx {
  readonly kind: 'tx';
  sql: Sql;
  /**
   * The last of the transaction, with COMMIT in the same trip. So many statements are sent by `send` before it waits for
   * anything; where it sends more or fewer, COMMIT waits for their answers, as it does without this.
   */
  lastly<T>(statements: number, send: () => Promise<T>): Promise<T>;
  /** Reaches `db.onSignal` in this process once the transaction has committed; a rollback forgets it. */
  signal(name: Signal): void;
  /** Done once the transaction has committed, and never where that is not known. It cannot be waited for. */
  afterCommit(work: () => void): void;
  /** Done once the transaction has ended, also where it was rolled back. It cannot be waited for. */
  afterEnd(work: (db: Pick<Db, 'sql' | 'atomically'>) => Promise<unknown>): void;
}

/** What waits: live events to be sent, facts to be read, tasks to be done, seats at a table to be shown, bets to be settled. */
export type Signal = 'outbox' | 'facts' | 'tasks' | 'tables' | 'events';

export interface Db {
  sql: Sql;
  atomically<T>(work: (tx: Tx) => Promise<T>, terms?: TransactionTerms): Promise<T>;
  /** The same database over connections that nothing else uses: for what must be answered while play uses all others. */
  reserved: Pick<Db, 'sql' | 'atomically'>;
  onSignal(name: Signal, hear: () => void): () => void;
  listen(channel: string, ears: Ears): Promise<void>;
  close(): Promise<void>;
}

export interface DbOptions {
  poolSize?: number;
  /** A statement that runs longer is cancelled, so that one slow question cannot hold the pool. */
  statementTimeoutMs?: number;
  lockTimeoutMs?: number;
  /** The address of a pooler before the same database; null: connections are direct. */
  pooler?: string | null;
}

/** So long after a statement must have ended its answer may take: those before it on the line are waited for too. */
const ANSWERED_WITHIN_MS = 3_000;
/** So long a connection is waited for, of the pool or new. */
const CONNECTED_WITHIN_MS = 5_000;

/** Connections of `db.reserved`; each is closed after it was not used for a while. */
const RESERVED = 4;
const RESERVED_IDLE_MS = 30_000;

/** So long the last questions may take when the database is closed. */
const CLOSED_WITHIN_MS = 5_000;

/** `url` leads to the database itself: what listens goes there also where there is a pooler. */
export function openDb(url: string, options: DbOptions = {}): Db {
  const { poolSize = 10, statementTimeoutMs = 5_000, lockTimeoutMs = 4_000, pooler = null } = options;
  const timeouts = {
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    // A transaction whose owner has forgotten it must not keep its locks.
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
  };
  const settings = sessionSettings(url, timeouts);
  // A database that has frozen cancels nothing; then the connection is given up.
  const query_timeout = statementTimeoutMs + ANSWERED_WITHIN_MS;
  const openLine = (max: number, idleTimeoutMillis: number) => {
    const pool = openPool({
      ...(pooler === null
        ? configOf(url, { ...timeouts, query_timeout })
        : configOf(pooler, { query_timeout })),
      ...(pooler === null && { verify: checkOf(settings) }),
      ...{ max, idleTimeoutMillis },
    });
    return { ...pool, settings: pooler === null ? null : settings };
  };
  // The outbox holds one connection while a bus on the database uses another. A connection keeps the plans of its
  // questions; one that waits costs nothing.
  const line = openLine(Math.max(2, poolSize), 0);
  const reserved = openLine(RESERVED, RESERVED_IDLE_MS);
  const signals = new EventEmitter();
  const ears: (() => Promise<void>)[] = [];

  const db: Db = {
    ...over(line),
    reserved: over(reserved),
    onSignal(name, hear) {
      signals.on(name, hear);
      return () => signals.off(name, hear);
    },
    async listen(channel, hearers) {
      ears.push(await listen(url, channel, hearers));
    },
    async close() {
      const ended = Promise.all([line.end(), reserved.end(), ...ears.map((stop) => stop())]);
      await Promise.race([ended, pause(CLOSED_WITHIN_MS, undefined, { ref: false })]);
    },
  };
  return db;

  function over(by: PoolLine): Pick<Db, 'sql' | 'atomically'> {
    return { sql: asker(new SharedLine(by)), atomically: (work, terms) => inOne(by, work, terms) };
  }

  async function inOne<T>(by: PoolLine, work: (tx: Tx) => Promise<T>, terms?: TransactionTerms): Promise<T> {
    const raised = new Set<Signal>();
    const later: (() => void)[] = [];
    const ended: Parameters<Tx['afterEnd']>[0][] = [];
    const result = await inTransaction(
      by,
      (scope) =>
        work({
          kind: 'tx',
          ...scope,
          signal: (name) => raised.add(name),
          afterCommit: (one) => void later.push(one),
          afterEnd: (one) => void ended.push(one),
        }),
      terms,
    ).finally(() => {
      for (const one of ended) one(db).catch((error: unknown) => log.bug(error));
    });
    // The transaction is committed: an error of a subscriber is only logged.
    for (const name of raised) orLog(() => signals.emit(name));
    for (const one of later) orLog(one);
    return result;
  }
}

function openPool(config: pg.PoolConfig) {
  const pool = new pg.Pool({
    ...{ maxLifetimeSeconds: 3_600, keepAlive: true, connectionTimeoutMillis: CONNECTED_WITHIN_MS },
    ...config,
  });
  // A failed query rejects its promise; these errors are of connections that were idle.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  pool.on('error', (error) => log.warn('a connection to the database was lost', { why: error.message }));
  return {
    pool,
    /** The pool reports its end before its sockets are closed; stopping the database then would break connections. */
    async end(): Promise<void> {
      await pool.end();
      while (open.size > 0) await once(pool, 'remove');
    },
  };
}

function orLog(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    log.bug(error);
  }
}

/** A pooler that nobody has named drops startup parameters in silence: such a connection is not used. */
const checkOf =
  (settings: SessionSettings) =>
  (client: pg.PoolClient, done: (error?: Error) => void): void => {
    requireSettings(client, settings).then(() => done(), done);
  };

/**
 * Asked without waiting for one another, so that they make one trip. All are answered before the first that failed is
 * thrown: what went on in a transaction that has ended would go on outside of it.
 */
export async function together<const Asked extends readonly Promise<unknown>[]>(
  ...asked: Asked
): Promise<{ -readonly [at in keyof Asked]: Awaited<Asked[at]> }> {
  const outcomes = await Promise.allSettled(asked);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return Promise.all(asked) as never;
}

/** One thing at a time for one player, until the transaction ends. */
export async function lockPlayer(tx: Tx, playerId: number): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(${playerId})`;
}

/** In the order of their numbers, so that nobody waits for each other. */
export async function lockPlayers(tx: Tx, players: readonly number[]): Promise<void> {
  const ordered = players.toSorted((a, b) => a - b);
  await tx.sql`select pg_advisory_xact_lock(player_id) from unnest(${ordered}::bigint[]) as player_id`;
}

/** Somebody else was first with what must be one of a kind. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** A rule of the database's own forbids it as things stand. */
export const isRestricted = (error: unknown): boolean => codeOf(error) === '23001';

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;
