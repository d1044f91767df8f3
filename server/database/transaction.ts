// Several questions as one: all of it happens, or none.
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { isOutage, OutcomeUnknown } from '../plumbing/outage.ts';
import type { Sql } from './db.ts';
import { asker, ConnectionLost } from './statement.ts';
import { takeConnection } from './take-connection.ts';

export interface TransactionTerms {
  /** Reads much, for nobody who waits: what bounds other statements does not bound these. */
  isLong?: boolean;
}

const LONG_MS = 3_600_000;

/** Throws `OutcomeUnknown` when COMMIT was sent and not answered. After any other error nothing was kept. */
export async function inTransaction<T>(
  pool: Pool,
  work: (sql: Sql) => Promise<T>,
  { isLong = false }: TransactionTerms = {},
): Promise<T> {
  const client = await takeConnection(pool);
  const { sql, failure, end } = createScope(client, isLong ? LONG_MS : undefined);
  let isBroken = false;
  try {
    // Goes with the first question, and fails where that one does.
    const begun = sql`begin`;
    const unbound = isLong ? sql`set local statement_timeout = 0` : begun;
    const result = await work(sql);
    await begun;
    await unbound;
    if (failure() !== undefined) throw failure();
    await sql`commit`.catch(doubt);
    return result;
  } catch (error) {
    isBroken = isLost(error) || (await isStuck(sql`rollback`));
    throw error;
  } finally {
    end();
    client.release(isBroken);
  }
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
function createScope(client: PoolClient, answeredWithinMs?: number) {
  const ask = asker(client, answeredWithinMs);
  let first: unknown;
  let isOver = false;
  const sql: Sql = (parts, ...values) => {
    if (isOver) return Promise.reject(new Error('the transaction is over'));
    const answer = ask<never>(parts, ...values);
    answer.catch((error: unknown) => {
      first ??= error;
    });
    return answer;
  };
  return {
    sql,
    failure: () => first,
    end: () => {
      isOver = true;
    },
  };
}
