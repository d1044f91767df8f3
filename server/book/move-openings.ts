// Opening prices move until the match begins: hourly, and every ten minutes in its last hour.
import type { Db } from '../database/db.ts';
import type { Bus } from '../live/bus.ts';
import { tellEvents } from './tell-events.ts';

/** In one go; the others come with the next. So they do not all move in the same minute. */
const AT_ONCE = 60;

/** Of those whose chances we reckon ourselves; a producer's move when it says so. */
export async function moveOpenings(db: Db, bus: Bus, now: Date): Promise<void> {
  await db.atomically(async (tx) => {
    const moved = await tx.sql<{ id: number }>`
      update event set moved_at = ${now}, changed_at = ${now}, version = version + 1
      where id = any(array(
        select id from event
        where status = 'scheduled' and starts_at > ${now} and chances is null
          and (moved_at is null or moved_at <= ${now}::timestamptz
            - case when starts_at < ${now}::timestamptz + interval '1 hour' then interval '10 minutes'
              else interval '1 hour' end)
        order by moved_at nulls first, id limit ${AT_ONCE} for no key update skip locked))
      returning id`;
    await tellEvents(
      tx,
      bus,
      moved.map(({ id }) => id),
      now,
    );
  });
}
