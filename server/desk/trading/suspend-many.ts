// Everything that is in play, at once: for the minute in which nobody knows whether what the feed says is true.
import { tellEvents } from '../../book/tell-events.ts';
import type { Tx } from '../../database/db.ts';
import type { StaffContext } from '../desk-context.ts';

/** In the order of their numbers, as bets hold them. Those that a trader has suspended already are left as they are. */
export async function suspendLive(tx: Tx, reason: string, { rooms, now }: StaffContext): Promise<number[]> {
  const live = await tx.sql<{ id: number }>`
    select id from event where status in ('live', 'interrupted') and not trading ? 'pause'
    order by id for no key update`;
  const ids = live.map(({ id }) => id);
  await tx.sql`
    update event set trading = trading || jsonb_build_object('pause', jsonb_build_object('reason', ${reason}::text)),
      version = version + 1, changed_at = ${now}
    where id = any(${ids}::bigint[])`;
  await tellEvents(tx, rooms.desk.bus, ids, now);
  return ids;
}

export async function reopenMany(
  tx: Tx,
  events: readonly number[],
  { rooms, now }: StaffContext,
): Promise<number[]> {
  const paused = await tx.sql<{ id: number }>`
    select id from event where id = any(${events}::bigint[]) and trading ? 'pause' order by id for no key update`;
  const ids = paused.map(({ id }) => id);
  await tx.sql`
    update event set trading = trading - 'pause', version = version + 1, changed_at = ${now}
    where id = any(${ids}::bigint[])`;
  await tellEvents(tx, rooms.desk.bus, ids, now);
  return ids;
}
