// A connection of the pool, soon or not at all.
import type { Pool, PoolClient } from 'pg';
import { TooManyWait } from '../plumbing/outage.ts';
import { ConnectionLost, isLost } from './statement.ts';

/** Whoever comes then would wait in vain: so many are not served in the time that anyone is willing to wait. */
const WAITING_MAX = 1_000;

export async function takeConnection(pool: Pool): Promise<PoolClient> {
  if (pool.waitingCount >= WAITING_MAX)
    throw new TooManyWait(`${pool.waitingCount} wait for the database already`);
  try {
    return await pool.connect();
  } catch (error) {
    throw isLost(error) ? new ConnectionLost(error.message, { cause: error }) : error;
  }
}
