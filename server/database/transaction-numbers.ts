// A dump that was restored into another cluster finds that cluster's transaction numbers below its own. They are then
// continued above the largest that is stored, so that the order of facts and the checkpoints of the ledger go on.
import { log } from '../plumbing/log.ts';
import { connect } from './connect.ts';
import { houseLocks } from './house-locks.ts';

/**
 * At every start, before anything is recorded. It changes nothing where the database is where it was, nor in one of a
 * release that had no lead.
 */
export async function continueNumbers(url: string): Promise<void> {
  const { sql, close } = await connect(url, { application_name: 'marigold transaction numbers' });
  try {
    // Servers that start together take turns, as for migrations; the lock goes with the connection.
    await sql`select pg_advisory_lock(${houseLocks.migrations})`;
    const [known] = await sql<{
      name: string | null;
    }>`select to_regprocedure('continue_transaction_numbers()') as name`;
    if (known!.name === null) return;
    const [row] = await sql<{ lead: number | null }>`select continue_transaction_numbers() as lead`;
    if (row!.lead !== null)
      log.warn(
        'the database was moved to another cluster: transaction numbers continue above the stored ones',
        {
          lead: row!.lead,
        },
      );
  } finally {
    await close();
  }
}
