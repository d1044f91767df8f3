// Ends what is under way before its time: for the sandbox alone.
import type { Db } from '../database/db.ts';

/** Gives the moment by which all of them are over: just after whatever is recorded by now. */
export async function endPeriods({ sql }: Db, now: Date): Promise<Date> {
  const ended = await sql<{ ends_at: Date }>`
    update cashback_period set ends_at = greatest(${now}::timestamptz, starts_at) + interval '1 ms'
    where closed_at is null returning ends_at`;
  return new Date(Math.max(now.getTime(), ...ended.map(({ ends_at }) => ends_at.getTime())));
}
