// Several questions as one: all of it happens, or none.
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { isOutage, OutcomeUnknown } from '../plumbing/outage.ts';
import type { Sql, Tx } from './db.ts';
import { type SessionSettings, settingValues, withoutName } from './session-settings.ts';
import { asker, ConnectionLost, type Driver } from './statement.ts';
import { takeConnection } from './take-connection.ts';

export interface TransactionTerms {
  /** Reads much, for nobody who waits: what bounds other statements does not bound these. */
  isLong?: boolean;
  /** Reads only, and everything as of one moment. */
  isSnapshot?: boolean;
}

export interface PoolLine {
  pool: Pool;
  /** What each transaction sets for itself; null: every connection of the pool has it. */
  settings: SessionSettings | null;
}

const LONG_MS = 3_600_000;

/** Throws `OutcomeUnknown` when COMMIT was sent and not answered. After any other error nothing was kept. */
export async function inTransaction<T>(
  { pool, settings }: PoolLine,
  work: (scope: Pick<Tx, 'sql' | 'lastly'>) => Promise<T>,
  { isLong = false, isSnapshot = false }: TransactionTerms = {},
): Promise<T> {
  const client = await takeConnection(pool);
  const scope = createScope(settings === null ? client : unnamed(client), isLong ? LONG_MS : undefined);
  const { sql, lastly, failure } = scope;
  let isBroken = false;
  try {
    // These go with the first question, and fail where that one does.
    const begun = [isSnapshot ? sql`begin isolation level repeatable read read only` : sql`begin`];
    if (settings !== null) begun.push(setLocally(sql, settings));
    if (isLong) begun.push(sql`set local statement_timeout = 0`);
    const result = await work({ sql, lastly });
    if (scope.isCommitted()) return result;
    await Promise.all(begun);
    if (failure() !== undefined) throw failure();
    await sql`commit`.catch(doubt);
    return result;
  } catch (error) {
    isBroken = isLost(error) || (await isStuck(scope.rollback()));
    throw error;
  } finally {
    scope.end();
    client.release(isBroken);
  }
}

const unnamed = (client: PoolClient): Driver => ({
  query: (statement) => client.query(withoutName(statement)),
});

function setLocally(sql: Sql, settings: SessionSettings) {
  const [names, values] = settingValues(settings);
  return sql`
    select set_config(name, value, true) from unnest(${names}::text[], ${values}::text[]) as setting (name, value)`;
}

/** The database undoes what it refuses to commit. Where it was lost or ended instead, it may have committed before. */
function doubt(error: unknown): never {
  const isRefused = error instanceof DatabaseError && !isOutage(error) && !error.code?.startsWith('XX');
  if (isRefused) throw error;
  throw new OutcomeUnknown('whether the transaction was committed is not known', { cause: error });
}

/** There is nobody left to tell. */
const isLost = (error: unknown): boolean =>
  error instanceof ConnectionLost || error instanceof OutcomeUnknown;

const isStuck = (rollback: Promise<unknown>): Promise<boolean> =>
  rollback.then(
    () => false,
    () => true,
  );

/**
 * One that failed has spoilt the transaction, also where its failure was caught: PostgreSQL would answer the commit
 * with a silent rollback. And nothing may be asked of the connection when it is another's already.
 */
function createScope(driver: Driver, answeredWithinMs?: number) {
  const ask = asker(driver, answeredWithinMs);
  let first: unknown;
  let sent = 0;
  let isOver = false;
  let isCommitted = false;
  const sql: Sql = (parts, ...values) => {
    if (isOver) return Promise.reject(new Error('the transaction is over'));
    sent += 1;
    const answer = ask<never>(parts, ...values);
    answer.catch((error: unknown) => {
      first ??= error;
    });
    return answer;
  };
  return {
    sql,
    failure: () => first,
    isCommitted: () => isCommitted,
    rollback: () => ask`rollback`,
    end: () => {
      isOver = true;
    },

    /** COMMIT follows only if all were sent: one that could not be made must undo the others. */
    async lastly<T>(statements: number, send: () => Promise<T>): Promise<T> {
      const due = sent + statements;
      const answer = send();
      answer.catch(() => undefined);
      await turnOver();
      if (sent !== due) return answer;
      isOver = true;
      const [said, committed] = await Promise.allSettled([answer, ask`commit`]);
      // The database refuses to commit after one that it refused.
      if (first instanceof DatabaseError) throw first;
      if (committed.status === 'rejected') doubt(committed.reason);
      isCommitted = true;
      if (said.status === 'fulfilled') return said.value;
      throw new OutcomeUnknown('it was committed, and its answers were not understood', {
        cause: said.reason,
      });
    },
  };
}

/** Whatever fails without an answer from outside has failed by then. */
async function turnOver(): Promise<void> {
  await undefined;
  await new Promise<void>((resolve) => process.nextTick(resolve));
}
