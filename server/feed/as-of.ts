// Up to which moment what is known of events is complete. A producer's messages are one sequence, so a message that it created
// at some moment, once applied, means that everything it created before is applied, too.
import type { Sql } from '../database/db.ts';
import { logOutage } from '../plumbing/outage-log.ts';

/** A producer whose clock runs further ahead than this could make events look more recent than they are. */
const CLOCK_AHEAD_MAX_MS = 500;

/** Null where nothing follows from the time, because it is not stated or cannot be right. */
export function creationTime(at: string | undefined, now: Date): Date | null {
  if (at === undefined) return null;
  const created = new Date(at);
  if (created.getTime() <= now.getTime() + CLOCK_AHEAD_MAX_MS) return created < now ? created : now;
  logOutage('feed', 'the clock of a producer runs ahead, so bets in play are rejected', new Error(at));
  return null;
}

/** By event. Read it before the events themselves: they are then at least as recent. Events without a time are left out. */
export async function findAsOf(sql: Sql, eventIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  const rows = await sql<{ id: number; as_of: Date }>`
    select event.id, as_of from event join producer on producer.name = event.producer
    where event.id = any(${eventIds}::bigint[]) and as_of is not null`;
  return new Map(rows.map(({ id, as_of }) => [id, as_of]));
}

/** Of the least recent; null where nothing is known of one of them. */
export function oldestAsOf(asOf: ReadonlyMap<number, Date>, eventIds: readonly number[]): Date | null {
  const times = eventIds.map((id) => asOf.get(id)?.getTime() ?? Number.NEGATIVE_INFINITY);
  const oldest = Math.min(...times);
  return Number.isFinite(oldest) ? new Date(oldest) : null;
}
