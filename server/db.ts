// The database, reduced to two verbs: ask it something (`sql`) and do several things as one (`atomically`).
import { EventEmitter } from 'node:events';
import { connect } from './database/connect.ts';

/** `db.sql` and `tx.sql` read the same; the row type is stated by whoever asks. */
export type Sql = <Row extends object>(
  text: TemplateStringsArray,
  ...values: readonly unknown[]
) => Promise<Row[]>;

/** Inside a transaction. A function that takes a `Tx` cannot be called without one. */
export interface Tx {
  readonly kind: 'tx';
  sql: Sql;
  /** Reaches `db.onSignal` in this process once the transaction has committed; a rollback forgets it. */
  signal(name: Signal): void;
}

/** What waits to be sent: live events, or letters. */
export type Signal = 'outbox' | 'letters';

export interface Db {
  sql: Sql;
  atomically<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  onSignal(name: Signal, hear: () => void): () => void;
  listen(channel: string, ears: Ears): Promise<void>;
  close(): Promise<void>;
}

export interface Ears {
  hear(payload: string): void;
  /** Called when the connection is back after a break: what was said meanwhile went unheard. */
  missed(): void;
}

export interface DbOptions {
  poolSize?: number;
  /** A statement that runs longer is cancelled, so that one slow question cannot hold the pool. */
  statementTimeoutMs?: number;
  lockTimeoutMs?: number;
}

export function openDb(url: string, options: DbOptions = {}): Db {
  const { poolSize = 10, statementTimeoutMs = 15_000, lockTimeoutMs = 5_000 } = options;
  const pool = connect(url, {
    // The outbox holds one connection while a bus on the database uses another.
    max: Math.max(2, poolSize),
    connect_timeout: 10,
    connection: {
      application_name: 'marigold',
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      // A transaction whose owner has forgotten it must not keep its locks.
      idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
    },
  });
  const signals = new EventEmitter();

  return {
    sql: pool as unknown as Sql,
    async atomically<T>(work: (tx: Tx) => Promise<T>) {
      const raised = new Set<Signal>();
      const result = await pool.begin((sql) =>
        work({ kind: 'tx', sql: sql as unknown as Sql, signal: (name) => raised.add(name) }),
      );
      for (const name of raised) signals.emit(name);
      return result as T;
    },
    onSignal(name, hear) {
      signals.on(name, hear);
      return () => signals.off(name, hear);
    },
    async listen(channel, { hear, missed }) {
      let isFirst = true;
      await pool.listen(channel, hear, () => {
        if (!isFirst) missed();
        isFirst = false;
      });
    },
    close: () => pool.end({ timeout: 5 }),
  };
}

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

/** Somebody else was first with what must be one of a kind. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** A rule of the database's own forbids it as things stand. */
export const isRestricted = (error: unknown): boolean => codeOf(error) === '23001';

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;
